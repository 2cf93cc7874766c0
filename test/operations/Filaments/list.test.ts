import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const user = await newUser(server)
await newFilament(server, await newUser(server), { display_name: 'foreign', brand: 'Foreign', storage_location: 'x' })
await newFilament(server, user, {
  display_name: 'black',
  brand: 'eSun',
  color_hex: '#000000',
  color_name: 'Ink',
  storage_location: 'Shelf 1',
  purchase_location: 'Shop',
  initial_nominal_weight_mg: 50_000,
  low_stock_threshold_mg: 50_000,
  created_date: '2026-01-03T00:00:00Z',
})
await newFilament(server, user, {
  display_name: 'Amber',
  brand: 'Prusament',
  material_type: 'PETG',
  colors: ['#FFAA00', '#000000'],
  is_favorite: true,
  initial_nominal_weight_mg: 900_000,
  low_stock_threshold_mg: 50_000,
  notes: '100% sure',
  created_date: '2026-01-02T00:00:00Z',
})
await newFilament(server, user, {
  display_name: 'clear',
  brand: ' ',
  storage_location: 'shelf 1',
  is_active: false,
  low_stock_threshold_mg: 50_000,
  created_date: '2026-01-01T00:00:00Z',
})

type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>

async function list(query: Query): Promise<string[]> {
  const { body } = await client.call('Filaments_GetFilaments', { as: user, query })
  return body.items.map(({ displayName }) => displayName)
}

test('each filter narrows the list', async () => {
  const cases: [Query, string[]][] = [
    [{}, ['Amber', 'black', 'clear']],
    [{ searchText: 'AMB' }, ['Amber']],
    [{ searchText: 'ink' }, ['black']],
    [{ searchText: 'shelf' }, ['black', 'clear']],
    [{ searchText: '100%' }, ['Amber']],
    [{ searchText: '%' }, ['Amber']],
    [{ searchText: 'petg, prüsament-sure' }, ['Amber']],
    [{ searchText: 'esun shelf-1 ínk' }, ['black']],
    [{ searchText: 'petg ink' }, []],
    [{ searchText: '' }, ['Amber', 'black', 'clear']],
    [{ materialTypes: ['petg', 'ABS'] }, ['Amber']],
    [{ brands: ['ESUN', 'prusament'] }, ['Amber', 'black']],
    [{ storageLocations: ['SHELF 1'] }, ['black', 'clear']],
    [{ colorHex: '000000' }, ['Amber', 'black']],
    [{ colorHex: '#ffaa00' }, ['Amber']],
    [{ isActive: false }, ['clear']],
    [{ isFavorite: true }, ['Amber']],
    [{ isFavorite: false }, ['black', 'clear']],
    [{ lowStock: true }, ['black']],
    [{ lowStock: false }, ['Amber', 'clear']],
    [{ lowStock: false, isActive: true }, ['Amber']],
    [{ brands: ['Foreign'] }, []],
  ]
  for (const [query, names] of cases) assert.deepEqual(await list(query), names, JSON.stringify(query))
})

test('each column sorts both ways, what is not recorded last', async () => {
  const cases: [string, string[], string[]][] = [
    ['name', ['Amber', 'black', 'clear'], ['clear', 'black', 'Amber']],
    ['brand', ['clear', 'black', 'Amber'], ['Amber', 'black', 'clear']],
    ['remaining', ['black', 'Amber', 'clear'], ['Amber', 'black', 'clear']],
    ['created', ['clear', 'Amber', 'black'], ['black', 'Amber', 'clear']],
  ]
  for (const [sortColumn, ascending, descending] of cases) {
    assert.deepEqual(await list({ sortColumn }), ascending)
    assert.deepEqual(await list({ sortColumn, sortDirection: 'desc' }), descending)
  }
  assert.equal((await list({ sortColumn: 'type' }))[0], 'Amber')
  assert.equal((await list({ sortColumn: 'color', sortDirection: 'desc' }))[0], 'black')
  assert.equal((await list({ sortColumn: 'location' }))[2], 'Amber')
})

test('pages do not overlap, link to each other and keep the filter', async () => {
  const query = { pageSize: 2, searchText: 'a' }
  const first = await client.call('Filaments_GetFilaments', { as: user, query })
  const second = await client.call('Filaments_GetFilaments', { as: user, query: { ...query, pageNumber: 2 } })
  const names = [...first.body.items, ...second.body.items].map(({ displayName }) => displayName)
  assert.deepEqual(names, ['Amber', 'black', 'clear'])
  assert.match(first.headers.get('Link') ?? '', /pageNumber=2&pageSize=2.*searchText=a.*rel="next"/)
  const past = await client.call('Filaments_GetFilaments', { as: user, query: { ...query, pageNumber: 9 } })
  assert.deepEqual([past.body.items.length, past.body.paging.totalCount], [0, 3])
})

test('what the list cannot be asked for is refused, naming the parameter', async () => {
  const cases: [string, Query][] = [
    ['pageSize', { pageSize: 201 }],
    ['pageNumber', { pageNumber: 0 }],
    ['colorHex', { colorHex: 'blue12' }],
    ['isActive', { isActive: 'maybe' }],
    ['sortColumn', { sortColumn: 'weight' }],
    ['searchText', { searchText: 'x'.repeat(201) }],
    ['brands', { brands: Array(51).fill('x') }],
  ]
  for (const [field, query] of cases) {
    const { problem } = await client.call('Filaments_GetFilaments', { as: user, query })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]])
  }
})

test('the names in use are listed in alphabetical order, each once, none of them blank', async () => {
  await newFilament(server, user, { display_name: 'zz', brand: 'eSun', is_active: false })
  const items = async (
    id: 'Filaments_GetBrands' | 'Filaments_GetStorageLocations' | 'Filaments_GetPurchaseLocations',
  ) => (await client.call(id, { as: user })).body.items
  assert.deepEqual(await items('Filaments_GetBrands'), ['eSun', 'Prusament'])
  assert.deepEqual(await items('Filaments_GetStorageLocations'), ['Shelf 1', 'shelf 1'])
  assert.deepEqual(await items('Filaments_GetPurchaseLocations'), ['Shop'])
})

test('names are kept, and found, without white space around them', async () => {
  const buyer = await newUser(server)
  const body = {
    displayName: 'A',
    brand: ' Trimmed ',
    materialType: ' PETG',
    colorName: 'Ink ',
    finishType: ' ',
    storageLocation: '\u00a0Box\t',
    purchaseLocation: '',
  }
  const spool = (await client.call('Filaments_PostFilament', { as: buyer, body })).body
  const { brand, materialType, colorName, finishType, storageLocation, purchaseLocation } = spool
  assert.deepEqual(
    [brand, materialType, colorName, finishType, storageLocation, purchaseLocation],
    ['Trimmed', 'PETG', 'Ink', null, 'Box', null],
  )
  const path = { id: String(spool.typeId) }
  const typed = (await client.call('FilamentTypes_GetFilamentType', { as: buyer, path })).body
  assert.deepEqual([typed.materialType, typed.colorName, typed.finishType], ['PETG', 'Ink', null])
  await newFilament(server, buyer, { brand: 'trimmed ', material_type: 'petg ', storage_location: ' box' })
  for (const query of [
    { brands: ['Trimmed'] },
    { brands: [' trimmed'] },
    { materialTypes: ['PETG'] },
    { storageLocations: ['box '] },
  ]) {
    const found = await client.call('Filaments_GetFilaments', { as: buyer, query })
    assert.equal(found.body.items.length, 2, JSON.stringify(query))
  }
})
