import { sql, type Kysely } from 'kysely'
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
  let total = 0
  for (;;) {
    const reported = await reportBatch(db, now)
    total += reported
    if (reported < BATCH) return total
  }
}

async function reportBatch(db: Kysely<DB>, now: Date): Promise<number> {
  const date = now.toISOString()
  return inTransaction(db, async (trx) => {
    const stuck = await trx
      .updateTable('prints')
      .set({ stuck_date: date })
      .where(
        sql<boolean>`(user_id, id) in (
        select user_id, id from prints
        where status = 'Printing' and stuck_date is null
          and logged_date + make_interval(hours => case when estimated_print_time_in_seconds is null then 48 else 24 end)
            + make_interval(secs => coalesce(estimated_print_time_in_seconds, 0)) < ${date}::timestamptz
        order by user_id, id
        limit ${BATCH}
        -- another instance has these
        for update skip locked
      )`,
      )
      .returning(['user_id as userId', 'id as printId', 'title'])
      .execute()
    for (const { userId, ...print } of stuck) {
      await addEvent(trx, userId, 'PrintStuck', print)
      recordPrints(trx, userId, 'print.stuck', [print.printId])
    }
    return stuck.length
  })
}
