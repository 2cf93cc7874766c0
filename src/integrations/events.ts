import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB, DeviceEventSource } from '../../generated/database.d.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import { readMoonraker } from './moonraker.ts'
import { readOctoprint } from './octoprint.ts'
import { record, type Recorded } from './record.ts'
import { isObject } from './values.ts'

/** An event as it came, credentials stripped. */
export interface StoredEvent {
  readonly userId: number
  readonly id: string
  readonly source: DeviceEventSource
  readonly body: unknown
  /** RFC 3339. */
  readonly receivedDate: string
}

/** What became of an event. */
export interface Outcome {
  /** Null when no printer of the user has the number that was sent. */
  readonly printerName: string | null
  readonly event: DeviceEvent
  /** Null when no print is concerned. */
  readonly recorded: Recorded | null
}

/** Keeps an event before anybody tries to understand it. */
export async function storeEvent(
  db: Kysely<DB>,
  event: Pick<StoredEvent, 'userId' | 'source' | 'body'>,
  snapshot: Buffer | null,
): Promise<StoredEvent> {
  const { userId, source, body } = event
  const stored = await db
    .insertInto('device_events')
    .values({ user_id: userId, source, body: JSON.stringify(body), snapshot })
    .returning(['id', 'received_date as receivedDate'])
    .executeTakeFirstOrThrow()
  return { ...event, ...stored }
}

/** @throws Problem 400 when the event cannot be understood */
export function readEvent({
  source,
  body,
  receivedDate,
}: Pick<StoredEvent, 'source' | 'body' | 'receivedDate'>): DeviceEvent {
  const fields = isObject(body) ? body : {}
  return source === 'Moonraker' ? readMoonraker(fields) : readOctoprint(fields, new Date(receivedDate))
}

/**
 * Applies a stored event and notes what became of it. Events of one printer wait for each other.
 * @param isReplayed it came some time ago; an event that was understood meanwhile is left alone
 * @throws Problem 400 when the event cannot be understood
 */
export async function applyEvent(trx: Transaction<DB>, stored: StoredEvent, isReplayed: boolean): Promise<Outcome> {
  const { userId, receivedDate } = stored
  const event = readEvent(stored)
  const { printerId } = event
  const printerName = printerId === null ? null : await lockPrinter(trx, userId, printerId, receivedDate)
  if (printerId === null || printerName === null) {
    await noteOutcome(trx, stored, printerId, 'unknown printer', null)
    return { printerName: null, event, recorded: null }
  }
  if (isReplayed && (await isUnderstood(trx, stored))) return { printerName, event, recorded: null }
  const recorded = await record(trx, { userId, printerId, event, receivedDate, isReplayed })
  const outcome = recorded === null ? 'ignored' : recorded.isChanged ? event.kind : 'repeated'
  await noteOutcome(trx, stored, printerId, outcome, recorded?.printId ?? null)
  return { printerName, event, recorded }
}

/** Marks the printer's last event, which locks its row for the transaction. Null when the user has no such printer. */
async function lockPrinter(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  receivedDate: string,
): Promise<string | null> {
  const printer = await trx
    .updateTable('printers')
    .set({ last_event_date: sql<string>`greatest(last_event_date, ${receivedDate}::timestamptz)` })
    .where('user_id', '=', userId)
    .where('id', '=', printerId)
    .returning('name')
    .executeTakeFirst()
  return printer?.name ?? null
}

async function isUnderstood(trx: Transaction<DB>, { userId, id }: StoredEvent): Promise<boolean> {
  const row = await trx
    .selectFrom('device_events')
    .select('outcome')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.outcome !== null
}

async function noteOutcome(
  trx: Transaction<DB>,
  { userId, id }: StoredEvent,
  printerId: number | null,
  outcome: string,
  printId: number | null,
): Promise<void> {
  await trx
    .updateTable('device_events')
    .set({ printer_id: printerId, outcome, print_id: printId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
