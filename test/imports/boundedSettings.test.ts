import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite, test } from 'node:test'
import { tight } from '../quotas/limits.ts'
import { newSlicerSettings, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportEntries, packDescribed, withRecords } from './archives.ts'
import { commit, dryRun } from './support.ts'

/** Settings count as this at least. */
const LEAST = 4096
const server = await startServer(tight({ settingsBytes: 501 * LEAST }))
const { client, config } = server

const FULL = `Your slicer settings would exceed 2 MiB, the maximum for one user. Delete some at ${config.baseUrl}/account/storage first.`

/** Archive with slicer settings of these sizes in bytes. */
async function archiveOf(sizes: readonly number[]): Promise<Buffer> {
  const owner = await newUser(server)
  await newSlicerSettings(server, { user_id: owner.id })
  const texts = new Map([...new Set(sizes)].map((size) => [size, 'x'.repeat(size - '{"notes":""}'.length)]))
  const entries = withRecords(await exportEntries(server, owner), 'slicer-settings', ([one]) =>
    sizes.map((size) => ({ ...one, id: randomUUID(), settings: { notes: texts.get(size) } })),
  )
  return packDescribed(entries)
}

/** Order of the refused slicer settings in the file, and why they are refused. */
async function refusals(user: User, id: string) {
  const query = { verdicts: ['Error' as const], pageSize: 200 }
  const { body } = await client.call('Imports_GetRows', { as: user, path: { id }, query })
  // The settings of the profile come before them.
  return body.items.map(({ kind, position, reason }) => [kind, position - 1, reason])
}

suite('Slicer settings beyond the bound of their user', () => {
  for (const [what, sizes, refused] of [
    ['of one batch', [250 * LEAST, 250 * LEAST, LEAST + 1, 20, 20], [3, 5]],
    ['of several batches', Array<number>(503).fill(20), [502, 503]],
    ['of several batches, after a large one', [2 * LEAST, ...Array<number>(500).fill(20)], [501]],
  ] as const) {
    test(`are errors of their rows in the dry run already, and the others are imported: ${what}`, async () => {
      const user = await newUser(server)
      const ready = await dryRun(server, user, await archiveOf(sizes))
      const expected = refused.map((place) => ['SlicerSettings', place, FULL])
      assert.deepEqual(await refusals(user, ready.id), expected)
      const committed = await commit(server, user, ready)
      assert.equal(committed.state, 'Committed')
      assert.deepEqual(await refusals(user, ready.id), expected)
      assert.deepEqual(committed.kinds, ready.kinds)
    })
  }

  test('are not found in an archive that is recorded already', async () => {
    const user = await newUser(server)
    const archive = await archiveOf([20, 20])
    await commit(server, user, await dryRun(server, user, archive))
    await newSlicerSettings(server, { user_id: user.id, body: JSON.stringify({ notes: 'x'.repeat(600 * LEAST) }) })
    const again = await dryRun(server, user, archive)
    assert.deepEqual(await refusals(user, again.id), [])
    assert.equal((await commit(server, user, again)).counts.created, 0)
  })
})
