import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('a brand is kept as it is, changed by PATCH and found by its name', async () => {
  const user = await newUser(server)
  const fields = { name: 'Polymaker', emptySpoolWeightMg: 140_000, notes: 'Cardboard', externalId: 'pm' }
  const { body: brand } = await client.call('Brands_PostBrand', { as: user, body: { ...fields, name: ' Polymaker ' } })
  assert.partialDeepStrictEqual(brand, { ...fields, typeCount: 0, spoolCount: 0 })
  const path = { id: brand.id }
  assert.deepEqual((await client.call('Brands_GetBrand', { as: user, path })).body, brand)
  const patched = await client.call('Brands_PatchBrand', { as: user, path, body: { notes: null } })
  assert.partialDeepStrictEqual(patched.body, { ...fields, notes: null })
  const { body: page } = await client.call('Brands_GetBrands', { as: user, query: { searchText: 'POLY' } })
  assert.deepEqual(page.items, [patched.body])
  assert.equal((await client.call('Brands_GetBrands', { as: user, query: { searchText: 'x' } })).body.items.length, 0)
})

test('two brands never have one name, in any case', async () => {
  const user = await newUser(server)
  await client.call('Brands_PostBrand', { as: user, body: { name: 'eSun' } })
  assert.equal((await client.call('Brands_PostBrand', { as: user, body: { name: 'ESUN ' } })).problem.status, 409)
  const { body: other } = await client.call('Brands_PostBrand', { as: user, body: { name: 'Other' } })
  const rename = (name: string) =>
    client.call('Brands_PatchBrand', { as: user, path: { id: other.id }, body: { name } })
  assert.equal((await rename('esun')).problem.status, 409)
  assert.equal((await rename('OTHER')).body.name, 'OTHER')
  await client.call('Brands_PostBrand', { as: await newUser(server), body: { name: 'eSun' } })
})

test('a new name reaches the spools of the brand that had the old one', async () => {
  const user = await newUser(server)
  const label = { displayName: 'Black', materialType: 'PLA' }
  const add = (brand: string) => client.call('Filaments_PostFilament', { as: user, body: { ...label, brand } })
  const { body: spool } = await add('esun ')
  const { body: deviating } = await add('ESUN')
  const override = { as: user, path: { id: deviating.id }, body: { brand: 'Repacked' } }
  await client.call('Filaments_PatchFilament', override)
  const { body: brands } = await client.call('Brands_GetBrands', { as: user })
  const path = { id: brands.items[0]?.id ?? 0 }
  assert.partialDeepStrictEqual(brands.items, [{ name: 'esun', typeCount: 1, spoolCount: 2 }])
  await client.call('Brands_PatchBrand', { as: user, path, body: { name: 'eSUN 3D' } })
  const read = async (id: string) => (await client.call('Filaments_GetFilament', { as: user, path: { id } })).body.brand
  assert.deepEqual([await read(spool.id), await read(deviating.id)], ['eSUN 3D', 'Repacked'])
})

test('a brand with types stays', async () => {
  const user = await newUser(server)
  const body = { brandName: 'eSun', materialType: 'PLA' }
  const { body: type } = await client.call('FilamentTypes_PostFilamentType', { as: user, body })
  const path = { id: type.brandId ?? 0 }
  assert.equal((await client.call('Brands_DeleteBrand', { as: user, path })).problem.status, 409)
  await client.call('FilamentTypes_PatchFilamentType', { as: user, path: { id: type.id }, body: { brandId: null } })
  assert.equal((await client.call('Brands_DeleteBrand', { as: user, path })).status, 204)
})
