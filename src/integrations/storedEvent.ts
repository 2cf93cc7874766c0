import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB, DeviceEvents, DeviceEventSource } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { isObject } from '../kernel/lenient.ts'

/** An event as it was received, without credentials. */
export interface StoredEvent {
  readonly userId: number
  readonly id: string
  readonly source: DeviceEventSource
  readonly body: unknown
  /** The image that came with the body; null without one. */
  readonly snapshot: Buffer | null
  /** RFC 3339. */
  readonly receivedDate: string
}

/**
 * How far an event has come. Without an outcome it is open: without a print it was not processed yet, with one only its
 * images are missing.
 */
export interface EventState {
  readonly printerId: number | null
  readonly printId: number | null
  readonly outcome: string | null
}

/** The maximum number of events that a print reopens. The last ones tell how far it came and whether it failed. */
const MAX_REOPENED = 20

type EventId = Pick<StoredEvent, 'userId' | 'id'>

/** Stores an event before it is processed. */
export async function storeEvent(
  db: Kysely<DB>,
  event: Omit<StoredEvent, 'id' | 'receivedDate'>,
): Promise<StoredEvent> {
  const { userId, source, snapshot } = event
  const body = JSON.stringify(event.body)
  const bytes = Buffer.byteLength(body) + (snapshot?.length ?? 0)
  const columns = { user_id: userId, source, body, snapshot, bytes }
  const [stored] = (await db.executeQuery(insertEvent(db, {}, columns).compile())).rows
  if (!stored) throw new Error('The event was not stored.')
  return { ...event, ...stored }
}

const insertEvent = templateOf((db, _: object, columns: Insertable<DeviceEvents>) =>
  db.insertInto('device_events').values(columns).returning(['id', 'received_date as receivedDate']),
)

/** Reads an event that is still open; null when it was closed or purged meanwhile. */
export async function readOpenEvent(db: Kysely<DB>, { userId, id }: EventId): Promise<StoredEvent | null> {
  const row = await db
    .selectFrom('device_events')
    .select(['user_id as userId', 'id', 'source', 'received_date as receivedDate', 'body', 'snapshot'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Reads the state of an event; null when it was purged. */
export async function readState(trx: Transaction<DB>, { userId, id }: EventId): Promise<EventState | null> {
  const row = await trx
    .selectFrom('device_events')
    .select(['printer_id as printerId', 'print_id as printId', 'outcome'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the state of an event. */
export async function updateEventState(
  trx: Transaction<DB>,
  { userId, id }: EventId,
  state: EventState,
): Promise<void> {
  await defer(trx, updateState(trx, {}, { userId, id, ...state }))
}

const updateState = templateOf((trx, _: object, { userId, id, printerId, printId, outcome }: EventId & EventState) =>
  trx
    .updateTable('device_events')
    .set({ printer_id: printerId, print_id: printId, outcome })
    .where('user_id', '=', userId)
    .where('id', '=', id),
)

/** A moment on a printer, RFC 3339. */
type PrinterTime = Pick<StoredEvent, 'userId'> & { readonly printerId: number; readonly since: string }

/**
 * Reopens the last events of a printer that were received since a time and changed no print, in the order of their receipt.
 * @returns their ids, which are there once the transaction is committed
 */
export async function reopenEvents(trx: Transaction<DB>, time: PrinterTime): Promise<readonly string[]> {
  const ids: string[] = []
  await defer(trx, reopen(trx, {}, time), (rows) => {
    const ordered = rows.toSorted((a, b) => Date.parse(a.receivedDate) - Date.parse(b.receivedDate))
    ids.push(...ordered.map(({ id }) => id))
  })
  return ids
}

const reopen = templateOf((trx, _: object, { userId, printerId, since }: PrinterTime) =>
  trx
    .updateTable('device_events')
    .set({ outcome: null })
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('device_events')
        .select('id')
        .where('user_id', '=', userId)
        .where('printer_id', '=', printerId)
        .where('outcome', '=', 'ignored')
        .where('received_date', '>', since)
        .orderBy('received_date', 'desc')
        .limit(MAX_REOPENED),
    )
    .returning(['id', 'received_date as receivedDate']),
)

/**
 * Closes an event whose images were missing.
 * @param areTaken its images are stored as images of a print now, so that the event need not hold them too
 */
export async function updateEventOutcome(
  trx: Transaction<DB>,
  event: StoredEvent,
  outcome: string,
  areTaken: boolean,
): Promise<void> {
  await trx
    .updateTable('device_events')
    .set({ outcome, ...(areTaken ? withoutImages(event) : {}) })
    .where('user_id', '=', event.userId)
    .where('id', '=', event.id)
    .execute()
}

function withoutImages({ source, body }: StoredEvent): { snapshot: null } | { body: string } {
  if (source !== 'Moonraker') return { snapshot: null }
  const { attachments: _, ...rest } = isObject(body) ? body : {}
  return { body: JSON.stringify(rest) }
}
