import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** The print that a reported use belongs to. */
export interface UsedPrint {
  readonly id: number
  /** Whether it still runs. */
  readonly isRunning: boolean
}

/**
 * Keeps events of a printer waiting until the transaction ends, as they may make or finish the print of a report. Call it
 * before other locks, as events do.
 * @returns false when the user has no such printer
 */
export async function holdEvents(trx: Transaction<DB>, userId: number, printerId: number): Promise<boolean> {
  const printer = await trx
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', printerId)
    .forShare()
    .executeTakeFirst()
  return printer !== undefined
}

/**
 * Finds the print of a printer that reported use belongs to, and locks it: the one that runs, or the last one that was
 * finished within two minutes, as programs report the end of its material late. Null for none.
 */
export async function findPrint(trx: Transaction<DB>, userId: number, printerId: number): Promise<UsedPrint | null> {
  const running = await ofPrinter(trx, userId, printerId)
    .where('status', '=', 'Printing')
    .orderBy('logged_date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (running) return { id: running.id, isRunning: true }
  const finished = await ofPrinter(trx, userId, printerId)
    .where('finished_date', '>', sql<string>`now() - interval '2 minutes'`)
    .where('status', '<>', 'Pending')
    // A print of long ago may be recorded only now.
    .where(sql<boolean>`coalesce(end_date > now() - interval '1 day', true)`)
    .orderBy('finished_date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return finished ? { id: finished.id, isRunning: false } : null
}

function ofPrinter(trx: Transaction<DB>, userId: number, printerId: number) {
  return trx
    .selectFrom('prints')
    .select('id')
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .limit(1)
    .forNoKeyUpdate()
}
