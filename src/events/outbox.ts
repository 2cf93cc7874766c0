import type { Transaction } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

interface FinishedPrint {
  readonly printId: number
  readonly title: string
  readonly status: PrintStatus
}

/**
 * What users can be told of, and what identifies it: plain data without secrets, kept as JSON.
 * The names are those of the notification types (DOMAIN, "Resources").
 */
export interface EventPayloads {
  /** For the print's owner. */
  readonly Comment: {
    readonly commentId: number
    readonly printId: number
    readonly printTitle: string
    readonly authorId: number
    readonly authorName: string
    readonly excerpt: string
  }
  readonly PrintCompleted: FinishedPrint
  readonly PrintFailed: FinishedPrint
  /** Earlier versions left the title out, and may have events waiting. */
  readonly PrintStuck: { readonly printId: number; readonly title?: string }
  readonly Achievement: { readonly key: string; readonly tier: number; readonly title: string }
  readonly LowStock: { readonly filamentId: string; readonly displayName: string; readonly remainingMg: number }
  readonly MaintenanceDue: {
    readonly maintenanceId: number
    readonly printerId: number
    readonly printerName: string
    readonly category: string
  }
  readonly ApiKey: { readonly change: 'Created' | 'Deleted'; readonly id: string; readonly description: string }
}

export type EventType = keyof EventPayloads

/** Notes an event in the transaction that caused it; whoever tells users of it reads it from there, each once. */
export async function addEvent<Type extends EventType>(
  trx: Transaction<DB>,
  userId: number,
  type: Type,
  payload: EventPayloads[Type],
): Promise<void> {
  await addEvents(trx, userId, type, [payload])
}

/** Notes several events of one type at once. */
export async function addEvents<Type extends EventType>(
  trx: Transaction<DB>,
  userId: number,
  type: Type,
  payloads: readonly EventPayloads[Type][],
): Promise<void> {
  if (payloads.length === 0) return
  await trx
    .insertInto('outbox')
    .values(payloads.map((payload) => ({ user_id: userId, type, payload: JSON.stringify(payload) })))
    .execute()
}
