import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'
import { isReversible } from './reversible.ts'

/** Contract's bound of an actor. Client names come from outside. */
const MAX_ACTOR = 200

/** Selects a spool's ledger with the field names of `LedgerEntryDto`, newest entry first. Prints may have been deleted since. */
export function selectEntries(db: Reader, userId: number, filamentId: string) {
  return db
    .selectFrom('filament_ledger as entry')
    .leftJoin('prints as p', (join) => join.on('p.user_id', '=', userId).onRef('p.id', '=', 'entry.print_id'))
    .leftJoin('filament_ledger as reversal', (join) =>
      join.on('reversal.user_id', '=', userId).onRef('reversal.reverses_id', '=', 'entry.id'),
    )
    .select([
      'entry.id',
      'entry.filament_id as filamentId',
      'entry.kind',
      'entry.amount_mg as amountMg',
      'entry.balance_mg as balanceMg',
      'entry.print_id as printId',
      'p.title as printTitle',
      'entry.reverses_id as reversesEntryId',
      isReversible(userId, filamentId).as('isReversible'),
      sql<string>`left(entry.actor, ${MAX_ACTOR})`.as('actor'),
      'entry.note',
      'entry.created_date as createdDate',
    ])
    .where('entry.user_id', '=', userId)
    .where('entry.filament_id', '=', filamentId)
    .orderBy('entry.position', 'desc')
}
