import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { eligibleTiers, nameOf, type EligibleTier } from './catalog.ts'
import { readStanding, type EarnedAchievements } from './earned.ts'
import { calendarSince, readStats, type UserStats } from './stats.ts'
import type { Calendar } from './calendar.ts'

/** The state of a user's achievements: tiers held, hints dismissed, statistics of the logbook, and tiers that are not granted yet. */
export interface Assessment {
  readonly userId: number
  readonly standing: EarnedAchievements
  readonly calendar: Calendar
  readonly facts: UserStats
  /** Tiers that the user qualifies for and does not hold, in the order of the catalog. */
  readonly missing: readonly EligibleTier[]
}

/** Compares a user's logbook with the tiers that the user holds. Grants nothing. */
export async function evaluate(db: Kysely<DB>, userId: number, now: Date): Promise<Assessment> {
  const standing = await readStanding(db, userId)
  const calendar = calendarSince(standing.timeZone, standing.firstStart, now)
  const facts = await readStats(db, { userId, calendar, before: null })
  const held = new Set(standing.earned.map(nameOf))
  const missing = eligibleTiers(facts).filter((tier) => !held.has(nameOf(tier)))
  return { userId, standing, calendar, facts, missing }
}
