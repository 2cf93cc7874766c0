import { sql, type Expression } from 'kysely'
import type { Reader } from '../database/reader.ts'

/** Totals of a printer: one row, also without prints. */
export function selectPrinterTotals(db: Reader, userId: number, printerId: Expression<number>) {
  return db
    .selectFrom('prints as p')
    .select([
      sql<number>`count(*)`.as('printCount'),
      sql<number>`coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint`.as(
        'printTimeInSeconds',
      ),
    ])
    .where('p.user_id', '=', userId)
    .where('p.printer_id', '=', printerId)
}
