import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { addEvents } from '../outbox/events.ts'
import { eligibleTiers, tierId, type EligibleTier } from './catalog.ts'
import { readEarned, type EarnedTier } from './earned.ts'
import { readStats } from './stats.ts'
import type { StatsScope } from './scope.ts'

type Scope = Omit<StatsScope, 'before'>

/**
 * Grants tiers, each once even by concurrent requests, and notifies the user of each (docs/domain.md, "Achievements").
 * @param scope the user and the calendar
 * @param eligible at least one tier that the user qualifies for, in the order of the catalog: with one order, concurrent grants
 * cannot deadlock
 * @returns all tiers that the user holds then
 */
export async function grant(
  trx: Transaction<DB>,
  scope: Scope,
  eligible: readonly EligibleTier[],
): Promise<EarnedTier[]> {
  const { userId } = scope
  const old = await idsOfOld(trx, scope, eligible)
  const granted = await trx
    .insertInto('earned_achievements')
    .values(
      eligible.map((tier) => ({
        user_id: userId,
        key: tier.key,
        tier: tier.tier,
        retroactive: old.has(tierId(tier)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['key', 'tier'])
    .execute()
  const ids = new Set(granted.map(tierId))
  const news = eligible.filter((tier) => ids.has(tierId(tier)))
  const events = news.map(({ key, tier, title }) => ({ key, tier, title }))
  await addEvents(trx, userId, 'Achievement', events)
  recordEvents(
    trx,
    events.map((data) => ({ userId, name: 'achievement.granted', recordId: data.key, data })),
  )
  return readEarned(trx, userId)
}

/** The ids of those tiers that the user already qualified for by records from before the tier existed. */
async function idsOfOld(
  trx: Transaction<DB>,
  scope: Scope,
  eligible: readonly EligibleTier[],
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const before of new Set(eligible.map(({ since }) => since))) {
    const then = eligibleTiers(await readStats(trx, { ...scope, before }))
    for (const tier of then) if (tier.since === before) ids.add(tierId(tier))
  }
  return ids
}
