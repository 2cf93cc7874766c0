import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { markAnswered, type UseReceipt } from '../../src/spoolUse/requests.ts'
import { useSpool } from '../../src/spoolUse/use.ts'
import { newWorkshop } from '../integrations/devices.ts'
import { newFilament } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { CONNECTION, fingerprintOf } from './report.ts'

const server = await startServer()
const { db, services } = server
const NOMINAL = 1_000_000
const RUNS = 50

/** Resolves when reports wait for the lock. A transaction would see the same activity for ever. */
async function lockWaiters(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await sleep(20)
  }
}

test('a client that gives up and sends its report again deducts once, in 50 of 50 runs across two instances', async (context) => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const spools = await Promise.all(
    Array.from({ length: RUNS }, (_, index) =>
      newFilament(server, user, { number: index + 1, initial_nominal_weight_mg: NOMINAL }),
    ),
  )
  const other = connect(server.config.databaseUrl ?? '', 20, pino({ level: 'silent' }), 60_000, 60_000)
  const one = connect(server.config.databaseUrl ?? '', 20, pino({ level: 'silent' }), 60_000, 60_000)
  context.after(() => Promise.all([one.db.destroy(), other.db.destroy()]))
  // The service hangs until the clients have given up.
  const blocker = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('select from filaments where user_id = $1 for update', [user.id])

  const report = async (spoolNumber: number, attempt: number): Promise<UseReceipt> =>
    useSpool(attempt % 2 === 0 ? one.db : other.db, {
      userId: user.id,
      connectionId: CONNECTION,
      printerId: printer.id,
      spoolNumber,
      amount: { milligrams: 1000 },
      fingerprint: fingerprintOf(String(spoolNumber)),
      arrivedDate: services.now(),
      actor: 'Connection:test',
    })
  // Each client gives up twice while the service hangs, and waits for the response to its third attempt.
  const given = spools.flatMap((_, index) => [report(index + 1, 0), report(index + 1, 1)])
  await lockWaiters()
  const clients = spools.map(async (_, index) => report(index + 1, 2))
  await blocker.query('commit')
  await blocker.end()
  const receipts = await Promise.all(clients)
  const late = await Promise.all(given)
  assert.equal([...receipts, ...late].filter(({ isRepeated }) => !isRepeated).length, RUNS)
  const left = await db
    .selectFrom('filaments')
    .select('balance_mg')
    .where('user_id', '=', user.id)
    .where(
      'id',
      'in',
      spools.map(({ id }) => id),
    )
    .execute()
  assert.deepEqual(new Set(left.map(({ balance_mg }) => balance_mg)), new Set([NOMINAL - 1000]))

  await Promise.all(receipts.map((receipt) => markAnswered(db, receipt, services.now())))
  const next = await Promise.all(spools.map((_, index) => report(index + 1, 0)))
  assert.equal(next.filter(({ isRepeated }) => isRepeated).length, 0, 'the next reports of the same contents count')
})
