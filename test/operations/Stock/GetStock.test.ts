import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StockRowDto } from '../../../generated/api.d.ts'
import { newWorkshop } from '../../integrations/devices.ts'
import { report } from '../../spoolUse/report.ts'
import type { CallInput } from '../../support/client.ts'
import { newFilament, newFilamentType, newPrint, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const BLACK = { displayName: 'Galaxy Black', brand: 'Prusament', materialType: 'PLA', colorHex: '#1A1A1A' }

const readStock = async (as: User, query: CallInput['query'] = {}) =>
  (await client.call('Stock_GetStock', { as, query })).body
const addSpool = async (as: User, remainingMg: number, facts: object = {}) =>
  (
    await client.call('Filaments_PostFilament', {
      as,
      body: { ...BLACK, initialNominalWeightMg: remainingMg, ...facts },
    })
  ).body
const plan = async (as: User, filamentUsage: readonly object[], status = 'Pending') =>
  (await client.call('Prints_PostPrint', { as, body: { title: 'A vase', status, filamentUsage } })).body
const only = (rows: readonly StockRowDto[]): StockRowDto => {
  assert.equal(rows.length, 1)
  return rows[0]!
}
const names = (rows: readonly StockRowDto[]) => rows.map(({ name }) => name)

test('equal spools count together, archived ones do not, and a negative one as it is recorded', async () => {
  const user = await newUser(server)
  const first = await addSpool(user, 400_000)
  const { typeId } = first
  const second = await addSpool(user, 250_000, { typeId, displayName: 'A deviating name' })
  const archived = await addSpool(user, 900_000, { typeId })
  await client.call('Filaments_PatchFilament', { as: user, path: { id: archived.id }, body: { isActive: false } })
  assert.partialDeepStrictEqual(only((await readStock(user)).items), {
    ...{ kind: 'FilamentType', typeId, brand: 'Prusament', name: 'Galaxy Black', materialType: 'PLA' },
    ...{ colorName: null, colorHex: '#1A1A1A', colors: [], spoolCount: 2, unknownSpoolCount: 0 },
    ...{ remainingMg: 650_000, reservedMg: 0, freeMg: 650_000, shortfallMg: 0, largestSpoolMg: 400_000 },
    ...{ largestUsageMg: 0, printCount: 0, prints: [] },
  })
  const path = { id: second.id }
  await client.call('Filaments_PostAdjustment', { as: user, path, body: { differenceMg: -300_000 } })
  assert.partialDeepStrictEqual(only((await readStock(user)).items), { remainingMg: 350_000, largestSpoolMg: 400_000 })
})

test('the demand of the queue is compared with the stock for each type and color', async () => {
  const user = await newUser(server)
  const black = await addSpool(user, 300_000)
  const blackToo = await addSpool(user, 300_000)
  const red = await addSpool(user, 1_000_000, { displayName: 'Signal Red', colorHex: '#FF0000' })
  const first = await plan(user, [
    { filamentId: black.id, estimatedAmountMg: 350_000 },
    { filamentId: red.id, estimatedAmountMg: 100_000 },
  ])
  const second = await plan(user, [{ filamentId: blackToo.id, estimatedAmountMg: 200_000 }], 'Printing')
  const { items, totals } = await readStock(user)
  assert.deepEqual(names(items), ['Galaxy Black', 'Signal Red'])
  assert.partialDeepStrictEqual(items[0], {
    ...{
      remainingMg: 600_000,
      reservedMg: 550_000,
      freeMg: 50_000,
      otherFreeMg: 900_000,
      shortfallMg: 0,
      printCount: 2,
    },
    // Enough in total, but not on one spool.
    ...{ largestUsageMg: 350_000, largestSpoolMg: 300_000 },
    prints: [
      { id: first.id, title: 'A vase', status: 'Pending', reservedMg: 350_000 },
      { id: second.id, title: 'A vase', status: 'Printing', reservedMg: 200_000 },
    ],
  })
  assert.partialDeepStrictEqual(totals, { spoolCount: 3, reservedMg: 650_000, shortCount: 0, printCount: 2 })
  await plan(user, [{ filamentId: black.id, estimatedAmountMg: 80_000 }])
  const later = await readStock(user, { isShort: true })
  assert.partialDeepStrictEqual(only(later.items), { freeMg: -30_000, shortfallMg: 30_000, printCount: 3 })
  assert.partialDeepStrictEqual(later.totals, { shortfallMg: 30_000, shortCount: 1, printCount: 3 })
  assert.deepEqual(names((await readStock(user, { isShort: false })).items), ['Signal Red'])
  await client.call('Prints_CompletePrint', { as: user, path: { id: second.id }, body: { status: 'Success' } })
  assert.partialDeepStrictEqual(only((await readStock(user, { isShort: true })).items), {
    ...{ remainingMg: 400_000, reservedMg: 430_000, freeMg: -30_000, printCount: 2 },
  })
})

test('a usage that names only a material may be printed from any spool of it', async () => {
  const user = await newUser(server)
  const black = await addSpool(user, 300_000)
  await plan(user, [{ filamentId: black.id, estimatedAmountMg: 100_000 }])
  await plan(user, [{ materialType: ' pla ', estimatedAmountMg: 150_000 }])
  const { items } = await readStock(user, { sortColumn: 'reserved', sortDirection: 'desc' })
  assert.partialDeepStrictEqual(items[0], {
    ...{ kind: 'Material', typeId: null, brand: null, name: null, materialType: 'pla', spoolCount: 0, remainingMg: 0 },
    ...{ reservedMg: 150_000, freeMg: -150_000, otherFreeMg: 200_000, shortfallMg: 0, largestSpoolMg: null },
  })
  await plan(user, [{ materialType: 'PLA', estimatedAmountMg: 70_000 }])
  assert.partialDeepStrictEqual(only((await readStock(user, { isShort: true })).items), {
    ...{ kind: 'Material', reservedMg: 220_000, shortfallMg: 20_000, largestUsageMg: 150_000, printCount: 2 },
  })
})

test('a shortfall is unknown where spools without a known weight may hold it, or no material is named', async () => {
  const user = await newUser(server)
  const black = await addSpool(user, 100_000)
  await addSpool(user, 0, { initialNominalWeightMg: null, typeId: black.typeId })
  const print = await plan(user, [{ filamentId: black.id, estimatedAmountMg: 90_000 }])
  assert.partialDeepStrictEqual(only((await readStock(user)).items), { unknownSpoolCount: 1, shortfallMg: 0 })
  await plan(user, [{ filamentId: black.id, estimatedAmountMg: 20_000 }])
  assert.partialDeepStrictEqual(only((await readStock(user)).items), { freeMg: -10_000, shortfallMg: null })
  const { id } = print
  await newUsage(server, await newPrint(server, user, { status: 'Pending' }), { estimated_amount_mg: 5000 })
  const { items, totals } = await readStock(user)
  assert.partialDeepStrictEqual(items.at(-1), {
    kind: 'Material',
    materialType: null,
    reservedMg: 5000,
    shortfallMg: null,
  })
  assert.partialDeepStrictEqual(totals, {
    ...{ shortCount: 0, unknownCount: 2, shortfallMg: 0 },
    remainingCoverage: { counted: 1, total: 2, exclusions: [{ reason: 'BalanceMissing', count: 1 }] },
  })
  assert.equal((await readStock(user, { isShort: true })).items.length, 0)
  assert.equal((await readStock(user, { plannedPrintIds: [id] })).items.length, 1)
})

test('a usage without an estimate reserves nothing, and is counted', async () => {
  const user = await newUser(server)
  const black = await addSpool(user, 100_000)
  await plan(user, [{ filamentId: black.id }, { filamentId: black.id, slot: 1, estimatedAmountMg: 40_000 }])
  const { items, totals } = await readStock(user)
  assert.partialDeepStrictEqual(only(items), { reservedMg: 40_000, printCount: 1, unestimatedUsageCount: 1 })
  const exclusions = [{ reason: 'WeightMissing', count: 1 }]
  assert.deepEqual(totals.reservedCoverage, { counted: 1, total: 2, exclusions })
})

test('what is reported while a print runs is no longer reserved, also of an equal spool', async () => {
  const workshop = await newWorkshop(server)
  const { user, filamentId, printer } = workshop
  const other = await newFilament(server, user, { number: 7, initial_nominal_weight_mg: 500_000 })
  const usage = { filamentId, estimatedAmountMg: 100_000 }
  await client.call('Prints_PostPrint', {
    as: user,
    body: { title: 'A vase', status: 'Printing', printerId: printer.id, filamentUsage: [usage] },
  })
  const reserved = async () => only((await readStock(user)).items)
  const { freeMg } = await reserved()
  await report(server, workshop, { milligrams: 30_000 })
  assert.partialDeepStrictEqual(await reserved(), { reservedMg: 70_000, freeMg, largestUsageMg: 70_000 })
  await report(server, { ...workshop, spoolNumber: other.number ?? 0 }, { milligrams: 50_000 })
  assert.partialDeepStrictEqual(await reserved(), { reservedMg: 20_000, freeMg })
  await report(server, workshop, { milligrams: 90_000 })
  assert.partialDeepStrictEqual(await reserved(), { reservedMg: 0, largestUsageMg: 0, printCount: 1 })
})

test('spools without a type count together by brand, name, material, diameter and color', async () => {
  const user = await newUser(server)
  const facts = { brand: 'Acme', display_name: 'Ash', color_name: 'Gray', initial_nominal_weight_mg: 200_000 }
  for (const changes of [
    {},
    { brand: ' ACME', display_name: 'ash #2', color_name: 'gray' },
    { diameter_mm: 2.85 },
    { color_name: 'White' },
    { display_name: 'Bone' },
  ]) {
    await newFilament(server, user, { ...facts, ...changes })
  }
  const { items } = await readStock(user)
  assert.deepEqual(items.map(({ kind, spoolCount, remainingMg }) => [kind, spoolCount, remainingMg]).toSorted(), [
    ['Spools', 1, 200_000],
    ['Spools', 1, 200_000],
    ['Spools', 1, 200_000],
    ['Spools', 2, 400_000],
  ])
})

test('a type without active spools has a row only while a planned print needs it', async () => {
  const user = await newUser(server)
  await newFilamentType(server, user, { name: 'Never bought' })
  const black = await addSpool(user, 100_000)
  await client.call('Filaments_PatchFilament', { as: user, path: { id: black.id }, body: { isActive: false } })
  assert.deepEqual((await readStock(user)).items, [])
  await plan(user, [{ filamentId: black.id, estimatedAmountMg: 30_000 }])
  assert.partialDeepStrictEqual(only((await readStock(user)).items), {
    spoolCount: 0,
    remainingMg: 0,
    shortfallMg: 30_000,
  })
})

test('filters, searches and pages find rows; the totals are those of all pages', async () => {
  const user = await newUser(server)
  const black = await addSpool(user, 300_000)
  await addSpool(user, 500_000, {
    displayName: 'Ocean Blue',
    brand: 'Fillamentum',
    materialType: 'PETG',
    colorHex: '#0B5FA5',
  })
  await addSpool(user, 100_000, { displayName: 'Signal Red', colorHex: '#FF0000' })
  const print = await plan(user, [{ filamentId: black.id, estimatedAmountMg: 310_000 }])
  const found = async (query: CallInput['query']) => names((await readStock(user, query)).items)
  assert.deepEqual(await found({}), ['Galaxy Black', 'Ocean Blue', 'Signal Red'])
  assert.deepEqual(await found({ searchText: 'prusa black' }), ['Galaxy Black'])
  assert.deepEqual(await found({ searchText: 'petg' }), ['Ocean Blue'])
  assert.deepEqual(await found({ materialTypes: ['petg'] }), ['Ocean Blue'])
  assert.deepEqual(await found({ brands: [' PRUSAMENT'] }), ['Galaxy Black', 'Signal Red'])
  assert.deepEqual(await found({ typeIds: [black.typeId ?? 0] }), ['Galaxy Black'])
  assert.deepEqual(await found({ colorHex: '0b5fa5' }), ['Ocean Blue'])
  assert.deepEqual(await found({ plannedPrintIds: [print.id] }), ['Galaxy Black'])
  assert.deepEqual(await found({ plannedPrintIds: [print.id + 1] }), [])
  assert.deepEqual(await found({ sortColumn: 'remaining' }), ['Signal Red', 'Galaxy Black', 'Ocean Blue'])
  assert.deepEqual(await found({ sortColumn: 'free' }), ['Galaxy Black', 'Signal Red', 'Ocean Blue'])
  assert.deepEqual(await found({ sortColumn: 'brand', sortDirection: 'desc' }), [
    'Galaxy Black',
    'Signal Red',
    'Ocean Blue',
  ])
  assert.deepEqual(await found({ sortColumn: 'shortfall', sortDirection: 'desc' }), [
    'Galaxy Black',
    'Ocean Blue',
    'Signal Red',
  ])
  const page = await readStock(user, { pageSize: 2, pageNumber: 2 })
  assert.deepEqual(names(page.items), ['Signal Red'])
  assert.equal(page.paging.totalCount, 3)
  assert.deepEqual(page.totals, (await readStock(user)).totals)
})

test('rows that are equal in what they are sorted by come in one order, on all pages', async () => {
  const user = await newUser(server)
  // Equal in name, brand, material and weight, so only the types tell them apart.
  for (let spool = 0; spool < 7; spool += 1) await addSpool(user, 1000, { diameterMm: 1.75 + spool / 100 })
  for (const sortColumn of ['name', 'remaining', 'shortfall'] as const) {
    for (const sortDirection of ['asc', 'desc'] as const) {
      const rows: (number | null)[] = []
      for (const pageNumber of [1, 2, 3]) {
        const { items } = await readStock(user, { sortColumn, sortDirection, pageNumber, pageSize: 3 })
        rows.push(...items.map(({ typeId }) => typeId))
      }
      assert.equal(new Set(rows).size, 7)
      assert.deepEqual(
        rows,
        (await readStock(user, { sortColumn, sortDirection })).items.map(({ typeId }) => typeId),
      )
    }
  }
})

const setReorderPoint = async (as: User, id: number | null, reorderPointMg: number | null) =>
  (await client.call('FilamentTypes_PatchFilamentType', { as, path: { id: id ?? 0 }, body: { reorderPointMg } })).body

test('a filament type is low when what is free of its spools together is at its reorder point', async () => {
  const user = await newUser(server)
  const { typeId, id } = await addSpool(user, 400_000)
  await addSpool(user, 250_000, { typeId })
  await addSpool(user, 5000, { displayName: 'Signal Red', colorHex: '#FF0000' })
  assert.equal((await setReorderPoint(user, typeId, 500_000)).reorderPointMg, 500_000)
  const { items, totals } = await readStock(user, { sortColumn: 'brand' })
  assert.partialDeepStrictEqual(items, [
    { name: 'Galaxy Black', reorderPointMg: 500_000, isLow: false },
    { name: 'Signal Red', reorderPointMg: null, isLow: false },
  ])
  assert.partialDeepStrictEqual(totals, { lowCount: 0, unknownLowCount: 0 })
  const print = await plan(user, [{ filamentId: id, estimatedAmountMg: 149_999 }])
  assert.deepEqual((await readStock(user, { lowStock: true })).items, [])
  const path = { id: print.id }
  const filamentUsage = [{ filamentId: id, estimatedAmountMg: 150_000 }]
  await client.call('Prints_PatchPrint', { as: user, path, body: { filamentUsage } })
  const low = await readStock(user, { lowStock: true })
  assert.partialDeepStrictEqual(only(low.items), { freeMg: 500_000, shortfallMg: 0, isLow: true })
  assert.deepEqual([low.totals.lowCount, low.paging.totalCount], [1, 1])
  assert.deepEqual(names((await readStock(user, { lowStock: false })).items), ['Signal Red'])
  await setReorderPoint(user, typeId, null)
  assert.equal((await readStock(user)).totals.lowCount, 0)
})

test('what to buy of a low type is the weight up to its reorder point, and enough spools to be above it', async () => {
  const user = await newUser(server)
  const type = await newFilamentType(server, user, { initial_nominal_weight_mg: 250_000, reorder_point_mg: 500_000 })
  const buy = async () => {
    const { reorderMg, reorderSpoolCount } = only((await readStock(user)).items)
    return [reorderMg, reorderSpoolCount]
  }
  assert.deepEqual(await buy(), [500_000, 3])
  await newFilament(server, user, { type_id: type.id, initial_nominal_weight_mg: 1, balance_mg: 1 })
  assert.deepEqual(await buy(), [499_999, 2])
  const spool = await newFilament(server, user, { type_id: type.id, initial_nominal_weight_mg: null })
  assert.deepEqual(await buy(), [null, null])
  const path = { id: spool.id }
  await client.call('Filaments_PatchFilament', { as: user, path, body: { initialNominalWeightMg: 499_999 } })
  assert.deepEqual(await buy(), [0, 1])
  const body = { initialNominalWeightMg: null }
  await client.call('FilamentTypes_PatchFilamentType', { as: user, path: { id: type.id }, body })
  assert.deepEqual(await buy(), [0, null])
  await addSpool(user, 1, { typeId: type.id })
  assert.deepEqual(await buy(), [0, 0])
})

test('a filament type with a reorder point is low without active spools, and unknown with one of unknown weight', async () => {
  const user = await newUser(server)
  const { typeId, id } = await addSpool(user, 400_000)
  await client.call('Filaments_PatchFilament', { as: user, path: { id }, body: { isActive: false } })
  assert.deepEqual((await readStock(user)).items, [])
  await setReorderPoint(user, typeId, 0)
  const { items, totals } = await readStock(user)
  assert.partialDeepStrictEqual(only(items), {
    ...{ kind: 'FilamentType', typeId, brand: 'Prusament', name: 'Galaxy Black', colorHex: '#1A1A1A', spoolCount: 0 },
    ...{ unknownSpoolCount: 0, remainingMg: 0, freeMg: 0, largestSpoolMg: null, reorderPointMg: 0, isLow: true },
  })
  assert.partialDeepStrictEqual(totals, { spoolCount: 0, lowCount: 1, unknownLowCount: 0 })
  await addSpool(user, 0, { initialNominalWeightMg: null, typeId })
  const unknown = await readStock(user)
  assert.partialDeepStrictEqual(only(unknown.items), { unknownSpoolCount: 1, isLow: null })
  assert.partialDeepStrictEqual(unknown.totals, { lowCount: 0, unknownLowCount: 1 })
  assert.deepEqual((await readStock(user, { lowStock: true })).items, [])
  assert.equal((await readStock(user, { lowStock: false })).items.length, 1)
  await addSpool(user, 1, { typeId })
  assert.partialDeepStrictEqual(only((await readStock(user)).items), { freeMg: 1, isLow: false })
})
