import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportEntries } from '../imports/archives.ts'
import { newComment } from '../support/belongings.ts'
import { newPrint, newSlicerSettings, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

/** More records than fit in the order of their ids by chance. */
const RECORDS = 12

const server = await startServer()

test('an archive has the records that are on several shards in the order of their ids', async () => {
  const user = await newUser(server)
  for (let count = 0; count < RECORDS; count += 1) {
    await newSlicerSettings(server, { user_id: user.id })
    await newComment(server, await newPrint(server, await newUser(server)), user, { body: `Comment ${count}` })
  }
  const entries = await exportEntries(server, user)
  const idsOf = (name: string) =>
    [...(entries.get(name)?.toString() ?? '').matchAll(/^\{"id":"?([^",]+)/gm)].map(([, id = '']) => id)
  const settings = idsOf('slicer-settings.ndjson')
  const comments = idsOf('comments.ndjson').map(Number)
  assert.deepEqual([settings.length, comments.length], [RECORDS, RECORDS])
  assert.deepEqual(settings, settings.toSorted())
  assert.deepEqual(
    comments,
    comments.toSorted((a, b) => a - b),
  )
})
