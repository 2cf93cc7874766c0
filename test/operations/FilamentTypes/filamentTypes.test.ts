import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeSpools } from '../../../src/filamentTypes/completeSpools.ts'
import { newFilament, newPrint, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const FACTS = {
  materialType: 'PETG',
  materialDensityGramPerCubicCm: 1.25,
  diameterMm: 2.85,
  colorName: 'Ocean blue',
  colorHex: '#0B5FA5',
  finishType: 'Silk',
  nozzleTemperatureCelsius: 245,
  bedTemperatureCelsius: 80,
  articleNumber: 'PRM-1',
}
const BOUGHT = {
  initialNominalWeightMg: 1_000_000,
  spoolWeightMg: 193_000,
  purchasePrice: 29.9,
  purchaseCurrency: 'EUR',
}
const LABEL = { displayName: 'Galaxy Black #1', brand: 'Prusament', materialType: 'PLA', colorHex: '#101010' }

const addType = async (as: User, body: object = {}) =>
  (
    await client.call('FilamentTypes_PostFilamentType', {
      as,
      body: { brandName: 'Prusament', name: 'Ocean Blue', ...FACTS, ...BOUGHT, ...body },
    })
  ).body
const addSpool = async (as: User, body: object) => (await client.call('Filaments_PostFilament', { as, body })).body
const readSpool = async (as: User, id: string) =>
  (await client.call('Filaments_GetFilament', { as, path: { id } })).body
const allTypes = async (as: User) => (await client.call('FilamentTypes_GetFilamentTypes', { as })).body.items

test('a spool can be created from its type alone, and provided values take precedence', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const spool = await addSpool(user, { typeId: type.id })
  assert.partialDeepStrictEqual(spool, { ...FACTS, ...BOUGHT, typeId: type.id, number: 1, displayName: 'Ocean Blue' })
  assert.deepEqual([spool.brand, spool.remainingMg], ['Prusament', 1_000_000])
  const cheap = await addSpool(user, { typeId: type.id, displayName: 'Sale', brand: null, purchasePrice: 5 })
  assert.partialDeepStrictEqual(cheap, { displayName: 'Sale', brand: null, purchasePrice: 5, purchaseCurrency: 'USD' })
  assert.deepEqual([cheap.number, cheap.colorHex], [2, FACTS.colorHex])
  const { body } = await client.call('FilamentTypes_GetFilamentType', { as: user, path: { id: type.id } })
  assert.deepEqual([body.spoolCount, body.activeSpoolCount, body.remainingMg], [2, 2, 2_000_000])
})

test('a spool without a type needs a name and a material, and errors name both', async () => {
  const { problem } = await client.call('Filaments_PostFilament', { as: await newUser(server), body: { brand: 'A' } })
  assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['displayName', 'materialType']])
})

test('spools with equal facts have one type: names count in any case and without their number', async () => {
  const user = await newUser(server)
  const first = await addSpool(user, LABEL)
  const equal = { ...LABEL, displayName: 'galaxy black (2)', brand: ' PRUSAMENT ', spoolWeightMg: 1, purchasePrice: 3 }
  const second = await addSpool(user, equal)
  assert.equal(second.typeId, first.typeId)
  assert.partialDeepStrictEqual(second, { brand: 'PRUSAMENT', displayName: 'galaxy black (2)' })
  const others = [{ colorHex: '#101011' }, { displayName: 'Mystic Black' }, { diameterMm: 2.85 }, { brand: 'Other' }]
  for (const other of others) {
    assert.notEqual((await addSpool(user, { ...LABEL, ...other })).typeId, first.typeId, JSON.stringify(other))
  }
  assert.equal((await allTypes(user)).length, 5)
  assert.partialDeepStrictEqual((await allTypes(user))[0], { name: 'Galaxy Black', brandName: 'Prusament' })
})

test('an edit of a spool changes neither its type nor other spools', async () => {
  const user = await newUser(server)
  const [one, two] = [await addSpool(user, LABEL), await addSpool(user, LABEL)]
  const types = await allTypes(user)
  const path = { id: one.id }
  await client.call('Filaments_PatchFilament', { as: user, path, body: { brand: 'Other', colorHex: '#FFFFFF' } })
  const put = { displayName: 'Put', materialType: 'PETG' }
  const { body } = await client.call('Filaments_PutFilament', { as: user, path, body: put })
  assert.deepEqual([body.typeId, body.number, body.brand], [one.typeId, one.number, null])
  assert.deepEqual(await allTypes(user), types)
  assert.deepEqual(await readSpool(user, two.id), two)
})

test('a change of a type reaches the spools that had the old value, but not their weights and prices', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const same = await addSpool(user, { typeId: type.id })
  const deviating = await addSpool(user, { typeId: type.id, colorName: 'Sea' })
  const change = {
    colorName: 'Navy',
    brandName: 'Polymaker',
    spoolWeightMg: 1,
    initialNominalWeightMg: 2,
    purchasePrice: 3,
  }
  const { body } = await client.call('FilamentTypes_PatchFilamentType', {
    as: user,
    path: { id: type.id },
    body: change,
  })
  assert.partialDeepStrictEqual(body, change)
  assert.partialDeepStrictEqual(await readSpool(user, same.id), { ...BOUGHT, colorName: 'Navy', brand: 'Polymaker' })
  assert.partialDeepStrictEqual(await readSpool(user, deviating.id), { colorName: 'Sea', brand: 'Polymaker' })
})

test('another density of a type changes the weights that were derived with it', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const spool = await addSpool(user, { typeId: type.id })
  const body = { title: 'P', status: 'Success', filamentUsage: [{ filamentId: spool.id, lengthInM: 10 }] } as const
  await client.call('Prints_PostPrint', { as: user, body })
  const double = { materialDensityGramPerCubicCm: 2.5 }
  await client.call('FilamentTypes_PatchFilamentType', { as: user, path: { id: type.id }, body: double })
  const after = await readSpool(user, spool.id)
  const usedMg = Math.round((Math.PI / 4) * 2.85 ** 2 * 10 * 2.5 * 1000)
  assert.deepEqual([after.totalUsedMg, after.remainingMg], [usedMg, 1_000_000 - usedMg])
})

test('a spool that gets another type takes its facts, except those in the request, its weights and its price', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const spool = await addSpool(user, { ...LABEL, initialNominalWeightMg: 750_000, purchasePrice: 20 })
  const body = { typeId: type.id, finishType: 'Matte' }
  const moved = await client.call('Filaments_PatchFilament', { as: user, path: { id: spool.id }, body })
  assert.partialDeepStrictEqual(moved.body, {
    ...FACTS,
    ...body,
    brand: 'Prusament',
    displayName: LABEL.displayName,
    initialNominalWeightMg: 750_000,
    purchasePrice: 20,
  })
  const again = await client.call('Filaments_PatchFilament', {
    as: user,
    path: { id: spool.id },
    body: { typeId: null },
  })
  assert.equal(again.body.typeId, type.id)
})

test('numbers count up, are not used again, and may be changed to a free one', async () => {
  const user = await newUser(server)
  const [one, two] = [await addSpool(user, LABEL), await addSpool(user, LABEL)]
  assert.deepEqual([one.number, two.number], [1, 2])
  await client.call('Filaments_DeleteFilament', { as: user, path: { id: two.id } })
  assert.equal((await addSpool(user, LABEL)).number, 3)
  assert.equal((await addSpool(user, { ...LABEL, number: 100 })).number, 100)
  assert.equal((await addSpool(user, LABEL)).number, 101)
  const call = (number: number) =>
    client.call('Filaments_PatchFilament', { as: user, path: { id: one.id }, body: { number } })
  assert.equal((await call(100)).problem.status, 409)
  assert.equal((await call(1)).body.number, 1)
  assert.equal((await call(2)).body.number, 2)
  const query = { numbers: [2, 101] }
  const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { ...query, sortColumn: 'number' } })
  assert.deepEqual(
    body.items.map(({ number }) => number),
    [2, 101],
  )
})

test('spools added at once get different numbers, and one type', async () => {
  const user = await newUser(server)
  const spools = await Promise.all(Array.from({ length: 8 }, () => addSpool(user, LABEL)))
  assert.deepEqual(
    spools.map(({ number }) => number).toSorted((a, b) => Number(a) - Number(b)),
    [1, 2, 3, 4, 5, 6, 7, 8],
  )
  assert.equal(new Set(spools.map(({ typeId }) => typeId)).size, 1)
})

test('spools are found by their type, types by text, material, brand and color', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const other = await addType(user, { name: 'Jet', brandName: 'Polymaker', materialType: 'ABS', colorHex: '#000000' })
  const spool = await addSpool(user, { typeId: type.id })
  await addSpool(user, { typeId: other.id })
  const found = await client.call('Filaments_GetFilaments', { as: user, query: { typeIds: [type.id] } })
  assert.deepEqual(
    found.body.items.map(({ id }) => id),
    [spool.id],
  )
  const queries = [
    { searchText: 'polymaker jet' },
    { materialTypes: ['abs'] },
    { materialTypes: [' ABS '] },
    { brandIds: [Number(other.brandId)] },
    { colorHex: '000000' },
  ]
  for (const query of queries) {
    const { body } = await client.call('FilamentTypes_GetFilamentTypes', { as: user, query })
    assert.deepEqual([body.paging.totalCount, body.items[0]?.id], [1, other.id], JSON.stringify(query))
  }
})

test('a type is deleted when it has no spools', async () => {
  const user = await newUser(server)
  const type = await addType(user)
  const spool = await addSpool(user, { typeId: type.id })
  const remove = () => client.call('FilamentTypes_DeleteFilamentType', { as: user, path: { id: type.id } })
  assert.equal((await remove()).problem.status, 409)
  await client.call('Filaments_DeleteFilament', { as: user, path: { id: spool.id } })
  assert.equal((await remove()).status, 204)
  assert.deepEqual(await allTypes(user), [])
})

test('a brand is named by its id or its name, not by those of two brands', async () => {
  const user = await newUser(server)
  const { brandId } = await addType(user)
  assert.equal((await addType(user, { brandName: 'PRUSAMENT' })).brandId, brandId)
  assert.equal((await addType(user, { brandName: undefined, brandId })).brandName, 'Prusament')
  const body = { materialType: 'PLA', brandId, brandName: 'Polymaker' }
  const { problem } = await client.call('FilamentTypes_PostFilamentType', { as: user, body })
  assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['brandName']])
})

test('spools of the version without types are completed, at most once, in the order of their creation', async () => {
  const user = await newUser(server)
  const label = { display_name: 'Black 1', brand: 'eSun', color_hex: '#000000' }
  const old = await newFilament(server, user, { ...label, created_date: '2025-01-01T00:00:00Z' })
  const next = await newFilament(server, user, { ...label, display_name: 'black 2', brand: 'ESUN ' })
  await newUsage(server, await newPrint(server, user), { filament_id: old.id })
  assert.equal(await completeSpools(server.db), 2)
  assert.equal(await completeSpools(server.db), 0)
  const [one, two] = [await readSpool(user, old.id), await readSpool(user, next.id)]
  assert.deepEqual([one.number, two.number, two.typeId], [1, 2, one.typeId])
  assert.partialDeepStrictEqual(await allTypes(user), [{ name: 'Black', brandName: 'eSun', spoolCount: 2 }])
  const later = await addSpool(user, { displayName: 'BLACK', brand: 'esun', materialType: 'pla', colorHex: '#000000' })
  assert.deepEqual([later.number, later.typeId], [3, one.typeId])
})

test('no two spools have one number, and a spool keeps its own', async () => {
  const user = await newUser(server)
  const spool = { displayName: 'Black', materialType: 'PLA' }
  await addSpool(user, { ...spool, number: 7 })
  const { id, number } = await addSpool(user, spool)
  const replace = (number: number | null) =>
    client.call('Filaments_PutFilament', { as: user, path: { id }, body: { ...spool, number } })
  assert.equal((await replace(7)).problem.detail, 'Another of your spools has the number 7.')
  assert.equal((await replace(number)).status, 200)
})
