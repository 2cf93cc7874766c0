import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { closeUnfinished, lastSignOfLife } from '../integrations/unfinished.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'

/** The maximum number of prints of one transaction. */
const BATCH = 200
/** The name under which the ledger lists these changes. */
const ACTOR = 'StuckPrints'

/**
 * Closes the prints whose owners want that, some days after they were reported as stuck (docs/domain.md, "From events to prints"). Any
 * number of instances can run it in parallel.
 * @returns the number of closed prints
 */
export async function closeStuckPrints(db: Kysely<DB>, now: Date): Promise<number> {
  const owners = await db
    .selectFrom('prints')
    .innerJoin('users as owner', 'owner.id', 'prints.user_id')
    .select(['owner.id as userId', sql<number>`owner.close_stuck_prints_after_days`.as('days')])
    .distinct()
    .where('owner.close_stuck_prints_after_days', 'is not', null)
    .where(isDue(now, sql`owner.close_stuck_prints_after_days`))
    .orderBy('owner.id')
    .execute()
  let total = 0
  for (const { userId, days } of owners) total += await closePrintsOf(db, userId, days, now)
  return total
}

async function closePrintsOf(db: Kysely<DB>, userId: number, days: number, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const closed = await closeBatch(db, userId, days, now)
    total += closed
    if (closed < BATCH) return total
  }
}

/**
 * A condition on prints: they were reported, and no device has reported anything of them for these days. A print that was closed once is
 * not closed again: its owner has set it to printing.
 */
function isDue(now: Date, days: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(status = 'Printing' and closed_date is null and not 'status' = any(edited_fields) and stuck_date is not null
    and greatest(stuck_date, ${lastSignOfLife}) + make_interval(hours => 24 * ${days}::integer) <= ${now.toISOString()}::timestamptz)`
}

async function closeBatch(db: Kysely<DB>, userId: number, days: number, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockPricingShared(trx, userId)
    const prints = await trx
      .selectFrom('prints')
      .select(['id', 'title', 'status', 'failure_reason as failureReason', 'end_date as endDate'])
      .where('user_id', '=', userId)
      .where(isDue(now, sql`${days}`))
      .orderBy('id')
      .limit(BATCH)
      // Another instance has those, or a device changes them now.
      .forUpdate()
      .skipLocked()
      .execute()
    if (prints.length === 0) return 0
    await closeUnfinished(trx, userId, prints, days)
    await recalculatePrints(
      trx,
      userId,
      prints.map(({ id }) => id),
      ACTOR,
    )
    return prints.length
  })
}
