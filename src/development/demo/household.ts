import type { Insertable } from 'kysely'
import type { Filaments, LoadedFilaments, Printers, Projects, Users } from '../../../generated/database.d.ts'
import { filaments, printers } from '../../../db/demo/products.ts'
import { toMicros } from '../../money.ts'
import { shareKeyFor } from '../../shareKey.ts'
import { daysAgo } from './calendar.ts'
import type { FilamentProduct, OwnPrinter, OwnProject, OwnSpool, Person, PrinterProduct } from './person.ts'
import type { Random } from './random.ts'

/** Usual diameter of filament. */
export const DIAMETER_MM = 1.75

export interface Machine {
  readonly id: number
  readonly own: OwnPrinter
  readonly product: PrinterProduct
  /** The spools in its slots. */
  readonly loaded: Map<number, Spool>
  /** When the print on it ends. */
  busyUntil: Date
  lastEvent: Date | null
}

export interface Spool {
  readonly id: string
  readonly own: OwnSpool
  readonly product: FilamentProduct
  /** What may still be planned with. */
  leftG: number
}

export interface Project {
  readonly id: string
  readonly own: OwnProject
}

/** A person with everything they print with. */
export interface Household {
  readonly person: Person
  readonly userId: number
  readonly machines: readonly Machine[]
  readonly spools: readonly Spool[]
  readonly projects: readonly Project[]
}

/** @param printerIds one for each of the person's printers */
export function furnish(person: Person, userId: number, printerIds: readonly number[], random: Random): Household {
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
      return { id: random.uuid(), own, product, leftG }
    }),
    projects: person.projects.map((own) => ({ id: random.uuid(), own })),
  }
}

export function userRow({ person, userId }: Household, now: Date): Insertable<Users> {
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

export function printerRows({ person, userId, machines }: Household, now: Date): Insertable<Printers>[] {
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
    last_event_date: lastEvent?.toISOString() ?? null,
    created_date: created,
    updated_date: created,
  }))
}

/** Their balance is the nominal weight: nothing was printed with them yet. */
export function spoolRows({ userId, spools }: Household, now: Date): Insertable<Filaments>[] {
  return spools.map(({ id, own, product }) => {
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
      purchase_currency: own.currency,
      storage_location: own.storageLocation,
      is_active: own.discarded === undefined,
      is_favorite: own.isFavorite ?? false,
      notes: own.notes ?? null,
      low_stock_threshold_mg: 100_000,
      balance_mg: nominalMg ?? 0,
      created_date: bought,
      updated_date: bought,
    }
  })
}

export function projectRows({ userId, projects }: Household, now: Date): Insertable<Projects>[] {
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

/** After the history was written: what the last prints left in the printers. */
export function loadedRows({ userId, machines }: Household): Insertable<LoadedFilaments>[] {
  return machines.flatMap(({ id, loaded }) =>
    [...loaded].map(([slot, spool]) => ({ user_id: userId, printer_id: id, slot, filament_id: spool.id })),
  )
}

function nominalMgOf(own: OwnSpool, product: FilamentProduct): number | null {
  const grams = own.nominalWeightG === undefined ? product.nominalWeightG : own.nominalWeightG
  return grams === null ? null : grams * 1000
}

export function microsOrNull(amount: number | null): number | null {
  return amount === null ? null : toMicros(amount)
}
