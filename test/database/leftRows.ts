import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'

/**
 * Program that prints, for each way to query the database whose URL is its argument, how many bytes of a query small collections of
 * garbage leave. It is one of its own since the test runner refers to what tests have made.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
const QUERIES = 50
/** A query whose rows take about 36 kB. */
const ROWS = sql`select array_agg(number::text) as numbers from generate_series(1, 1000) number where number > ${0}`
const TEXT = 'select array_agg(number::text) as numbers from generate_series(1, 1000) number'

/** Bytes of objects that only a collection of the whole heap frees. */
function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN
}

/** Two small collections after each query move what is left to where only a large one frees it. */
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
  return (oldBytes() - before) / QUERIES
}

const { db, heavyDb, openPipeline, pool } = connect(process.argv[2] ?? '', 2, pino({ level: 'silent' }))
const left = {
  'a query': await leftBytes(() => ROWS.execute(db)),
  'a query of the share for expensive requests': await leftBytes(() => ROWS.execute(heavyDb)),
  'a query of a pipeline': await leftBytes(() => ROWS.execute(openPipeline() as unknown as Kysely<DB>)),
  'a query of a transaction': await leftBytes(() => db.transaction().execute((trx) => ROWS.execute(trx))),
  'a text without parameters': await leftBytes(() => pool.query(TEXT)),
}
await pool.end()
console.log(JSON.stringify(left))
