import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { calendarSince, readStats } from '../../src/achievements/stats.ts'
import { connect } from '../../src/database/connect.ts'
import { middle } from './measure.ts'

const ZONE = 'Europe/Berlin'
const TIMEOUT = 60_000

/**
 * Measures the statement that the rules of the catalog share, over everything that a user has recorded.
 * @param url a `postgres://` URL of a filled, vacuumed database
 * @returns the median of the times, in milliseconds
 */
export async function measureFacts(url: string, userId: number, times: number): Promise<number> {
  const { db } = connect(url, 1, pino({ level: 'silent' }), TIMEOUT)
  try {
    const calendar = calendarSince(ZONE, await firstStart(db, userId), new Date())
    const run = () => readStats(db, { userId, calendar, before: null })
    await run()
    const durations: number[] = []
    for (let time = 0; time < times; time += 1) {
      const start = performance.now()
      await run()
      durations.push(performance.now() - start)
    }
    return middle(durations)
  } finally {
    await db.destroy()
  }
}

async function firstStart(db: Kysely<DB>, userId: number): Promise<string | null> {
  const { first } = await db
    .selectFrom('prints')
    .select((prints) => prints.fn.min('start_date').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return first
}
