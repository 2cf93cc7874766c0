import type { Transaction } from 'kysely'
import type { PrintDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { addEvent } from '../events/outbox.ts'

/** Notes that a print has ended, for its owner's notifications. A cancelled one is no news to whoever cancelled it. */
export async function addFinishEvent(
  trx: Transaction<DB>,
  userId: number,
  print: Pick<PrintDetailDto, 'id' | 'title' | 'status'>,
): Promise<void> {
  if (print.status === 'Cancelled') return
  const succeeded = print.status === 'Success' || print.status === 'PartialSuccess'
  await addEvent(trx, userId, succeeded ? 'PrintCompleted' : 'PrintFailed', {
    printId: print.id,
    title: print.title,
    status: print.status,
  })
}
