import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { addEvents } from '../outbox/events.ts'
import { eligibleTiers, nameOf, type EligibleTier } from './catalog.ts'
import { readEarned, type EarnedTier } from './earned.ts'
import { readStats } from './stats.ts'
import type { StatsScope } from './scope.ts'

type Scope = Omit<StatsScope, 'before'>

/**
 * Grants tiers, each once even by concurrent requests, and notifies the user of each (docs/domain.md, "Achievements").
 * @param scope the user and the calendar
 * @param deserved at least one tier that the user qualifies for, in the order of the catalog: with one order, concurrent grants
 * cannot deadlock
 * @returns all tiers that the user holds then
 */
export async function grant(
  trx: Transaction<DB>,
  scope: Scope,
  deserved: readonly EligibleTier[],
): Promise<EarnedTier[]> {
  const { userId } = scope
  const old = await namesOfOld(trx, scope, deserved)
  const granted = await trx
    .insertInto('earned_achievements')
    .values(
      deserved.map((tier) => ({
        user_id: userId,
        key: tier.key,
        tier: tier.tier,
        retroactive: old.has(nameOf(tier)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['key', 'tier'])
    .execute()
  const names = new Set(granted.map(nameOf))
  const news = deserved.filter((tier) => names.has(nameOf(tier)))
  const events = news.map(({ key, tier, title }) => ({ key, tier, title }))
  await addEvents(trx, userId, 'Achievement', events)
  recordEvents(
    trx,
    events.map((data) => ({ userId, name: 'achievement.granted', recordId: data.key, data })),
  )
  return readEarned(trx, userId)
}

/** The names of those tiers that the user already qualified for by records from before the tier existed. */
async function namesOfOld(
  trx: Transaction<DB>,
  scope: Scope,
  deserved: readonly EligibleTier[],
): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const before of new Set(deserved.map(({ since }) => since))) {
    const then = eligibleTiers(await readStats(trx, { ...scope, before }))
    for (const tier of then) if (tier.since === before) names.add(nameOf(tier))
  }
  return names
}
