import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { listWaiting, tellDue } from '../maintenance/reminders.ts'

/** Entries of one transaction. */
const BATCH = 200

/**
 * Tells the owners of planned maintenance that is due, each entry once until it is put off or done (DOMAIN, "Resources").
 * @returns how many entries were told of
 */
export async function reportDueMaintenance(db: Kysely<DB>, now: Date): Promise<number> {
  let total = 0
  let after = { user_id: 0, id: 0 }
  for (;;) {
    const waiting = await listWaiting(db, after, BATCH)
    const last = waiting.at(-1)
    if (!last) return total
    total += await db.transaction().execute((trx) => tellDue(trx, waiting, now))
    after = last
  }
}
