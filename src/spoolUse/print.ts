import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { isPrinting } from '../kernel/printStatus.ts'

/** The print that a reported use belongs to. */
export interface UsedPrint {
  readonly id: number
  /** Whether it still runs. */
  readonly isRunning: boolean
}

/** Printer of a user. */
interface OwnPrinter {
  readonly userId: number
  readonly printerId: number
}

/**
 * Selects a printer, and keeps its events waiting until the transaction ends, as they may make or finish the print of a
 * report. It comes before other locks, as with events.
 */
export const heldPrinter = templateOf((trx, _shape: object, { userId, printerId }: OwnPrinter) =>
  trx.selectFrom('printers').select('id').where('user_id', '=', userId).where('id', '=', printerId).forShare(),
)

const runningPrint = templateOf((trx, _shape: object, { userId, printerId }: OwnPrinter) =>
  ofPrinter(trx, userId, printerId).where(isPrinting).orderBy('logged_date', 'desc').orderBy('id', 'desc'),
)

/**
 * Whether a finished print ended within a day before that was recorded, as far as is known: a print of long ago may be recorded only
 * now. Without its end or duration, it is one of long ago if it should have ended more than a day before it was recorded.
 */
export const wasRecent = sql<boolean>`coalesce(
  coalesce(end_date, start_date + make_interval(secs => coalesce(total_time_in_seconds, print_time_in_seconds)))
    > finished_date - interval '1 day',
  start_date + make_interval(secs => coalesce(estimated_print_time_in_seconds, 0)) > created_date - interval '1 day',
  true)`

const lastFinishedPrint = templateOf((trx, _shape: object, { userId, printerId }: OwnPrinter) =>
  ofPrinter(trx, userId, printerId)
    .where('finished_date', '>', sql<string>`now() - interval '2 minutes'`)
    .where('status', '<>', 'Pending')
    .where(wasRecent)
    .orderBy('finished_date', 'desc')
    .orderBy('id', 'desc'),
)

/**
 * Finds the print of a printer that reported use belongs to, and locks it: the one that runs, or the last one that was
 * finished within two minutes, as programs report the end of its material late. Null for none.
 */
export async function findPrint(trx: Transaction<DB>, userId: number, printerId: number): Promise<UsedPrint | null> {
  const [running] = (await trx.executeQuery(runningPrint(trx, {}, { userId, printerId }).compile())).rows
  if (running) return running
  // Its owner may open it again before it is locked.
  const [finished = null] = (await trx.executeQuery(lastFinishedPrint(trx, {}, { userId, printerId }).compile())).rows
  return finished
}

function ofPrinter(trx: Kysely<DB>, userId: number, printerId: number) {
  return trx
    .selectFrom('prints')
    .select(['id', isPrinting.as('isRunning')])
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .limit(1)
    .forNoKeyUpdate()
}
