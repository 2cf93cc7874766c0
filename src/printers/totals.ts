import { sql, type Expression } from 'kysely'
import type { Reader } from '../database/reader.ts'
import { sumOfSeconds } from '../ledger/printValues.ts'

/** Totals of a printer: one row, also without prints. */
export function selectPrinterTotals(db: Reader, userId: number, printerId: Expression<number>) {
  return db
    .selectFrom('prints as p')
    .select([sql<number>`count(*)`.as('printCount'), sumOfSeconds.as('printTimeInSeconds')])
    .where('p.user_id', '=', userId)
    .where('p.printer_id', '=', printerId)
}
