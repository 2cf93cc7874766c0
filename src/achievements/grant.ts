import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { addEvents } from '../events/outbox.ts'
import { deservedBy, nameOf, type Deserved } from './catalog.ts'
import { readEarned, type EarnedTier } from './earned.ts'
import { readFacts, type FactsScope } from './facts.ts'

type Scope = Omit<FactsScope, 'before'>

/**
 * Grants tiers, each once whoever else does so at the same time, and tells the user of each (specification, "States and
 * transitions").
 * @param scope whose tiers they are
 * @param deserved at least one that the user qualifies for, in the order of the catalog: all who grant keep it, so that
 * none waits for another in a circle
 * @returns everything that the user holds then
 */
export async function grant(trx: Transaction<DB>, scope: Scope, deserved: readonly Deserved[]): Promise<EarnedTier[]> {
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
  await addEvents(
    trx,
    userId,
    'Achievement',
    news.map(({ key, tier, title }) => ({ key, tier, title })),
  )
  return readEarned(trx, userId)
}

/** Which of the tiers the user already qualified for by records that are older than the tier itself. */
async function namesOfOld(
  trx: Transaction<DB>,
  scope: Scope,
  deserved: readonly Deserved[],
): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const before of new Set(deserved.map(({ since }) => since))) {
    const then = deservedBy(await readFacts(trx, { ...scope, before }))
    for (const tier of then) if (tier.since === before) names.add(nameOf(tier))
  }
  return names
}
