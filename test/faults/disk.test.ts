import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { connect, type Database } from '../../src/database/connect.ts'
import { databaseProblem } from '../../src/database/databaseProblem.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/ownPostgres.ts'
import { collectStops } from '../support/stops.ts'
import { LedgerWriter } from './ledger.ts'

const skip = process.platform === 'linux' ? false : 'only Linux has prlimit'

const stops = collectStops()
let postgres: OwnPostgres
let issuer: Issuer
let instance: Instance
let database: Database
before(async () => {
  postgres = await startOwnPostgres()
  stops.push(() => postgres.stop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  instance = await startInstance({ databaseUrl: postgres.url, issuer })
  stops.push(() => instance.stop())
  database = connect(postgres.url, 1, pino({ level: 'silent' }), 30_000, 30_000)
  stops.push(() => database.db.destroy())
})

/** Gives the tables that writers use no room within the limit: another user's rows of little use. */
async function crowd(userId: number): Promise<void> {
  const { db } = database
  await sql`alter table prints set (autovacuum_enabled = off)`.execute(db)
  await sql`alter table filament_ledger set (autovacuum_enabled = off)`.execute(db)
  await sql`insert into prints (user_id, title, status, view_status, source, notes)
    select ${userId}, 'Crowd', 'Success', 'Private', 'Web', repeat('x', 1700) from generate_series(1, 9000)`.execute(db)
  const spool = await sql<{ id: string }>`insert into filaments (user_id, display_name, material_type, balance_mg)
    values (${userId}, 'Crowd', 'PLA', 0) returning id`.execute(db)
  await sql`insert into filament_ledger (user_id, filament_id, kind, amount_mg, balance_mg, actor, note)
    select ${userId}, ${spool.rows[0]?.id}, 'Adjustment', 0, 0, 'test', repeat('x', 500) from generate_series(1, 30000)`.execute(
    db,
  )
  const { rows } = await sql<{
    size: number
  }>`select least(pg_relation_size('prints'), pg_relation_size('filament_ledger'))::int
    as size`.execute(db)
  assert.ok((rows[0]?.size ?? 0) > 16 * 1024 * 1024, JSON.stringify(rows))
}

test(
  'F12: the disk is full: 503, reads go on, and all is well when there is room',
  { skip, timeout: 120_000 },
  async () => {
    const { client } = instance
    await crowd((await signUp(instance, issuer)).id)
    const user = await signUp(instance, issuer)
    const ledger = await LedgerWriter.start(client, user)
    for (let i = 0; i < 6; i++) assert.equal(await ledger.write(client), 'acknowledged')

    await postgres.fill()
    const outcomes: string[] = []
    while (outcomes.filter((outcome) => outcome === 'refused').length < 9 && outcomes.length < 200)
      outcomes.push(await ledger.write(client))
    assert.deepEqual(outcomes.slice(-3), ['refused', 'refused', 'refused'])
    for (const call of ['Users_GetMe', 'Prints_GetSummary', 'Filaments_GetFilaments'] as const)
      assert.equal((await client.call(call, { as: user })).status, 200)
    assert.equal((await instance.metrics.raw('GET', '/readyz')).status, 200)

    await postgres.free()
    assert.ok(instance.isRunning)
    await ledger.finish(client)
    for (let i = 0; i < 6; i++) assert.equal(await ledger.write(client), 'acknowledged')
    await ledger.check(client, postgres.url)
  },
)

for (const code of ['53100', '53200', '53400', '58030']) {
  test(`F12: SQLSTATE ${code} is 503`, async () => {
    const raising = database.pool.query(`do $$ begin raise exception using errcode = '${code}'; end $$`)
    await assert.rejects(
      raising,
      (error) => error instanceof pg.DatabaseError && databaseProblem(error)?.status === 503,
    )
  })
}
