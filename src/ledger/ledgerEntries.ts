import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'

/** Contract's bound of an actor. Client names come from outside. */
const MAX_ACTOR = 200

/** Selects a spool's ledger with the field names of `LedgerEntryDto`, newest entry first. */
export function selectEntries(db: Reader, userId: number, filamentId: string) {
  return db
    .selectFrom('filament_ledger as e')
    .select([
      'e.id',
      'e.filament_id as filamentId',
      'e.kind',
      'e.amount_mg as amountMg',
      'e.balance_mg as balanceMg',
      'e.print_id as printId',
      'e.reverses_id as reversesEntryId',
      sql<string>`left(e.actor, ${MAX_ACTOR})`.as('actor'),
      'e.note',
      'e.created_date as createdDate',
    ])
    .where('e.user_id', '=', userId)
    .where('e.filament_id', '=', filamentId)
    .orderBy('e.position', 'desc')
}
