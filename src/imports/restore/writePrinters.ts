import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import { plainColumns } from './columns.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes printers with what is loaded in them. A spool that is loaded elsewhere stays there. */
export async function writePrinters(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  await insertMade(trx, held, 'Printer', made, ({ row }) => plainColumns('printers', recordOf(row)))
  const loaded = made.flatMap(({ row, id, find }) =>
    (recordOf(row)['loadedFilaments'] as { readonly slot: number; readonly filamentId: string }[]).map(
      ({ slot, filamentId }) => ({ printer_id: id, slot, filament_id: find('Spool', filamentId) }),
    ),
  )
  await sql`insert into loaded_filaments (user_id, printer_id, slot, filament_id)
    select ${held.userId}, printer_id, slot, filament_id
    from jsonb_to_recordset(${JSON.stringify(loaded)}::jsonb) as loaded (printer_id bigint, slot integer, filament_id uuid)
    on conflict do nothing`.execute(trx)
}
