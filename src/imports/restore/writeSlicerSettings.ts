import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import { slicerSettingsColumns } from './columns.ts'
import type { Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes slicer settings. Their text is stored as it is, which `insertMany` cannot do. */
export async function writeSlicerSettings(
  trx: Transaction<DB>,
  { userId }: Held,
  made: readonly Made[],
): Promise<void> {
  const rows = made.map(({ row, id }) => ({ ...slicerSettingsColumns(recordOf(row)), id }))
  await sql`insert into slicer_settings (user_id, id, slicer, title, created_date, claimed_date, body)
    select ${userId}, id, slicer, title, created_date, claimed_date, body::json
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (id uuid, slicer text, title text, created_date timestamptz, claimed_date timestamptz, body text)`.execute(
    trx,
  )
}
