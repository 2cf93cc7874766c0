import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PrinterSummaryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { isOnPage, LIST_ORDER } from './list.ts'
import { loadedSpools } from './loaded.ts'
import { selectTotals } from './totals.ts'

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
    .selectFrom('printers as m')
    .innerJoinLateral(
      (query) => selectTotals(db, userId, query.ref('m.id')).as('t'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('maintenance_entries as e')
          .select(sql<number>`count(*)`.as('count'))
          .where('e.user_id', '=', userId)
          .whereRef('e.printer_id', '=', 'm.id')
          .where('e.id', '=', anyOf([...dueIds]))
          .as('d'),
      (join) => join.onTrue(),
    )
    .select((query) => [
      'm.id',
      'm.name',
      'm.category',
      'm.is_active as isActive',
      loadedSpools(db, userId, query.ref('m.id')).as('loadedFilaments'),
      't.printCount',
      't.printTimeInSeconds',
      'm.last_event_date as lastEventDate',
      'd.count as maintenanceDueCount',
    ])
    .where('m.user_id', '=', userId)
    .where(isOnPage(db, userId, limit, offset))
    .orderBy(LIST_ORDER)
    .execute()
}
