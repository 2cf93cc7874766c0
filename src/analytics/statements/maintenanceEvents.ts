import { sql } from 'kysely'
import { maintenanceCostMicros } from './expressions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { toRfc3339 } from '../time/timeRange.ts'

/** A maintenance entry of a printer. */
export type MaintenanceEvent = Awaited<ReturnType<typeof readMaintenanceEvents>>[number]

/** Reads the maintenance entries of the range, oldest first. */
export async function readMaintenanceEvents({ db, prints, isAllTime, range }: AnalysisScope) {
  const { userId, printerIds } = prints
  return db
    .selectFrom('maintenance_entries as entry')
    .select([
      'entry.id',
      'entry.printer_id',
      'entry.date',
      'entry.done',
      'entry.category',
      'entry.description',
      maintenanceCostMicros.as('cost_micros'),
      'entry.cost_currency',
    ])
    .where('entry.user_id', '=', userId)
    .$if(printerIds !== undefined, (query) =>
      query.where(sql<boolean>`entry.printer_id = any(${printerIds}::bigint[])`),
    )
    .$if(!isAllTime && range !== null, (query) =>
      query
        .where('entry.date', '>=', toRfc3339(range?.from ?? 0))
        .where('entry.date', '<', toRfc3339(range?.until ?? 0)),
    )
    .orderBy('entry.date')
    .orderBy('entry.id')
    .execute()
}
