import { sql, type Transaction } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'

interface FinishedPrint {
  readonly printId: number
  readonly title: string
  readonly status: PrintStatus
}

/**
 * Payloads of the events that users are notified of: plain data without secrets, stored as JSON. The names are those of
 * the notification types (docs/domain.md, "Notifications"), except for `CommentRemoved` and `LowFilamentType`, whose
 * notifications have the types `Comment` and `LowStock`.
 */
export interface EventPayloads {
  /** Event for the print's owner. */
  readonly Comment: {
    readonly commentId: number
    readonly printId: number
    readonly printTitle: string
    readonly authorId: number
    readonly authorName: string
    readonly excerpt: string
  }
  /** Event for the author of the comment. The title is null when the print is not public. */
  readonly CommentRemoved: {
    readonly commentId: number
    readonly printId: number
    readonly printTitle: string | null
    readonly excerpt: string
  }
  readonly PrintCompleted: FinishedPrint
  readonly PrintFailed: FinishedPrint
  /** Earlier versions omitted the title, and their events may still be waiting. */
  readonly PrintStuck: {
    readonly printId: number
    readonly title?: string
    /** It was closed: the printer has started another print, or `afterDays` are over. */
    readonly isClosed?: boolean
    /** The days that a print waits for its finish, which its owner has chosen. Earlier versions know no such event. */
    readonly afterDays?: number
  }
  readonly Achievement: { readonly key: string; readonly tier: number; readonly title: string }
  readonly LowStock: { readonly filamentId: string; readonly displayName: string; readonly remainingMg: number }
  /** The stock of a filament type is at its reorder point. */
  readonly LowFilamentType: {
    readonly typeId: number
    readonly name: string
    /** In mg, without what planned prints need; negative where they need more than there is. */
    readonly freeMg: number
    readonly reorderPointMg: number
  }
  readonly MaintenanceDue: {
    readonly maintenanceId: number
    readonly printerId: number
    readonly printerName: string
    readonly category: string
  }
  /** The service has disabled a webhook. */
  readonly Webhook: { readonly id: string; readonly name: string; readonly reason: 'Gone' | 'Failing' }
  readonly ApiKey: { readonly change: 'Created' | 'Deleted'; readonly id: string; readonly description: string }
}

/** Type of an event. */
export type EventType = keyof EventPayloads

/** Stores an event in the transaction that caused it. Each event is delivered once. */
export async function addEvent<Type extends EventType>(
  trx: Transaction<DB>,
  userId: number,
  type: Type,
  payload: EventPayloads[Type],
): Promise<void> {
  await addEvents(trx, userId, type, [payload])
}

/** Stores several events of one type at once. */
export async function addEvents<Type extends EventType>(
  trx: Transaction<DB>,
  userId: number,
  type: Type,
  payloads: readonly EventPayloads[Type][],
): Promise<void> {
  if (payloads.length === 0) return
  await defer(
    trx,
    insertEvents(trx, {}, { userId, type, payloads: payloads.map((payload) => JSON.stringify(payload)) }),
  )
}

const insertEvents = templateOf(
  (
    _trx,
    _: object,
    {
      userId,
      type,
      payloads,
    }: Readonly<Record<'type', string>> & {
      readonly userId: number
      readonly payloads: readonly string[]
    },
  ) => sql<object>`
    insert into outbox (user_id, type, payload)
    select ${userId}::bigint, ${type}::text, payload from unnest(${payloads}::jsonb[]) as payload`,
)
