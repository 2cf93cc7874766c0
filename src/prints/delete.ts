import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { postLedgerDifferences } from '../ledger/ledger.ts'
import { anyOf } from '../database/anyOf.ts'
import { removeWrittenOn } from '../comments/written.ts'
import { retractCommentsOn } from '../outbox/retract.ts'
import { removePublicKeys } from './publicKeys.ts'

/**
 * Deletes prints that the transaction has locked, with their usages, comments, the notifications of these, and images, and gives
 * back what they took from their spools. The number of statements does not grow with theirs.
 * @param actor who deletes them, for the ledger
 * @returns the ids of their images, whose bytes must be removed after the commit (`removeImages`)
 */
export async function deletePrints(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly number[],
  actor: string,
): Promise<string[]> {
  const images = await trx
    .selectFrom('images')
    .select('id')
    .where('user_id', '=', userId)
    .where('print_id', '=', anyOf(ids))
    .execute()
  await removeWrittenOn(trx, userId, ids)
  const deleted = await trx
    .deleteFrom('prints')
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .returning(['id', 'view_status'])
    .execute()
  await retractCommentsOn(trx, userId, ids)
  await postLedgerDifferences(trx, userId, ids, actor)
  // Last: on a cluster, it locks the keys of all prints until the commit.
  const visible = deleted.filter(({ view_status }) => view_status === 'Public')
  await removePublicKeys(
    trx,
    userId,
    visible.map(({ id }) => id),
  )
  return images.map(({ id }) => id)
}
