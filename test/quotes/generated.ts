import fc from 'fast-check'
import {
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newUsage,
  newUser,
  type User,
} from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

const STATUSES = ['Success', 'PartialSuccess', 'Failed', 'Cancelled', 'Pending', 'Printing'] as const
/** Money in micros, mostly with few digits. */
const micros = (most: number) =>
  fc.oneof(
    fc.nat(most),
    fc.nat(Math.floor(most / 10_000)).map((cents) => cents * 10_000),
  )
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 })
/** Number with up to four decimals. */
const decimal = (most: number) => fc.nat(most * 10_000).map((parts) => parts / 10_000)
const percent = (most: number) => maybe(fc.oneof(fc.nat(most), decimal(most)))

const material = fc.record({
  of: fc.constantFrom('spool', 'spool', 'type', 'text'),
  priceMicros: maybe(micros(90_000_000)),
  weightMg: fc.constantFrom(1_000_000, 750_000, 333_333, 1000, 0, null),
  isForeign: fc.nat(5).map((number) => number === 0),
  pricePerKilogramMicros: fc.option(micros(90_000_000), { freq: 2 }),
  amountMg: maybe(fc.nat(900_000)),
})
export type GeneratedMaterial = typeof material extends fc.Arbitrary<infer Value> ? Value : never

/** A logbook with all that a quote depends on, and the request for it. */
export const scene = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  electricityRateMicros: maybe(micros(900_000)),
  defaultPriceMicros: maybe(micros(60_000_000)),
  hasPrinter: fc.nat(4).map((number) => number > 0),
  wattageW: maybe(decimal(400)),
  seconds: maybe(fc.nat(400_000)),
  energyWh: fc.option(decimal(5000), { freq: 2 }),
  copies: fc.integer({ min: 1, max: 12 }),
  materials: fc.array(material, { maxLength: 4 }),
  outcomes: fc.array(fc.record({ status: fc.constantFrom(...STATUSES), isOfPrinter: fc.boolean() }), {
    maxLength: 20,
    size: 'max',
  }),
  quantity: fc.integer({ min: 1, max: 40 }),
  wastePercent: percent(60),
  machineRateMicros: maybe(micros(9_000_000)),
  laborMinutes: maybe(decimal(300)),
  laborRateMicros: maybe(micros(90_000_000)),
  failurePercent: fc.option(decimal(100), { freq: 2 }),
  useFailureHistory: fc.boolean(),
  marginPercent: percent(300),
  taxPercent: percent(30),
  /** In minor units of the currency. */
  roundTo: maybe(fc.constantFrom(0, 1, 5, 50, 1000, 7)),
})
export type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never

/** Decimals of the minor unit of a currency (ISO 4217). */
export const DIGITS = { EUR: 2, JPY: 0, KWD: 3 } as const

/** A stored logbook, with the ids that a request names. */
export interface StoredScene {
  readonly user: User
  readonly printerId: number | null
  /** Ids of the spools and filament types, in the order of the materials; null for a material without. */
  readonly ids: readonly (string | number | null)[]
}

/** Stores what a quote depends on. */
export async function storeScene(server: TestServer, generated: Scene): Promise<StoredScene> {
  const { currency, electricityRateMicros, defaultPriceMicros, hasPrinter, wattageW, materials, outcomes } = generated
  const rates = { electricity_rate_micros: electricityRateMicros, default_spool_price_micros: defaultPriceMicros }
  const user = await newUser(server, { currency, ...rates })
  const printerId = hasPrinter ? (await newPrinter(server, user, { wattage_w: wattageW })).id : null
  for (const { status, isOfPrinter } of outcomes) {
    await newPrint(server, user, { status, printer_id: isOfPrinter ? printerId : null })
  }
  const ids: (string | number | null)[] = []
  for (const one of materials) ids.push(await storeMaterial(server, user, currency, one))
  return { user, printerId, ids }
}

async function storeMaterial(server: TestServer, user: User, currency: string, one: GeneratedMaterial) {
  if (one.of === 'text') return null
  const facts = {
    purchase_price_micros: one.priceMicros,
    purchase_currency: one.priceMicros === null ? null : one.isForeign ? 'CHF' : currency,
    initial_nominal_weight_mg: one.weightMg,
  }
  return one.of === 'spool'
    ? (await newFilament(server, user, facts)).id
    : (await newFilamentType(server, user, facts)).id
}

/** The rates of the request, without the print. */
export function ratesOf(generated: Scene) {
  const { currency, roundTo, machineRateMicros, laborRateMicros } = generated
  const { quantity, wastePercent, laborMinutes, failurePercent, useFailureHistory, marginPercent, taxPercent } =
    generated
  const given = failurePercent === null ? { useFailureHistory } : { failurePercent }
  return {
    ...{ quantity, wastePercent, laborMinutes, marginPercent, taxPercent, ...given },
    machineRatePerHour: machineRateMicros === null ? null : machineRateMicros / 1e6,
    laborRatePerHour: laborRateMicros === null ? null : laborRateMicros / 1e6,
    roundTo: roundTo === null ? null : roundTo / 10 ** DIGITS[currency],
  }
}

/** The print of the request, described. */
export function describedPrint({ seconds, energyWh, copies, materials }: Scene, { printerId, ids }: StoredScene) {
  return {
    printerId,
    // A request needs one of the two at least.
    printTimeInSeconds: seconds ?? (materials.length === 0 ? 0 : null),
    measuredEnergyWh: energyWh,
    copies,
    materials: materials.map(({ of, amountMg, pricePerKilogramMicros: micros }, index) => ({
      ...(of === 'spool' ? { filamentId: ids[index] } : of === 'type' ? { filamentTypeId: ids[index] } : {}),
      ...(of === 'text' ? { materialType: 'PLA' } : {}),
      pricePerKilogram: micros === null ? null : micros / 1e6,
      amountMg,
    })),
  }
}

/** Stores the print of a scene whose materials a print can have: spools and material types, by their recorded prices. */
export async function storePrint(server: TestServer, generated: Scene, stored: StoredScene): Promise<number> {
  const { seconds, energyWh, copies, materials } = generated
  const print = await newPrint(server, stored.user, {
    status: 'Pending',
    printer_id: stored.printerId,
    estimated_print_time_in_seconds: seconds,
    measured_energy_wh: energyWh,
    copies,
  })
  for (const [position, { amountMg }] of materials.entries()) {
    const id = stored.ids[position]
    const material = typeof id === 'string' ? { filament_id: id } : { material_type: 'PLA' }
    await newUsage(server, print, { ...material, position, estimated_amount_mg: amountMg })
  }
  return print.id
}
