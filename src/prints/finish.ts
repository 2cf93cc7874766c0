import type { Transaction } from 'kysely'
import type { PrintDetailDto, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { addEvents } from '../events/outbox.ts'

/** Notes that a print has ended, for its owner's notifications. A cancelled one is no news to whoever cancelled it. */
export async function addFinishEvent(
  trx: Transaction<DB>,
  userId: number,
  print: Pick<PrintDetailDto, 'id' | 'title' | 'status'>,
): Promise<void> {
  await addFinishEvents(trx, userId, print.status, [print])
}

/** Notes that several prints have ended in the same way. */
export async function addFinishEvents(
  trx: Transaction<DB>,
  userId: number,
  status: PrintStatus,
  prints: readonly Pick<PrintDetailDto, 'id' | 'title'>[],
): Promise<void> {
  if (status === 'Cancelled') return
  const succeeded = status === 'Success' || status === 'PartialSuccess'
  const payloads = prints.map(({ id, title }) => ({ printId: id, title, status }))
  await addEvents(trx, userId, succeeded ? 'PrintCompleted' : 'PrintFailed', payloads)
}
