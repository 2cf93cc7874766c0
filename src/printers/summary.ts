import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PrinterSummaryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { selectCoverId } from '../images/select.ts'
import { isOnPage, LIST_ORDER } from './list.ts'
import { loadedSpools } from './loaded.ts'
import { selectPrinterTotals } from './totals.ts'

/**
 * A page of a user's printers, in short.
 * @param dueIds the user's maintenance entries that are due
 * @param offset how many printers to skip
 */
export async function listSummaries(
  db: ReadonlyKysely<DB>,
  userId: number,
  dueIds: ReadonlySet<number>,
  limit: number,
  offset: number,
): Promise<PrinterSummaryDto[]> {
  return db
    .selectFrom('printers as printer')
    .innerJoinLateral(
      (query) => selectPrinterTotals(db, userId, query.ref('printer.id')).as('totals'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('maintenance_entries as entry')
          .select(sql<number>`count(*)`.as('count'))
          .where('entry.user_id', '=', userId)
          .whereRef('entry.printer_id', '=', 'printer.id')
          .where('entry.id', '=', anyOf([...dueIds]))
          .as('due'),
      (join) => join.onTrue(),
    )
    .select((query) => [
      'printer.id',
      'printer.name',
      'printer.category',
      'printer.is_active as isActive',
      loadedSpools(db, userId, query.ref('printer.id')).as('loadedFilaments'),
      'totals.printCount',
      'totals.printTimeInSeconds',
      'printer.last_event_date as lastEventDate',
      'due.count as maintenanceDueCount',
      selectCoverId(db, userId, { printerId: query.ref('printer.id') }).as('imageId'),
    ])
    .where('printer.user_id', '=', userId)
    .where(isOnPage(db, userId, limit, offset))
    .orderBy(LIST_ORDER)
    .execute()
}
