import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { tight } from '../quotas/limits.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createSqlite } from './sqlite.ts'
import { commit, dryRun, rowsOf, verdicts } from './support.ts'

const server = await startServer(tight({ filamentTypes: 2, brands: 2 }))
const { client } = server

/** List of spools as Spoolman exports it, of filaments that are named by their vendor and their name. */
function spoolsOf(filaments: readonly string[]): string {
  return JSON.stringify(
    filaments.map((filament, at) => {
      const [name = '', vendor] = filament.split('/').toReversed()
      return {
        id: at + 1,
        used_weight: 0,
        filament: { name, density: 1.24, diameter: 1.75, ...(vendor ? { vendor: { name: vendor } } : {}) },
      }
    }),
  )
}

const TYPES = 'Error: You have 2 filament types, the maximum for one user. Delete some that you no longer need.'
const BRANDS = 'Error: You have 2 brands, the maximum for one user. Delete some that you no longer need.'

suite('Spools beyond the bounds of filament types and brands', () => {
  for (const [what, filaments, expected] of [
    ['types', ['Galaxy', 'Sky', 'Sea', 'Sky'], ['Created', 'Created', TYPES, 'Created']],
    [
      'brands',
      ['Acme/Galaxy', 'Bolt/Galaxy', 'Core/Galaxy', 'ACME/galaxy (2)'],
      ['Created', 'Created', BRANDS, 'Created'],
    ],
  ] as const) {
    test(`are errors of their rows in the dry run already, and the others are imported: ${what}`, async () => {
      const user = await newUser(server)
      const ready = await dryRun(server, user, spoolsOf(filaments))
      assert.deepEqual(verdicts(await rowsOf(server, user, ready)), expected)
      const committed = await commit(server, user, ready)
      assert.equal(committed.state, 'Committed')
      assert.deepEqual(verdicts(await rowsOf(server, user, committed)), expected)
    })
  }

  test('are found across batches, and again when the dry run is repeated', async () => {
    const user = await newUser(server)
    const names = [...Array<string>(499).fill('Galaxy'), 'Sky', 'Sea', 'Sky', 'Galaxy']
    const ready = await dryRun(server, user, spoolsOf(names))
    assert.deepEqual([ready.counts.created, ready.counts.errors], [502, 1])
    const { status } = await client.call('Imports_PatchImport', {
      ...{ as: user, path: { id: ready.id } },
      body: { currency: 'CHF' },
    })
    assert.equal(status, 200)
    await server.services.imports.run()
    const { body: errors } = await client.call('Imports_GetRows', {
      ...{ as: user, path: { id: ready.id } },
      query: { verdicts: ['Error'] },
    })
    assert.deepEqual([errors.items.map(({ position }) => position), verdicts(errors.items)], [[501], [TYPES]])
  })

  test('do not count filaments and vendors of the file twice, which have rows of their own', async () => {
    const user = await newUser(server)
    const file = spoolmanDatabase(
      ['Acme', 'Bolt', 'acme'],
      [
        ['Galaxy', 1],
        ['Sky', 2],
        ['Galaxy', 3],
      ],
      [3],
    )
    const ready = await dryRun(server, user, file)
    const expected = Array<string>(5).fill('Created')
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), expected)
    assert.deepEqual(verdicts(await rowsOf(server, user, await commit(server, user, ready))), expected)
  })
})

/** Database of Spoolman with vendors, filaments of them, and spools of filaments, each with the id that is its place. */
function spoolmanDatabase(
  vendors: readonly string[],
  filaments: readonly (readonly [name: string, vendor: number])[],
  spools: readonly number[],
): Uint8Array {
  const file = createSqlite()
  file.exec(`create table vendor (id, name);
    create table filament (id, name, vendor_id, density, diameter);
    create table spool (id, filament_id, used_weight)`)
  vendors.forEach((name, at) => file.run('insert into vendor values (?, ?)', [at + 1, name]))
  filaments.forEach(([name, vendor], at) =>
    file.run('insert into filament values (?, ?, ?, 1.24, 1.75)', [at + 1, name, vendor]),
  )
  spools.forEach((filament, at) => file.run('insert into spool values (?, ?, 0)', [at + 1, filament]))
  return file.export()
}
