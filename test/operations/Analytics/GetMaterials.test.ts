import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Insertable } from 'kysely'
import type { MaterialsResponse } from '../../../generated/api.d.ts'
import type { FilamentUsages, Prints } from '../../../generated/database.d.ts'
import {
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newUsage,
  newUser,
  type User,
} from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-31T12:00:00Z')
const { client } = server

const MARCH = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-04-01T00:00:00Z' }

async function materials(user: User, query: Query = MARCH): Promise<MaterialsResponse> {
  return (await client.call('Analytics_GetMaterials', { as: user, query })).body
}

/** Makes a print of a day in March with what it used; its own weight is the sum. */
async function print(
  user: User,
  overrides: Partial<Insertable<Prints>>,
  ...usages: Partial<Insertable<FilamentUsages>>[]
): Promise<void> {
  const known = usages.flatMap(({ amount_mg }) => amount_mg ?? [])
  const row = await newPrint(server, user, {
    start_date: '2026-03-02T10:00:00Z',
    filament_amount_mg: known.length === 0 ? null : known.reduce((sum, amount) => sum + Number(amount), 0),
    ...overrides,
  })
  for (const [position, usage] of usages.entries()) await newUsage(server, row, { position, ...usage })
}

test('consumption by type, brand and colour, with shares of what is counted', async () => {
  const user = await newUser(server)
  const black = { color_name: 'Black', color_hex: '#1A1A1A' }
  const pla = await newFilament(server, user, { brand: 'Prusament', ...black })
  const morePla = await newFilament(server, user, { brand: 'Polymaker', ...black })
  const petg = await newFilament(server, user, { material_type: 'PETG', color_name: 'Orange' })
  // One print used two spools of a type: two uses.
  await print(user, {}, { filament_id: pla.id, amount_mg: 30_000 }, { filament_id: morePla.id, amount_mg: 10_000 })
  await print(user, {}, { filament_id: petg.id, estimated_amount_mg: 15_000 }, { filament_id: pla.id })
  await print(user, {}, { material_type: 'PETG', amount_mg: 5000 })
  await print(user, { start_date: null }, { filament_id: petg.id, amount_mg: 1 })
  const { byType, byBrand, byColor } = (await materials(user)).current

  const Undated = { reason: 'Undated', count: 1 }
  const WeightMissing = { reason: 'WeightMissing', count: 1 }
  assert.deepEqual(byType, {
    rows: [
      { materialType: 'PLA', amountMg: 40_000, sharePercent: 66.7, useCount: 2 },
      { materialType: 'PETG', amountMg: 20_000, sharePercent: 33.3, useCount: 2 },
    ],
    coverage: { counted: 4, total: 6, exclusions: [Undated, WeightMissing] },
  })
  // The orange spool names no brand, and other material has none.
  assert.deepEqual(byBrand, {
    rows: [
      { brand: 'Prusament', amountMg: 30_000, sharePercent: 75, useCount: 1 },
      { brand: 'Polymaker', amountMg: 10_000, sharePercent: 25, useCount: 1 },
    ],
    coverage: { counted: 2, total: 6, exclusions: [Undated, WeightMissing, { reason: 'MaterialMissing', count: 2 }] },
  })
  assert.deepEqual(byColor, {
    rows: [
      { colorName: 'Black', colorHex: '#1A1A1A', colors: [], amountMg: 40_000, sharePercent: 72.7, useCount: 2 },
      { colorName: 'Orange', colorHex: null, colors: [], amountMg: 15_000, sharePercent: 27.3, useCount: 1 },
    ],
    coverage: { counted: 3, total: 6, exclusions: [Undated, WeightMissing, { reason: 'MaterialMissing', count: 1 }] },
  })
})

test('consumption by filament type: that of the spool today, by brand and name', async () => {
  const user = await newUser(server)
  const brand = await newBrand(server, user, { name: 'Prusament' })
  const colors = ['#1A1A1A', '#FF7A00']
  const galaxy = await newFilamentType(server, user, { brand_id: brand.id, name: 'Galaxy Black', color_hex: '#1A1A1A' })
  const orange = await newFilamentType(server, user, { brand_id: brand.id, name: 'PRUSAMENT Orange', colors })
  const nameless = await newFilamentType(server, user, { name: null, material_type: 'PETG' })
  const moved = await newFilament(server, user, { type_id: galaxy.id })
  await print(user, {}, { filament_id: moved.id, amount_mg: 10_000 })
  let amount_mg = 11_000
  for (const type_id of [galaxy.id, orange.id, nameless.id, null]) {
    const { id } = await newFilament(server, user, { type_id })
    await print(user, {}, { filament_id: id, amount_mg })
    amount_mg += 1000
  }
  await print(user, {}, { filament_id: moved.id }, { material_type: 'PLA', amount_mg: 5000 })
  await print(user, { start_date: null }, { filament_id: moved.id, amount_mg: 1 })
  const row = { colorHex: null, colors: [], useCount: 1 }
  const names = { galaxy: 'Prusament Galaxy Black', orange: 'PRUSAMENT Orange' }
  const coverage = {
    counted: 4,
    total: 8,
    exclusions: [
      { reason: 'Undated', count: 1 },
      { reason: 'WeightMissing', count: 1 },
      { reason: 'MaterialMissing', count: 2 },
    ],
  }
  assert.deepEqual((await materials(user)).current.byFilamentType, {
    rows: [
      {
        ...{ filamentTypeId: galaxy.id, name: names.galaxy, colorHex: '#1A1A1A', colors: [] },
        ...{ amountMg: 21_000, sharePercent: 45.7, useCount: 2 },
      },
      { ...row, filamentTypeId: nameless.id, name: 'PETG', amountMg: 13_000, sharePercent: 28.3 },
      { ...row, filamentTypeId: orange.id, name: names.orange, colors, amountMg: 12_000, sharePercent: 26.1 },
    ],
    coverage,
  })

  const body = { typeId: nameless.id }
  await client.call('Filaments_PatchFilament', { as: user, path: { id: moved.id }, body })
  const { rows } = (await materials(user)).current.byFilamentType
  assert.deepEqual(
    rows.map(({ filamentTypeId, amountMg }) => [filamentTypeId, amountMg]),
    [
      [nameless.id, 23_000],
      [orange.id, 12_000],
      [galaxy.id, 11_000],
    ],
  )
})

test('a series for each type, most used first; a bucket without use has a zero', async () => {
  const user = await newUser(server)
  await print(user, { start_date: '2026-03-01T10:00:00Z' }, { material_type: 'ASA', amount_mg: 1 })
  await print(user, { start_date: '2026-03-01T10:00:00Z' }, { material_type: 'PLA', amount_mg: 5 })
  await print(user, { start_date: '2026-03-03T10:00:00Z' }, { material_type: 'PLA', amount_mg: 7 })
  await print(user, { start_date: null }, { material_type: 'TPU', amount_mg: 9 })
  const { series } = (await materials(user, { ...MARCH, ToDate: '2026-03-04T00:00:00Z' })).current
  assert.deepEqual(
    series.types.map(({ materialType, points }) => [materialType, points.map(({ amountMg }) => amountMg)]),
    [
      ['PLA', [5, 0, 7]],
      ['ASA', [1, 0, 0]],
    ],
  )
  assert.deepEqual(series.coverage, { counted: 3, total: 4, exclusions: [{ reason: 'Undated', count: 1 }] })
})

test('the most used spools, with what they are', async () => {
  const user = await newUser(server)
  const little = await newFilament(server, user, { display_name: 'Little' })
  const much = await newFilament(server, user, {
    display_name: 'Much',
    brand: 'B',
    color_hex: '#FF7A00',
    is_active: false,
  })
  await newFilament(server, user, { display_name: 'Unused' })
  await print(user, {}, { filament_id: little.id, amount_mg: 5 }, { filament_id: much.id, amount_mg: 4 })
  await print(user, {}, { filament_id: much.id, amount_mg: 3 }, { material_type: 'PLA', amount_mg: 100 })
  const { topSpools } = (await materials(user)).current
  const spool = { brand: null, materialType: 'PLA', colorName: null, colorHex: null, colors: [] }
  assert.deepEqual(topSpools, {
    rows: [
      {
        ...{ filamentId: much.id, displayName: 'Much', ...spool, brand: 'B', colorHex: '#FF7A00' },
        ...{ amountMg: 7, useCount: 2 },
      },
      { filamentId: little.id, displayName: 'Little', ...spool, amountMg: 5, useCount: 1 },
    ],
    coverage: { counted: 3, total: 4, exclusions: [{ reason: 'MaterialMissing', count: 1 }] },
  })
})

test('up to 20 spools are listed', async () => {
  const user = await newUser(server)
  for (let amount_mg = 1; amount_mg <= 21; amount_mg += 1) {
    const { id } = await newFilament(server, user)
    await print(user, {}, { filament_id: id, amount_mg })
  }
  const { rows } = (await materials(user)).current.topSpools
  assert.deepEqual([rows.length, rows[0]?.amountMg, rows.at(-1)?.amountMg], [20, 21, 2])
})

test('waste is what went into failed and cancelled prints', async () => {
  const user = await newUser(server)
  await print(user, { status: 'Failed', filament_amount_mg: 6000, estimated_filament_amount_mg: 9000 })
  await print(user, { status: 'Cancelled', estimated_filament_amount_mg: 2000 })
  await print(user, { status: 'Failed' })
  await print(user, { status: 'Success', filament_amount_mg: 40_000 })
  await print(user, { status: 'PartialSuccess', filament_amount_mg: 2000 })
  await print(user, { status: 'Cancelled', filament_amount_mg: 99_000, start_date: null })
  const Undated = { reason: 'Undated', count: 1 }
  const WeightMissing = { reason: 'WeightMissing', count: 1 }
  assert.deepEqual((await materials(user)).current.waste, {
    printCount: { count: 3, coverage: { counted: 3, total: 4, exclusions: [Undated] } },
    filament: { amountMg: 8000, coverage: { counted: 2, total: 4, exclusions: [Undated, WeightMissing] } },
    // 8 of 50 grams.
    share: { percent: 16, coverage: { counted: 4, total: 6, exclusions: [Undated, WeightMissing] } },
  })
})

test('a share of nothing is null: prints that used 0 mg', async () => {
  const user = await newUser(server)
  await print(user, { status: 'Failed' }, { material_type: 'PLA', amount_mg: 0 })
  const { waste, byType, total } = (await materials(user)).current
  assert.deepEqual([total.amountMg, waste.filament.amountMg, waste.share.percent], [0, 0, null])
  assert.deepEqual(byType.rows, [{ materialType: 'PLA', amountMg: 0, sharePercent: null, useCount: 1 }])
})

test('the runway is the balance by the mean use of 90 days, in whole days and at most 365', async () => {
  const user = await newUser(server)
  // Ids are random; each spool is known by its name.
  const spool = (display_name: string, nominal: number | null, balance_mg: number, is_active = true) =>
    newFilament(server, user, { display_name, initial_nominal_weight_mg: nominal, balance_mg, is_active })
  const fast = await spool('900 g in 90 days, 259 g left', 1_000_000, 259_000)
  const slow = await spool('9 g in 90 days, 700 g left', 1_000_000, 700_000)
  const overdrawn = await spool('1 g in 90 days, less than nothing left', 1_000_000, -5)
  const unknown = await spool('of unknown weight', null, -450_000)
  const unused = await spool('used before', 1_000_000, 500_000)
  const retired = await spool('taken out of use', 1_000_000, 500_000, false)
  await print(user, { start_date: '2026-03-31T11:59:59.999Z' }, { filament_id: fast.id, amount_mg: 800_000 })
  await print(user, { start_date: '2025-12-31T12:00:00Z' }, { filament_id: fast.id, estimated_amount_mg: 100_000 })
  await print(user, {}, { filament_id: slow.id, amount_mg: 9000 }, { filament_id: overdrawn.id, amount_mg: 1000 })
  await print(user, {}, { filament_id: unknown.id, amount_mg: 450_000 }, { filament_id: retired.id, amount_mg: 9 })
  // 90 days and a moment ago, in the future, and at no known time.
  await print(user, { start_date: '2025-12-31T11:59:59.999Z' }, { filament_id: unused.id, amount_mg: 5000 })
  await print(user, { start_date: '2026-03-31T12:00:00Z' }, { filament_id: unused.id, amount_mg: 5000 })
  await print(user, { start_date: null }, { filament_id: unused.id, amount_mg: 5000 })

  // Whatever the range.
  const [{ runway }, ofJune] = [
    await materials(user),
    await materials(user, { FromDate: '2019-06-01T00:00:00Z', ToDate: '2019-07-01T00:00:00Z', Statuses: 'Failed' }),
  ]
  assert.deepEqual(ofJune.runway, runway)
  assert.equal(runway.asOf, '2026-03-31T12:00:00.000Z')
  assert.deepEqual(
    runway.rows
      .slice(0, 3)
      .map(({ filamentId, remainingMg, meanDailyUseMg, runwayDays }) => [
        filamentId,
        remainingMg,
        meanDailyUseMg,
        runwayDays,
      ]),
    [
      [overdrawn.id, -5, 11.1, 0],
      [fast.id, 259_000, 10_000, 25],
      [slow.id, 700_000, 100, 365],
    ],
  )
  const rest = new Map(runway.rows.slice(3).map((row) => [row.filamentId, row]))
  assert.deepEqual([...rest.keys()].sort(), [unknown.id, unused.id].sort())
  const names = { displayName: unknown.display_name, materialType: 'PLA', filamentId: unknown.id }
  assert.deepEqual(rest.get(unknown.id), { ...names, remainingMg: null, meanDailyUseMg: 5000, runwayDays: null })
  assert.deepEqual([rest.get(unused.id)?.meanDailyUseMg, rest.get(unused.id)?.runwayDays], [null, null])
  assert.deepEqual(runway.coverage, {
    counted: 3,
    total: 5,
    exclusions: [
      { reason: 'BalanceMissing', count: 1 },
      { reason: 'Unused', count: 1 },
    ],
  })
  const only = await materials(user, { FilamentIds: slow.id })
  assert.deepEqual(
    only.runway.rows.map(({ filamentId }) => filamentId),
    [slow.id],
  )
})

test('a filter by spool picks prints: what else they used counts too', async () => {
  const user = await newUser(server)
  const [one, other] = [await newFilament(server, user), await newFilament(server, user, { material_type: 'PVA' })]
  await print(user, {}, { filament_id: one.id, amount_mg: 3 }, { filament_id: other.id, amount_mg: 2 })
  await print(user, {}, { filament_id: other.id, amount_mg: 100 })
  const { byType } = (await materials(user, { FilamentIds: one.id })).current
  assert.deepEqual(
    byType.rows.map(({ materialType, amountMg }) => [materialType, amountMg]),
    [
      ['PLA', 3],
      ['PVA', 2],
    ],
  )
})
