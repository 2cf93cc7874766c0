import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { LedgerWriter } from '../faults/ledger.ts'
import { databaseUrl } from '../support/database.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { addressOf, TEMPLATE, withClient } from './distribute.ts'
import { startNodes } from './nodes.ts'

/** Users who write all the time. */
const USERS = 6
/** How long they write, at least: the worker is added after some seconds. */
const SECONDS = 60
const BEFORE_SECONDS = 5
/** What a moved shard may refuse for a moment, as a share of what was sent. */
const REFUSED = 0.02

test('no acknowledged write is lost when a worker is added and gets its part of the shards', async (t) => {
  const server = await startServer({}, { isOwn: true })
  const url = server.config.databaseUrl ?? ''
  const node = await startNodes(1)
  t.after(() => node.stop())
  const added = databaseUrl(node.urls[0] ?? '', new URL(url).pathname.slice(1))

  const users = await Promise.all(Array.from({ length: USERS }, () => newUser(server)))
  const writers = await Promise.all(users.map((user) => LedgerWriter.start(server.client, user)))
  let isOver = false
  const counts = { acknowledged: 0, refused: 0, lost: 0 }
  const writing = Promise.all(
    writers.map((writer) =>
      writer.keepWriting(server.client, (outcome) => {
        counts[outcome] += 1
        return !isOver
      }),
    ),
  )
  const least = sleep(SECONDS * 1000)
  try {
    await Promise.race([writing, sleep(BEFORE_SECONDS * 1000)])
    await grow(url, added)
    await Promise.race([writing, least])
  } finally {
    isOver = true
    await writing
  }
  for (const writer of writers) {
    await writer.finish(server.client)
    await writer.check(server.client, url)
  }

  const shards = await withClient(url, (client) =>
    client.query('select 1 from citus_shards where nodeport = $1 and citus_table_type = $2', [
      addressOf(added)[1],
      'distributed',
    ]),
  )
  assert(shards.rows.length > 0, 'the new worker has no shards')
  t.diagnostic(JSON.stringify(counts))
  const sent = counts.acknowledged + counts.refused + counts.lost
  assert.equal(counts.lost, 0)
  assert(counts.refused <= REFUSED * sent, `${counts.refused} of ${sent} requests were refused`)
})

/** Adds a server to a cluster, and moves shards to it until it has its part. */
async function grow(coordinator: string, added: string): Promise<void> {
  const name = new URL(added).pathname.slice(1)
  // The coordinator sends the settings of its other databases, too, and the template of the tests has some.
  for (const one of [TEMPLATE, name])
    await withClient(databaseUrl(added, 'postgres'), (client) => client.query(`create database ${one}`))
  await withClient(added, (client) => client.query('create extension citus'))
  await withClient(coordinator, async (client) => {
    await client.query('select citus_add_node($1, $2)', addressOf(added))
    await client.query('select citus_rebalance_start()')
    await client.query('select citus_rebalance_wait()')
  })
}
