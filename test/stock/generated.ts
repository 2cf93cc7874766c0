import fc from 'fast-check'
import { newBrand, newPrint, newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

const STATUSES = ['Pending', 'Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const TYPES = 3
const SPOOLS = 7
const amount = fc.option(fc.oneof(fc.constantFrom(0, 1, 300_000), fc.nat(400_000)), { freq: 3 })
const spool = fc.nat(SPOOLS - 1)

const usage = fc.record({
  material: fc.oneof(
    { weight: 4, arbitrary: fc.record({ spool, materialType: fc.constant(null) }) },
    {
      weight: 1,
      arbitrary: fc.record({ spool: fc.constant(null), materialType: fc.constantFrom('PLA', ' pla', 'ASA', null) }),
    },
  ),
  amountMg: fc.option(fc.nat(400_000), { freq: 2 }),
  estimatedAmountMg: amount,
})

const print = fc.record({
  status: fc.constantFrom(...STATUSES),
  deductsMaterial: fc.nat(7).map((number) => number > 0),
  usages: fc.array(usage, { maxLength: 4 }),
  reports: fc.uniqueArray(
    fc.record({ spool, usedNg: fc.constantFrom(0, 499_999, 500_000, 7_000_000_000, 150_000_000_000) }),
    {
      maxLength: 2,
      selector: (report) => report.spool,
    },
  ),
})
export type GeneratedPrint = typeof print extends fc.Arbitrary<infer Value> ? Value : never

/** A logbook. Names of records are indices. */
export const scene = fc.record({
  types: fc.array(
    fc.record({
      hasBrand: fc.boolean(),
      name: fc.constantFrom(null, 'Galaxy', 'Basic'),
      materialType: fc.constantFrom('PLA', 'pla', 'PETG'),
      colorHex: fc.option(fc.constantFrom('#1A1A1A', '#FF7A00')),
      reorderPointMg: fc.option(fc.constantFrom(0, 300_000, 900_000), { freq: 2 }),
      nominalWeightMg: fc.option(fc.constantFrom(0, 150_000, 1_000_000), { freq: 3 }),
    }),
    { minLength: TYPES, maxLength: TYPES },
  ),
  spools: fc.array(
    fc.record({
      type: fc.option(fc.nat(TYPES - 1), { freq: 2 }),
      displayName: fc.constantFrom('Galaxy', 'galaxy #2', 'Galaxy (3)', 'Basic'),
      brand: fc.constantFrom(null, 'Brand', 'BRAND '),
      materialType: fc.constantFrom('PLA', 'PLA', 'pla', 'PETG'),
      diameterMm: fc.constantFrom(1.75, 1.75, 2.85),
      colorName: fc.constantFrom(null, 'Black', ' black'),
      colorHex: fc.constantFrom(null, '#1A1A1A'),
      nominalWeightMg: fc.option(fc.constant(1_000_000), { freq: 4 }),
      balanceMg: fc.oneof(fc.constantFrom(-30_000, 0, 300_000), fc.integer({ min: -50_000, max: 1_000_000 })),
      isActive: fc.nat(4).map((number) => number > 0),
    }),
    { minLength: SPOOLS, maxLength: SPOOLS },
  ),
  prints: fc.array(print, { maxLength: 12 }),
})
export type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never

/** A stored logbook. */
export interface StoredScene {
  readonly user: User
  readonly spools: readonly string[]
}

/** Stores a generated logbook as it is: nothing is deducted from the spools. */
export async function storeScene(server: TestServer, { types, spools, prints }: Scene): Promise<StoredScene> {
  const { db } = server
  const user = await newUser(server)
  const own = { user_id: user.id }
  const brand = await newBrand(server, user, { name: 'Brand' })
  const typeRows = types.map((type) => ({
    ...own,
    brand_id: type.hasBrand ? brand.id : null,
    name: type.name,
    material_type: type.materialType,
    color_hex: type.colorHex,
    reorder_point_mg: type.reorderPointMg,
    initial_nominal_weight_mg: type.nominalWeightMg,
  }))
  const typeIds = (await db.insertInto('filament_types').values(typeRows).returning('id').execute()).map(({ id }) => id)
  const spoolRows = spools.map((spool) => ({
    ...own,
    type_id: spool.type === null ? null : (typeIds[spool.type] ?? null),
    display_name: spool.displayName,
    brand: spool.brand,
    material_type: spool.materialType,
    diameter_mm: spool.diameterMm,
    color_name: spool.colorName,
    color_hex: spool.colorHex,
    initial_nominal_weight_mg: spool.nominalWeightMg,
    balance_mg: spool.balanceMg,
    is_active: spool.isActive,
  }))
  const made = await db.insertInto('filaments').values(spoolRows).returning('id').execute()
  const stored = { user, spools: made.map(({ id }) => id) }
  for (const print of prints) await storePrint(server, stored, print)
  return stored
}

/** Adds a print to a stored logbook. */
export async function storePrint(
  server: TestServer,
  { user, spools }: StoredScene,
  { status, deductsMaterial, usages, reports }: GeneratedPrint,
): Promise<number> {
  const print = await newPrint(server, user, { status, deducts_material: deductsMaterial })
  const own = { user_id: user.id, print_id: print.id }
  const rows = usages.map(({ material, amountMg, estimatedAmountMg }, position) => ({
    ...own,
    position,
    filament_id: material.spool === null ? null : (spools[material.spool] ?? null),
    material_type: material.materialType,
    amount_mg: amountMg,
    estimated_amount_mg: estimatedAmountMg,
    status,
  }))
  if (rows.length > 0) await server.db.insertInto('filament_usages').values(rows).execute()
  const uses = reports.flatMap(({ spool, usedNg }) => {
    const filament_id = spools[spool]
    return filament_id === undefined ? [] : { ...own, filament_id, minute: '2026-03-14T08:05:00Z', used_ng: usedNg }
  })
  if (uses.length > 0) await server.db.insertInto('spool_uses').values(uses).execute()
  return print.id
}

/** A print that reserves nothing: one that is over, or deducts nothing. */
export const unrelatedPrint = print.map((print) => ({
  ...print,
  status:
    print.deductsMaterial && (print.status === 'Pending' || print.status === 'Printing')
      ? ('Success' as const)
      : print.status,
}))
