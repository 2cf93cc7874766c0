import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { OtherNotice } from './deviceEvent.ts'
import { findCandidatePrints } from './candidatePrints.ts'
import type { Recorded } from './recording.ts'

/**
 * Remembers how far a running print is: should it fail, its material is deducted by it. It goes on in spite of an
 * error before. Nothing else changes.
 */
export async function recordProgress(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  event: OtherNotice,
): Promise<Recorded | null> {
  const { progressPercent } = event
  if (progressPercent === null) return null
  const prints = await findCandidatePrints(trx, userId, printerId, event)
  const print = prints.find(({ startKey, status }) => startKey !== null && status === 'Printing')
  if (!print) return null
  await trx
    .updateTable('prints')
    .set({ progress_percent: progressPercent, error_date: null, error_reason: null })
    .where('user_id', '=', userId)
    .where('id', '=', print.id)
    .execute()
  return { printId: print.id, title: print.title, isChanged: true }
}
