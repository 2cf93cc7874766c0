import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'
import { LedgerWriter } from './ledger.ts'
import { startCommitProxy, type CommitProxy, type Moment } from './commitProxy.ts'

const stops = collectStops()
let database: TestDatabase
let proxy: CommitProxy
let issuer: Issuer
let instance: Instance
let user: User
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  proxy = await startCommitProxy(database.url)
  stops.push(() => proxy.close())
  instance = await startInstance({ databaseUrl: proxy.url, issuer })
  stops.push(() => instance.stop())
  user = await signUp(instance, issuer)
})

async function countOf(title: string): Promise<number> {
  const prints = await database.db.selectFrom('prints').select('id').where('title', '=', title).execute()
  return prints.length
}

const outcomes: Readonly<Record<Moment, number>> = { before: 0, after: 1 }
for (const [moment, stored] of Object.entries(outcomes) as [Moment, number][]) {
  test(`F3: the connection is cut ${moment} COMMIT: 503, and the same Idempotency-Key makes one print`, async () => {
    const title = `Cut ${moment} COMMIT`
    const post = (headers: Record<string, string>) =>
      instance.client.call('Prints_PostPrint', { as: user, headers, body: { title, status: 'Success' } })
    const headers = { 'Idempotency-Key': randomUUID() }
    const cuts = proxy.cuts
    proxy.cutNext(title, moment)
    assert.equal((await post(headers)).status, 503)
    assert.equal(proxy.cuts, cuts + 1)
    assert.equal(await countOf(title), stored)

    const again = await post(headers)
    assert.equal(again.status, 201)
    const once = await post(headers)
    assert.deepEqual([once.status, once.body], [201, again.body])
    assert.equal(once.headers.get('Location'), again.headers.get('Location'))
    const [print, ...others] = await database.db.selectFrom('prints').select('id').where('title', '=', title).execute()
    assert.deepEqual([print?.id, others], [again.body.id, []])
    assert.ok(instance.isRunning)
  })
}

test('F3: after any loss of connection at COMMIT, acknowledged writes are stored once and all others at most once', async () => {
  const ledger = await LedgerWriter.start(instance.client, await signUp(instance, issuer))
  const cuts = proxy.cuts
  for (let round = 0; round < 6; round++) {
    // Not by the mark: a periodic job may be telling of an earlier print.
    proxy.cutNext(ledger.upcoming, round % 2 === 0 ? 'before' : 'after')
    assert.equal(await ledger.write(instance.client), 'refused')
    assert.equal(await ledger.write(instance.client), 'acknowledged')
  }
  assert.equal(proxy.cuts, cuts + 6)
  await ledger.finish(instance.client)
  await ledger.check(instance.client, database.url)
})
