import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import type { StoredRow } from '../plan.ts'
import { restoredMaintenanceColumns } from './columns.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes entries of maintenance. One can name a later one, so this completes those of earlier batches as well. */
export async function writeMaintenance(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  await insertMade(trx, held, 'MaintenanceEntry', made, ({ row, find }) =>
    restoredMaintenanceColumns(recordOf(row), find),
  )
  const { userId, id } = held
  const written = made.map(({ row, id: recordId }) => ({
    key: row.key,
    id: recordId,
    next: nextKeyOf(row),
  }))
  await sql`
    -- one row: an entry that this import has made, and the key of the one that follows it
    with made as (
      select key, id, next from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as made (key text, id bigint, next text)
      union all
      select source_key, record_id::bigint,
        regexp_replace(source_key, '[^:]*$', '') || (record -> 'record' ->> 'nextEntryId')
      from import_rows where user_id = ${userId} and import_id = ${id} and kind = 'MaintenanceEntry' and record is not null
        and is_done and verdict = 'Created' and record -> 'record' ->> 'nextEntryId' is not null
    )
    update maintenance_entries as entry set next_entry_id = following.id
    from made as earlier join made as following on following.key = earlier.next
    where entry.user_id = ${userId} and entry.id = earlier.id and entry.next_entry_id is null`.execute(trx)
}

function nextKeyOf(row: StoredRow): string | null {
  const next = recordOf(row)['nextEntryId'] as number | null
  return next === null ? null : `${row.key.slice(0, row.key.lastIndexOf(':'))}:${next}`
}
