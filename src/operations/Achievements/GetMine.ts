import { deservedBy, nameOf } from '../../achievements/catalog.ts'
import { readStanding } from '../../achievements/earned.ts'
import { calendarSince, readFacts } from '../../achievements/facts.ts'
import { grant } from '../../achievements/grant.ts'
import { toMine } from '../../achievements/mine.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Achievements_GetMine'> = async (_, { db, caller: { userId }, isHead, now }) => {
  const standing = await readStanding(db, userId)
  const calendar = calendarSince(standing.timeZone, standing.firstStart, now())
  const facts = await readFacts(db, { userId, calendar, before: null })
  const held = new Set(standing.earned.map(nameOf))
  const missing = deservedBy(facts).filter((tier) => !held.has(nameOf(tier)))
  const earned = isHead || missing.length === 0 ? standing.earned : await grant(db, { userId, calendar }, missing)
  return { status: 200, body: toMine(facts, earned, standing) }
}
