import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createSqlite } from './sqlite.ts'
import { commit, dryRun } from './support.ts'

const server = await startServer()
const { client } = server

/** One more than the rows that are imported together. */
const ROWS = 501

/** Database of Spoolman without spools, whose vendors and filaments have these names. */
function database(vendors: readonly string[], filaments: readonly string[]): Uint8Array {
  const file = createSqlite()
  file.exec(`create table vendor (id, name);
    create table filament (id, name, density, diameter);
    create table spool (id, filament_id, used_weight)`)
  vendors.forEach((name, at) => file.run('insert into vendor values (?, ?)', [at + 1, name]))
  filaments.forEach((name, at) => file.run('insert into filament values (?, ?, 1.24, 1.75)', [at + 1, name]))
  return file.export()
}

/** Names of which the last one is the first one again, in other letters. */
const NAMES = [...Array.from({ length: ROWS - 1 }, (_, at) => `Number ${at} of many`), 'NUMBER 0 of many']

suite('Records that a file has twice, in rows that are imported one after the other', () => {
  for (const [what, file, reason] of [
    ['filaments', database([], NAMES), 'An earlier filament of the file is the same.'],
    ['vendors', database(NAMES, []), 'An earlier brand of the file has the same name.'],
  ] as const) {
    test(`are made once, as the dry run tells: ${what}`, async () => {
      const user = await newUser(server)
      const ready = await dryRun(server, user, file)
      const readLast = async () => {
        const { body } = await client.call('Imports_GetRows', {
          ...{ as: user, path: { id: ready.id } },
          query: { pageSize: 1, pageNumber: ROWS },
        })
        return body.items.map((row) => [row.position, row.verdict, row.reason])
      }
      const expected = [[ROWS, 'Skipped', reason]]
      assert.deepEqual(await readLast(), expected)
      const committed = await commit(server, user, ready)
      assert.equal(committed.state, 'Committed')
      assert.deepEqual(await readLast(), expected)
      assert.deepEqual(committed.kinds, ready.kinds)
      assert.equal(committed.counts.created, ROWS - 1)
    })
  }
})
