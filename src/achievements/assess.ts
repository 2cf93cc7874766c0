import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { deservedBy, nameOf, type Deserved } from './catalog.ts'
import { readStanding, type Standing } from './earned.ts'
import { calendarSince, readFacts, type Facts } from './facts.ts'
import type { Calendar } from './calendar.ts'

/** How a user stands: what is held, what was dismissed, what the logbook shows and what is still to be granted. */
export interface Assessment {
  readonly userId: number
  readonly standing: Standing
  readonly calendar: Calendar
  readonly facts: Facts
  /** What the user qualifies for and does not hold, in the order of the catalog. */
  readonly missing: readonly Deserved[]
}

/** Compares what a user's logbook shows with what the user holds. Nothing is granted. */
export async function assess(db: Kysely<DB>, userId: number, now: Date): Promise<Assessment> {
  const standing = await readStanding(db, userId)
  const calendar = calendarSince(standing.timeZone, standing.firstStart, now)
  const facts = await readFacts(db, { userId, calendar, before: null })
  const held = new Set(standing.earned.map(nameOf))
  const missing = deservedBy(facts).filter((tier) => !held.has(nameOf(tier)))
  return { userId, standing, calendar, facts, missing }
}
