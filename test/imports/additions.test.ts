import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { User } from '../support/factories.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, rowsOf, undo } from './support.ts'

const server = await startServer()
const { client } = server

interface Filament {
  readonly name: string
  readonly vendor: string
  readonly external_id?: string
}

/** List of spools as Spoolman exports it. */
function spoolsOf(filaments: readonly Filament[]): string {
  const facts = { material: 'PLA', density: 1.24, diameter: 1.75 }
  return JSON.stringify(
    filaments.map(({ vendor, ...filament }, at) => ({
      ...{ id: at + 1, used_weight: 0, filament: { ...facts, ...filament, vendor: { name: vendor } } },
    })),
  )
}

/** Names of the filament types and of the brands that a user has. */
async function catalogOf(user: User): Promise<{ readonly types: unknown[]; readonly brands: unknown[] }> {
  const { body: types } = await client.call('FilamentTypes_GetFilamentTypes', {
    as: user,
    query: { sortColumn: 'name' },
  })
  const { body: brands } = await client.call('Brands_GetBrands', { as: user, query: { sortColumn: 'name' } })
  return { types: types.items.map(({ name }) => name), brands: brands.items.map(({ name }) => name) }
}

const galaxy = { name: 'Galaxy', vendor: 'Acme' }
const sky = { name: 'Sky', vendor: 'Acme' }
const sea = { name: 'Sea', vendor: 'Bolt' }

suite('The undo of an import of spools', () => {
  test('removes the filament types and brands that it has added', async () => {
    const user = await newUser(server)
    const file = spoolsOf([galaxy, sky, galaxy, sea])
    const committed = await commit(server, user, await dryRun(server, user, file))
    assert.deepEqual(await catalogOf(user), { types: ['Galaxy', 'Sea', 'Sky'], brands: ['Acme', 'Bolt'] })
    const undone = await undo(server, user, committed)
    assert.deepEqual([undone.state, undone.doneCount], ['Undone', 4])
    assert.deepEqual(await catalogOf(user), { types: [], brands: [] })
    // The same file makes them again.
    await commit(server, user, await dryRun(server, user, file))
    assert.deepEqual(await catalogOf(user), { types: ['Galaxy', 'Sea', 'Sky'], brands: ['Acme', 'Bolt'] })
  })

  test('leaves those that were here, that were changed since, and that others use', async () => {
    const user = await newUser(server)
    const type = { materialType: 'PLA', brandName: 'Acme', name: 'Galaxy' }
    await client.call('FilamentTypes_PostFilamentType', { as: user, body: type })
    const [used, changed] = [
      { name: 'Used', vendor: 'Core' },
      { name: 'Changed', vendor: 'Dune' },
    ]
    const committed = await commit(
      server,
      user,
      await dryRun(server, user, spoolsOf([galaxy, sky, sea, used, changed, { name: 'Gone', vendor: 'Edge' }])),
    )
    const { body: types } = await client.call('FilamentTypes_GetFilamentTypes', { as: user })
    const idOf = (name: string) => types.items.find((item) => item.name === name)?.id ?? 0
    await client.call('Filaments_PostFilament', { as: user, body: { typeId: idOf('Used'), displayName: 'Mine' } })
    const path = { id: idOf('Changed') }
    await client.call('FilamentTypes_PatchFilamentType', { as: user, path, body: { notes: 'Dry it' } })
    const [spool] = (await rowsOf(server, user, committed)).slice(-1)
    await client.call('Filaments_DeleteFilament', { as: user, path: { id: spool?.recordId ?? '' } })
    assert.equal((await undo(server, user, committed)).state, 'Undone')
    assert.deepEqual(await catalogOf(user), {
      types: ['Changed', 'Galaxy', 'Used'],
      brands: ['Acme', 'Core', 'Dune'],
    })
  })

  test('removes what spools of a later batch have completed', async () => {
    const user = await newUser(server)
    const filaments = [...Array<Filament>(500).fill(galaxy), { ...galaxy, external_id: 'acme_galaxy' }]
    const committed = await commit(server, user, await dryRun(server, user, spoolsOf(filaments)))
    const { body } = await client.call('FilamentTypes_GetFilamentTypes', { as: user })
    assert.deepEqual(
      body.items.map(({ externalId, spoolCount }) => [externalId, spoolCount]),
      [['acme_galaxy', 501]],
    )
    assert.equal((await undo(server, user, committed)).state, 'Undone')
    assert.deepEqual(await catalogOf(user), { types: [], brands: [] })
  })
})
