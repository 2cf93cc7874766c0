import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { eligibleTiers, tierId, type EligibleTier } from './catalog.ts'
import { readStoredState, type StoredState } from './earned.ts'
import { calendarSince, readStats, type UserStats } from './stats.ts'
import type { Calendar } from './calendar.ts'

/** The state of a user's achievements: tiers held, hints dismissed, statistics of the logbook, and tiers that are not granted yet. */
export interface Assessment {
  readonly userId: number
  readonly stored: StoredState
  readonly calendar: Calendar
  readonly stats: UserStats
  /** Tiers that the user qualifies for and does not hold, in the order of the catalog. */
  readonly missing: readonly EligibleTier[]
}

/** Compares a user's logbook with the tiers that the user holds. Grants nothing. */
export async function evaluate(db: Kysely<DB>, userId: number, now: Date): Promise<Assessment> {
  const stored = await readStoredState(db, userId)
  const calendar = calendarSince(stored.timeZone, stored.firstStart, now)
  const stats = await readStats(db, { userId, calendar, before: null })
  const held = new Set(stored.earned.map(tierId))
  const missing = eligibleTiers(stats).filter((tier) => !held.has(tierId(tier)))
  return { userId, stored, calendar, stats, missing }
}
