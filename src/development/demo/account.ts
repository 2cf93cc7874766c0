import type { Insertable } from 'kysely'
import type { Filaments, LoadedFilaments, Printers, Projects, Users } from '../../../generated/database.d.ts'
import { filaments, printers } from './data/products.ts'
import { toMicros } from '../../kernel/money.ts'
import { shareKeyFor } from '../../kernel/shareKey.ts'
import { daysAgo } from './calendar.ts'
import { printerFacts, spoolFacts } from './facts.ts'
import type { OwnPrinter, OwnProject, OwnSpool, Person } from './person.ts'
import type { FilamentProduct, PrinterProduct } from './product.ts'
import type { Random } from './random.ts'

/** Diameter of all filament in the demo. */
export const DIAMETER_MM = 1.75

/** A spool with less is empty: nothing can be printed with it, in grams. */
const EMPTY_G = 12

/** Printer of an account, with its state while the history is generated. */
export interface Machine {
  readonly id: number
  readonly own: OwnPrinter
  readonly product: PrinterProduct
  /** Loaded spools by slot. */
  readonly loaded: Map<number, Spool>
  /** End of its last print. */
  busyUntil: Date
  lastEvent: Date | null
}

/** Spool of an account. */
export interface Spool {
  readonly id: string
  readonly own: OwnSpool
  readonly product: FilamentProduct
  /** Filament left for further prints, in grams. */
  leftG: number
}

/** Project of an account. */
interface Project {
  readonly id: string
  readonly own: OwnProject
}

/** A person's account with printers, spools and projects. */
export interface DemoAccount {
  readonly person: Person
  readonly userId: number
  readonly machines: readonly Machine[]
  readonly spools: readonly Spool[]
  readonly projects: readonly Project[]
}

/**
 * Creates a person's account.
 * @param printerIds one id for each of the person's printers
 */
export function createAccount(
  person: Person,
  userId: number,
  printerIds: readonly number[],
  random: Random,
): DemoAccount {
  return {
    person,
    userId,
    machines: person.printers.map((own, index) => ({
      id: printerIds[index] ?? 0,
      own,
      product: printers[own.product],
      loaded: new Map(),
      busyUntil: new Date(0),
      lastEvent: null,
    })),
    spools: person.spools.map((own) => {
      const product = filaments[own.product]
      const leftG = (own.nominalWeightG ?? product.nominalWeightG) - (own.weighed?.leftG ?? 0)
      const id = random.uuid()
      return { id: own.id ?? id, own, product, leftG }
    }),
    projects: person.projects.map((own) => {
      const id = random.uuid()
      return { id: own.id ?? id, own }
    }),
  }
}

/** Row of the user. */
export function userRow({ person, userId }: DemoAccount, now: Date): Insertable<Users> {
  const created = daysAgo(now, person.loggingSinceDaysAgo + 1).toISOString()
  return {
    id: userId,
    display_name: person.displayName,
    bio: person.bio,
    email: `${person.subject}@example.org`,
    view_status: person.viewStatus,
    share_key: shareKeyFor(person.viewStatus, null),
    time_zone: person.timeZone,
    currency: person.currency,
    electricity_rate_micros: microsOrNull(person.electricityRatePerKwh),
    default_spool_price_micros: microsOrNull(person.defaultSpoolPrice),
    created_date: created,
    updated_date: created,
  }
}

/** Rows of the printers. */
export function printerRows({ person, userId, machines }: DemoAccount, now: Date): Insertable<Printers>[] {
  const created = daysAgo(now, person.loggingSinceDaysAgo + 1).toISOString()
  return machines.map(({ id, own, product, lastEvent }) => ({
    user_id: userId,
    id,
    name: own.name,
    make: product.make,
    model: product.model,
    description: own.description,
    category: product.category,
    nozzle_diameter_mm: 0.4,
    filament_diameter_mm: DIAMETER_MM,
    bed_width_mm: product.bedMm[0],
    bed_depth_mm: product.bedMm[1],
    bed_height_mm: product.bedMm[2],
    wattage_w: product.wattageW,
    ...printerFacts(own, person.currency),
    last_event_date: lastEvent?.toISOString() ?? null,
    created_date: created,
    updated_date: created,
  }))
}

/** Rows of the spools. Their balance is the nominal weight, before any print is deducted. */
export function spoolRows({ person, userId, spools }: DemoAccount, now: Date): Insertable<Filaments>[] {
  return spools.map(({ id, own, product, leftG }) => {
    const bought = daysAgo(now, own.boughtDaysAgo).toISOString()
    const nominalMg = nominalMgOf(own, product)
    return {
      user_id: userId,
      id,
      display_name: `${product.brand} ${product.materialType} ${product.colorName}`,
      brand: product.brand,
      material_type: product.materialType,
      material_density_gram_per_cubic_cm: product.densityGramPerCubicCm,
      diameter_mm: DIAMETER_MM,
      color_name: product.colorName,
      color_hex: product.colorHex,
      colors: [...(product.colors ?? [])],
      color_pattern: product.colorPattern ?? 'Solid',
      finish_type: product.finishType,
      initial_nominal_weight_mg: nominalMg,
      spool_weight_mg: product.spoolWeightG * 1000,
      nozzle_temperature_celsius: product.nozzleCelsius,
      bed_temperature_celsius: product.bedCelsius,
      purchase_date: bought.slice(0, 10),
      purchase_price_micros: microsOrNull(own.price),
      purchase_currency: own.price === null ? null : (own.currency ?? person.currency),
      storage_location: own.storageLocation,
      is_active: own.discarded === undefined && leftG + (own.weighed?.leftG ?? 0) >= EMPTY_G,
      is_favorite: own.isFavorite ?? false,
      notes: own.notes ?? null,
      low_stock_threshold_mg: 100_000,
      ...spoolFacts(own, now),
      balance_mg: nominalMg ?? 0,
      created_date: bought,
      updated_date: bought,
    }
  })
}

/** Rows of the projects. */
export function projectRows({ userId, projects }: DemoAccount, now: Date): Insertable<Projects>[] {
  return projects.map(({ id, own }) => {
    const started = daysAgo(now, own.startedDaysAgo).toISOString()
    return {
      user_id: userId,
      id,
      name: own.name,
      description: own.description,
      status: own.status,
      view_status: own.viewStatus,
      share_key: shareKeyFor(own.viewStatus, null),
      created_date: started,
      updated_date: started,
    }
  })
}

/** Rows of the loaded spools, as the last prints of the history left them. */
export function loadedRows({ userId, machines }: DemoAccount): Insertable<LoadedFilaments>[] {
  return machines.flatMap(({ id, loaded }) =>
    [...loaded].map(([slot, spool]) => ({ user_id: userId, printer_id: id, slot, filament_id: spool.id })),
  )
}

function nominalMgOf(own: OwnSpool, product: FilamentProduct): number | null {
  const grams = own.nominalWeightG === undefined ? product.nominalWeightG : own.nominalWeightG
  return grams === null ? null : grams * 1000
}

/** Amount of money in millionths; null stays null. */
export function microsOrNull(amount: number | null): number | null {
  return amount === null ? null : toMicros(amount)
}
