import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'
import { measured, type Work } from '../../src/telemetry/work.ts'
import { StatementRecorder } from '../queries/statements.ts'
import { startServer } from '../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { openPipeline: open, pool } = connect(server.config.databaseUrl ?? '', 3, pino({ level: 'silent' }))
/** Its type allows no raw SQL, of which it cannot know that it only reads. */
const openPipeline = () => open() as unknown as Kysely<DB>
test.after(() => pool.end())
const recorder = new StatementRecorder(pool)
await sql`create table colors (name text)`.execute(server.db)

const double = (number: number) => sql<{ twice: number }>`select ${number}::int * 2 as twice`
const divide = (number: number) => sql`select 1 / ${number}::int`

test('queries that begin at once take one round trip, and each gets its own rows', async () => {
  const pipeline = openPipeline()
  const roundTrips = await recorder.roundTrips(async () => {
    const results = await Promise.all([1, 2, 3].map((number) => double(number).execute(pipeline)))
    assert.deepEqual(
      results.map(({ rows }) => rows),
      [[{ twice: 2 }], [{ twice: 4 }], [{ twice: 6 }]],
    )
  })
  assert.equal(roundTrips, 1)
})

test('a query that waits for the rows of another takes a round trip of its own', async () => {
  const pipeline = openPipeline()
  const roundTrips = await recorder.roundTrips(async () => {
    const { rows } = await double(1).execute(pipeline)
    assert.deepEqual((await double(rows[0]?.twice ?? 0).execute(pipeline)).rows, [{ twice: 4 }])
  })
  assert.equal(roundTrips, 2)
})

test('when one fails, all that were sent with it fail; the connection serves the next ones', async () => {
  const pipeline = openPipeline()
  const outcomes = await Promise.allSettled([double(1).execute(pipeline), divide(0).execute(pipeline)])
  for (const outcome of outcomes) assert.match(String((outcome as PromiseRejectedResult).reason), /division by zero/)
  assert.deepEqual((await double(1).execute(pipeline)).rows, [{ twice: 2 }])
  assert.equal(pool.idleCount, pool.totalCount)
})

test('queries of two pipelines are not sent together: one does not fail for the other', async () => {
  const [outcome] = await Promise.allSettled([double(1).execute(openPipeline()), divide(0).execute(openPipeline())])
  assert.equal(outcome.status, 'fulfilled')
})

test('all run again when a migration has changed the columns of one of them', async () => {
  const pipeline = openPipeline()
  const read = () =>
    Promise.all([sql`select * from colors where ${true}`.execute(pipeline), double(1).execute(pipeline)])
  await Promise.all([read(), read(), read()])
  await sql`alter table colors add hex text`.execute(server.db)
  await sql`insert into colors values ('red', '#FF0000')`.execute(server.db)
  const [colors] = await read()
  assert.deepEqual(colors.rows, [{ name: 'red', hex: '#FF0000' }])
})

test('the time of a round trip is counted once, and every statement in it', async () => {
  const work: Work = { statements: 0, statementSeconds: 0, deviceEvent: () => undefined, trace: null }
  const begun = performance.now()
  await measured(work, async () => {
    const pipeline = openPipeline()
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(${0.05}::float8)`.execute(pipeline)))
  })
  assert.equal(work.statements, 3)
  assert(work.statementSeconds >= 0.15 && work.statementSeconds * 1000 <= performance.now() - begun)
})
