import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** What reads; a transaction too. */
type Reader = Pick<ReadonlyKysely<DB>, 'selectFrom'>

/** The contract's bound of an actor; the names of clients come from outside. */
const MAX_ACTOR = 200

/** A spool's ledger as `LedgerEntryDto` names its fields, the newest entry first. */
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
