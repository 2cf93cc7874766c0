import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newBrand, newFilament, newFilamentType, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('spools that match the filters are in the file, in the order of the list', async () => {
  const user = await newUser(server)
  await newFilament(server, await newUser(server))
  const black = await newFilament(server, user, {
    display_name: '@black',
    brand: 'Prusament',
    initial_nominal_weight_mg: 1_000_000,
    balance_mg: 250_500,
    purchase_price_micros: 24_990_000,
    purchase_currency: 'EUR',
    colors: ['#000000', '#FFFFFF'],
  })
  await newFilament(server, user, { display_name: 'White', is_active: false })
  const query = { isActive: true, sortColumn: 'remaining' } as const
  const rows = readCsv((await client.call('Filaments_GetCsv', { as: user, query })).text)
  assert.deepEqual(
    rows.map(({ id, name, remaining_g, purchase_price, colors, is_active }) => [
      id,
      name,
      remaining_g,
      purchase_price,
      colors,
      is_active,
    ]),
    [[black.id, '@black', '250.5', '24.99', '#000000;#FFFFFF', 'true']],
  )
  const all = readCsv((await client.call('Filaments_GetCsv', { as: user })).text)
  const list = (await client.call('Filaments_GetFilaments', { as: user })).body.items
  assert.deepEqual(
    all.map(({ id }) => id),
    list.map(({ id }) => id),
  )
})

test('each filter of the list selects the same spools for the file', async () => {
  const user = await newUser(server)
  const type = await newFilamentType(server, user, { name: 'PolyTerra' })
  const facts = { brand: 'Polymaker', material_type: 'PETG', storage_location: 'Box', tags: ['matte'] }
  const wanted = await newFilament(server, user, {
    ...facts,
    display_name: 'Wanted',
    number: 7,
    type_id: type.id,
    color_hex: '#112233',
    is_favorite: true,
    initial_nominal_weight_mg: 1000,
    balance_mg: 1,
  })
  await newFilament(server, user, { display_name: 'Other', number: 8, is_active: false })
  const filters = {
    searchText: 'wanted',
    materialTypes: ['petg'],
    brands: ['polymaker'],
    typeIds: [type.id],
    numbers: [7],
    colorHex: '112233',
    storageLocations: ['box'],
    isActive: true,
    isFavorite: true,
    lowStock: true,
    tags: ['matte'],
  }
  for (const [name, value] of Object.entries(filters)) {
    const query = { [name]: value }
    const { items } = (await client.call('Filaments_GetFilaments', { as: user, query })).body
    const rows = readCsv((await client.call('Filaments_GetCsv', { as: user, query })).text)
    const ids = [items, rows].map((found) => found.map(({ id }) => id))
    assert.deepEqual(ids, [[wanted.id], [wanted.id]], name)
  }
})

test('the number of a spool, and the type that it refers to, are the last columns', async () => {
  const user = await newUser(server)
  const brand = await newBrand(server, user, { name: '=Polymaker' })
  const type = await newFilamentType(server, user, { name: 'PolyTerra', brand_id: brand.id })
  await newFilament(server, user, { display_name: 'A', number: 7, type_id: type.id })
  await newFilament(server, user, { display_name: 'B', number: 8, type_id: null })
  const { text } = await client.call('Filaments_GetCsv', { as: user, query: { sortColumn: 'name' } })
  assert.match(text, /,updated_date,number,type_id,type,type_brand\r\n/)
  assert.deepEqual(
    readCsv(text).map((row) => [row['name'], row['number'], row['type_id'], row['type'], row['type_brand']]),
    [
      ['A', '7', String(type.id), 'PolyTerra', '=Polymaker'],
      ['B', '8', '', '', ''],
    ],
  )
})
