import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { addEvent } from '../outbox/events.ts'
import { recordPrints } from '../prints/events.ts'

/** The maximum number of prints of one transaction. */
const BATCH = 200

/**
 * Notifies owners of prints that are still `Printing` 24 h past their estimate, or 48 h after their start without one
 * (docs/domain.md, "From events to prints"). Each print is reported once.
 * @returns the number of reported prints
 */
export async function reportStuckPrints(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from prints where ${isStuck(now)}`.execute(db)
  let total = 0
  for (const { userId } of rows) total += await reportPrintsOf(db, userId, now)
  return total
}

async function reportPrintsOf(db: Kysely<DB>, userId: number, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const reported = await reportBatch(db, userId, now)
    total += reported
    if (reported < BATCH) return total
  }
}

/** A condition on a print. One without a start counts from its last change: when it was created says nothing of when it began. */
function isStuck(now: Date): RawBuilder<boolean> {
  return sql<boolean>`status = 'Printing' and stuck_date is null
    and coalesce(start_date, updated_date) + make_interval(hours => case when estimated_print_time_in_seconds is null then 48 else 24 end)
      + make_interval(secs => coalesce(estimated_print_time_in_seconds, 0)) < ${now.toISOString()}::timestamptz`
}

async function reportBatch(db: Kysely<DB>, userId: number, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const stuck = await trx
      .updateTable('prints')
      .set({ stuck_date: now.toISOString() })
      .where('user_id', '=', userId)
      .where(
        sql<boolean>`id in (
        select id from prints where user_id = ${userId} and ${isStuck(now)}
        order by id
        limit ${BATCH}
        -- another instance has these
        for update skip locked
      )`,
      )
      .returning(['id as printId', 'title'])
      .execute()
    for (const print of stuck) {
      await addEvent(trx, userId, 'PrintStuck', print)
      recordPrints(trx, userId, 'print.stuck', [print.printId])
    }
    return stuck.length
  })
}
