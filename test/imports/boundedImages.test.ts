import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { tight } from '../quotas/limits.ts'
import { newImage } from '../support/belongings.ts'
import { newPrint, newUser, type User } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { exportEntries, packDescribed, withRecords } from './archives.ts'
import { commit, dryRun } from './support.ts'

/** Images count as this at least. */
const LEAST = 4096
const ROOMY = await startServer()
const TIGHT = await startServer(tight({ pictureBytes: 104 * LEAST }))

const SMALL = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .webp()
  .toBuffer()
const FULL = 'Your images would exceed the maximum for one user.'
const MANY = 'Its record has 100 images already.'

/** User with as many prints as there are numbers, each of which has an image. */
async function newOwner(server: TestServer, prints: number): Promise<User> {
  const owner = await newUser(server)
  for (let count = 0; count < prints; count += 1) await newImage(server, await newPrint(server, owner))
  return owner
}

/**
 * Archive of a user.
 * @param numbers numbers of other images that the prints have in it
 */
async function archiveOf(server: TestServer, owner: User, numbers: readonly number[]): Promise<Buffer> {
  const entries = await exportEntries(server, owner)
  const changed = withRecords(entries, 'images', (images) =>
    images.flatMap((image, print) =>
      Array.from({ length: numbers[print] ?? 0 }, () => ({ ...image, id: randomUUID() })),
    ),
  )
  const ids = [
    ...(changed
      .get('images.ndjson')
      ?.toString()
      .matchAll(/"id":"([^"]+)"/g) ?? []),
  ].map(([, id]) => id)
  return packDescribed(new Map([...changed, ...ids.map((id) => [`media/${id}.webp`, SMALL] as const)]))
}

/** Numbers of the images that are refused, by the reason. */
async function refusals(server: TestServer, user: User, id: string): Promise<Record<string, number>> {
  const query = { verdicts: ['Error' as const], pageSize: 200 }
  const { body } = await server.client.call('Imports_GetRows', { as: user, path: { id }, query })
  const groups = Map.groupBy(body.items, ({ kind, reason }) => `${kind}: ${reason}`)
  return Object.fromEntries([...groups].map(([reason, rows]) => [reason, rows.length]))
}

suite('Images of an archive for which there is no room', () => {
  for (const [what, server, numbers, refused] of [
    ['in their record', ROOMY, [103, 2], { [`Image: ${MANY}`]: 3 }],
    ['in their record, across batches', TIGHT, [102], { [`Image: ${MANY}`]: 2 }],
    ['for their user', TIGHT, [60, 49], { [`Image: ${FULL}`]: 5 }],
    ['in their record or for their user', TIGHT, [103, 7], { [`Image: ${MANY}`]: 3, [`Image: ${FULL}`]: 3 }],
  ] as const) {
    test(`are errors of their rows in the dry run already, and the others are imported: ${what}`, async () => {
      const owner = await newOwner(server, numbers.length)
      const user = await newUser(server)
      const ready = await dryRun(server, user, await archiveOf(server, owner, numbers))
      assert.deepEqual(await refusals(server, user, ready.id), refused)
      const committed = await commit(server, user, ready)
      assert.equal(committed.state, 'Committed')
      assert.deepEqual(await refusals(server, user, ready.id), refused)
      assert.deepEqual(committed.kinds, ready.kinds)
    })
  }

  test('count those that the record has', async () => {
    const owner = await newOwner(ROOMY, 2)
    const ready = await dryRun(ROOMY, owner, await archiveOf(ROOMY, owner, [101, 99]))
    const refused = { [`Image: ${MANY}`]: 2 }
    assert.deepEqual(await refusals(ROOMY, owner, ready.id), refused)
    await commit(ROOMY, owner, ready)
    assert.deepEqual(await refusals(ROOMY, owner, ready.id), refused)
  })

  test('are not found in an archive that is recorded already', async () => {
    const owner = await newOwner(TIGHT, 2)
    const archive = await packDescribed(await exportEntries(TIGHT, owner))
    const print = await newPrint(TIGHT, owner)
    for (let count = 0; count < 102; count += 1) await newImage(TIGHT, print)
    const ready = await dryRun(TIGHT, owner, archive)
    assert.deepEqual(await refusals(TIGHT, owner, ready.id), {})
    assert.equal((await commit(TIGHT, owner, ready)).counts.created, 0)
  })
})
