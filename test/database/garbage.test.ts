import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'
import { createBlankDatabase } from '../support/database.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
const QUERIES = 50
/** Rows of one query take about 36 kB. */
const ROWS = sql`select array_agg(number::text) as numbers from generate_series(1, 1000) number where number > ${0}`

/** Bytes of objects that only a collection of the whole heap frees. */
function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN
}

/** Runs queries, with two small collections after each: they move what is left to where only a large one frees it. */
async function leftBytes(run: () => Promise<unknown>): Promise<number> {
  for (let number = 0; number < QUERIES; number += 1) await run()
  collect()
  const before = oldBytes()
  for (let number = 0; number < QUERIES; number += 1) {
    await run()
    // Later than whatever still refers to the rows on the stack.
    await sleep(1)
    collect({ type: 'minor' })
    collect({ type: 'minor' })
  }
  return oldBytes() - before
}

test('small collections of garbage free the rows of queries', async (context) => {
  const database = await createBlankDatabase()
  context.after(() => database.drop())
  const { db, heavyDb, openPipeline, pool } = connect(database.url, 2, pino({ level: 'silent' }))
  context.after(() => pool.end())
  const ways: Record<string, () => Promise<unknown>> = {
    'a query': () => ROWS.execute(db),
    'a query of the share for expensive requests': () => ROWS.execute(heavyDb),
    'a query of a pipeline': () => ROWS.execute(openPipeline() as unknown as Kysely<DB>),
    'a query of a transaction': () => db.transaction().execute((trx) => ROWS.execute(trx)),
    'a text without parameters': () =>
      pool.query('select array_agg(number::text) from generate_series(1, 1000) number'),
  }
  for (const [way, run] of Object.entries(ways)) {
    const bytes = await leftBytes(run)
    assert.ok(bytes < QUERIES * 20_000, `${way}: ${bytes} bytes of ${QUERIES} are left`)
  }
})
