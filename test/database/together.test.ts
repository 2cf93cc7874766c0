import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { defer, together } from '../../src/database/together.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { StatementRecorder } from '../queries/statements.ts'
import { startServer } from '../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { db, pool } = server.services
const recorder = new StatementRecorder(pool)
await sql`create table steps (name text primary key, position integer generated always as identity)`.execute(server.db)

const add = (name: unknown) => sql<{ name: string }>`insert into steps (name) values (${name}) returning name`
const count = () => sql<{ count: number }>`select count(*)::int as count from steps`

async function steps(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from steps order by position`.execute(server.db)
  return rows.map(({ name }) => name)
}

test.beforeEach(async () => {
  await sql`truncate steps`.execute(server.db)
})

test('a transaction begins with its first statement and commits with the deferred ones', async () => {
  const roundTrips = await recorder.roundTrips(() =>
    inTransaction(db, async (trx) => {
      await defer(trx, add('first'))
      const [before, added, after] = await together(trx, count(), add('second'), count())
      assert.deepEqual([before, added, after], [[{ count: 1 }], [{ name: 'second' }], [{ count: 2 }]])
      await defer(trx, add('third'))
    }),
  )
  assert.equal(roundTrips, 2)
  assert.deepEqual(await steps(), ['first', 'second', 'third'])
})

test('a transaction without statements sends nothing, whether it ends well or not', async () => {
  const fails = (work: Promise<unknown>) => assert.rejects(work, /on purpose/)
  const roundTrips = await recorder.roundTrips(async () => {
    await inTransaction(db, () => Promise.resolve())
    await fails(inTransaction(db, () => Promise.reject(new Error('on purpose'))))
    await fails(inTransaction(db, (trx) => defer(trx, add('x')).then(() => Promise.reject(new Error('on purpose')))))
  })
  assert.equal(roundTrips, 0)
  assert.deepEqual(await steps(), [])
})

const unconvertible = {
  toPostgres() {
    throw new Error('no text')
  },
}

for (const [what, value, message] of [
  ['the server refuses', 'taken', /duplicate key/],
  ['that cannot be converted', unconvertible, /no text/],
] as const) {
  test(`a deferred statement with a value ${what} fails the transaction, and nothing is stored`, async () => {
    await sql`insert into steps (name) values ('taken')`.execute(server.db)
    const last = inTransaction(db, async (trx) => {
      await defer(trx, add('before'))
      await defer(trx, add(value))
      await defer(trx, add('after'))
    })
    await assert.rejects(last, message)
    const first = inTransaction(db, async (trx) => {
      await defer(trx, add(value))
      await together(trx, add('after'), count())
    })
    await assert.rejects(first, message)
    assert.deepEqual(await steps(), ['taken'])
  })
}

test('the statements after one that failed are prepared when they are needed', async () => {
  // Every connection sees the texts for the first time.
  const rare = (name: string) => sql<{ name: string }>`insert into steps (name) values (${name}) returning name, 'rare'`
  const work = (divisor: number) =>
    inTransaction(db, (trx) => together(trx, sql`select 1 / ${divisor}::int`, rare(`of ${divisor}`)))
  for (let connection = 0; connection < pool.options.max; connection += 1) {
    await assert.rejects(work(0), /division by zero/)
    await work(connection + 1)
  }
  assert.equal((await steps()).length, pool.options.max)
})

test('a transaction whose connection is lost at its first statement changes nothing', async () => {
  const lost = inTransaction(db, async (trx) => {
    await defer(trx, add('before'))
    await defer(trx, sql`select pg_terminate_backend(pg_backend_pid())`)
    await together(trx, add('after'))
  })
  await assert.rejects(lost)
  assert.deepEqual(await steps(), [])
})

test('a connection that PostgreSQL has ended is used no more, also before it is closed', async () => {
  const single = connect(server.config.databaseUrl ?? '', 1, pino({ level: 'silent' }))
  try {
    for (let round = 0; round < 20; round += 1) {
      const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(single.db)
      await assert.rejects(ended, { code: '57P01' })
      assert.equal((await count().execute(single.db)).rows.length, 1)
    }
  } finally {
    await single.db.destroy()
  }
})

test('a conflict that a deferred statement meets repeats the whole transaction', async () => {
  await sql`create or replace function conflict_once() returns integer language plpgsql as $$ begin
    if (select last_value from pg_sequences where sequencename = 'conflicts') is not null then return 1; end if;
    perform nextval('conflicts');
    raise 'conflict' using errcode = '40001';
  end $$`.execute(server.db)
  await sql`create sequence conflicts`.execute(server.db)
  let attempts = 0
  await inTransaction(db, async (trx) => {
    attempts += 1
    await defer(trx, add(`attempt ${attempts}`))
    await defer(trx, sql`select conflict_once()`)
  })
  assert.deepEqual(await steps(), ['attempt 2'])
})

test('statements that are sent together have time for each of them', async (context) => {
  const impatient = connect(server.config.databaseUrl ?? '', 1, pino({ level: 'silent' }), 400)
  context.after(() => impatient.db.destroy())
  await inTransaction(impatient.db, async (trx) => {
    for (let number = 0; number < 4; number += 1) await defer(trx, sql`select pg_sleep(0.25)`)
    await defer(trx, add('slow'))
  })
  assert.deepEqual(await steps(), ['slow'])
})

/** Bytes of PostgreSQL's message that it is ready for the next query. */
const READY = 6

/** A way to the database on which the end of each response comes a moment after the rest. Returns its URL. */
async function slowToBeReady(databaseUrl: string, after: (end: () => void) => void): Promise<string> {
  const target = new URL(databaseUrl)
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    near.pipe(far)
    let written = Promise.resolve()
    far.on('data', (data) => {
      written = written.then(async () => {
        near.write(data.subarray(0, -READY))
        await sleep(20)
        near.write(data.subarray(-READY))
      })
    })
    for (const socket of [near, far]) socket.on('error', () => undefined)
    far.on('close', () => near.destroy())
  })
  after(() => proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return Object.assign(new URL(databaseUrl), { port: String((proxy.address() as net.AddressInfo).port) }).href
}

test('a transaction with a statement whose plan is out of date is repeated, with a new plan', async (context) => {
  const url = await slowToBeReady(server.config.databaseUrl ?? '', (end) => context.after(end))
  const other = connect(url, 1, pino({ level: 'silent' }))
  context.after(() => other.db.destroy())
  const read = () =>
    inTransaction(other.db, async (trx) => (await sql`select * from plans where id = ${1}`.execute(trx)).rows)
  await sql`create table plans (id int, value int)`.execute(server.db)
  await sql`insert into plans values (1, 2), (1, null)`.execute(server.db)
  for (let time = 0; time < 2; time += 1) {
    assert.deepEqual(await read(), [
      { id: 1, value: 2 },
      { id: 1, value: null },
    ])
  }
  await sql`alter table plans alter value type text`.execute(server.db)
  assert.deepEqual(await read(), [
    { id: 1, value: '2' },
    { id: 1, value: null },
  ])
})
