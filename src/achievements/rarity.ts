import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { tierId } from './catalog.ts'
import { FAMILIES } from './families.ts'
import type { Reader } from '../database/reader.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** A user with a print in this many days is active (docs/domain.md, "Achievements"). */
const ACTIVE_DAYS = 365
/** With fewer active users, a share would reveal facts about individuals. */
const FEWEST_ACTIVE = 10
/** Users of one statement. */
const BATCH = 2000

/** Counts of users. */
interface Census {
  active: number
  /** The number of active holders by the id of the tier. */
  readonly holders: Map<string, number>
}

/** The share of active users who hold a tier, in percent, by the id of the tier; empty while there are too few. */
export async function readRarity(db: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('achievement_rarity').select(['key', 'tier', 'rarity_percent']).execute()
  return new Map(rows.map((row) => [tierId(row), row.rarity_percent]))
}

/**
 * Counts the holders of each tier again, in statements over a limited number of users each, so that none of them runs long.
 * Concurrent instances write the same result.
 */
export async function refreshRarity(db: Kysely<DB>, now: Date): Promise<void> {
  const census: Census = { active: 0, holders: new Map() }
  for (let after: number | null = 0; after !== null;) after = await countBatch(db, census, after, now)
  const { active, holders } = census
  const shares = FAMILIES.flatMap(({ key, tiers }) =>
    tiers.map((_, index) => {
      const tier = index + 1
      const share = (holders.get(tierId({ key, tier })) ?? 0) / active
      return { key, tier, rarity_percent: Math.round(share * 1000) / 10 }
    }),
  )
  await inTransaction(db, async (trx) => {
    await sql`lock table achievement_rarity in share row exclusive mode`.execute(trx)
    await trx.deleteFrom('achievement_rarity').execute()
    if (active >= FEWEST_ACTIVE) await trx.insertInto('achievement_rarity').values(shares).execute()
  })
}

/** Counts the users of one batch. Returns the id of the last one; null for an empty batch. */
async function countBatch(db: Kysely<DB>, census: Census, after: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - ACTIVE_DAYS * MS_PER_DAY).toISOString()
  const users = await db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute()
  const ids = users.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select distinct p.user_id as id from prints p
    where p.user_id = any(${ids}::bigint[]) and p.logged_date > ${since} and p.logged_date <= ${now.toISOString()}`.execute(
    db,
  )
  const active = rows.map(({ id }) => id)
  census.active += active.length
  const counts = await db
    .selectFrom('earned_achievements')
    .select((row) => ['key', 'tier', row.fn.countAll<number>().as('holders')])
    .where('user_id', '=', sql<number>`any(${active}::bigint[])`)
    .groupBy(['key', 'tier'])
    .execute()
  for (const { holders, ...tier } of counts) {
    census.holders.set(tierId(tier), (census.holders.get(tierId(tier)) ?? 0) + holders)
  }
  return users.at(-1)?.id ?? null
}
