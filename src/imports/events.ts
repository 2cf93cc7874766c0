import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { readImport } from './detail.ts'
import type { Held } from './hold.ts'

/**
 * Records the end of a step of an import. The records that it makes have no events of their own: there may be 1,000,000 of them
 * (docs/events.md, "Names").
 */
export async function recordImport(
  trx: Transaction<DB>,
  { userId, id }: Held,
  name: 'import.ready' | 'import.failed' | 'import.committed' | 'import.undone',
  days: number,
): Promise<void> {
  recordEvents(trx, [{ userId, name, recordId: id, data: await readImport(trx, userId, id, days) }])
}
