import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import type { ImageOwner } from './imageOwner.ts'

/** Records that the images of a print have changed. */
export function recordImageChange(trx: Transaction<DB>, userId: number, subject: ImageOwner): void {
  if ('printId' in subject) recordEvents(trx, [{ userId, name: 'print.updated', recordId: subject.printId }])
}
