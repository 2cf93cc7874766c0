import type { Transaction } from 'kysely'
import type { PrintDetailDto, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { addEvents } from '../outbox/events.ts'
import { SUCCESSFUL } from '../kernel/printStatus.ts'

/** Adds the event of a finished print for its owner's notifications. A cancelled print has none: its owner cancelled it. */
export async function addFinishEvent(
  trx: Transaction<DB>,
  userId: number,
  print: Pick<PrintDetailDto, 'id' | 'title' | 'status'>,
): Promise<void> {
  await addFinishEvents(trx, userId, print.status, [print])
}

/** Adds the events of several finished prints with the same status. */
export async function addFinishEvents(
  trx: Transaction<DB>,
  userId: number,
  status: PrintStatus,
  prints: readonly Pick<PrintDetailDto, 'id' | 'title'>[],
): Promise<void> {
  if (status === 'Cancelled') return
  const succeeded = SUCCESSFUL.includes(status)
  const payloads = prints.map(({ id, title }) => ({ printId: id, title, status }))
  await addEvents(trx, userId, succeeded ? 'PrintCompleted' : 'PrintFailed', payloads)
}
