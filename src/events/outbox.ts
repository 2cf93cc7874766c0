import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** What users can be told of; the names are those of the notification types (DOMAIN, "Resources"). */
export type EventType = 'PrintCompleted' | 'PrintFailed' | 'PrintStuck' | 'LowStock' | 'ApiKey'

/**
 * Notes an event in the transaction that caused it; whoever tells users of it reads it from there, each once.
 * @param payload plain data that identifies what it is about, without secrets
 */
export async function addEvent(
  trx: Transaction<DB>,
  userId: number,
  type: EventType,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ user_id: userId, type, payload: JSON.stringify(payload) })
    .execute()
}
