import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { EventName } from './names.ts'

/** Id of a record: a number, or a UUID. */
export type RecordId = number | string

/** Event of a record, to be written when its transaction ends. */
export interface NewEvent {
  readonly userId: number
  readonly name: EventName
  readonly recordId: RecordId
  /** The record as its owner reads it. Without it, the record is read when the transaction ends. */
  readonly data?: object
  /**
   * The record, or some of its members, before a change. Members with another value then are the event's `previous`; an
   * update that changed none has no event.
   */
  readonly before?: object
  /** Makes `before` of the record after. */
  readonly undo?: (after: object) => object
  /** Whether `before` lacks members that may have changed, so that the event is written although none of its own has. */
  readonly isPartial?: boolean
  /** The printer that the event is about; that of the record by default. */
  readonly printerId?: number | null
}

const recorded = new WeakMap<Transaction<DB>, NewEvent[]>()

/**
 * Records events of a transaction. They are written together when it ends, each with its record as it is then
 * (`writeEvents`).
 */
export function recordEvents(trx: Transaction<DB>, events: readonly NewEvent[]): void {
  const before = recorded.get(trx)
  if (before) for (const event of events) before.push(event)
  else recorded.set(trx, [...events])
}

/**
 * Records that an update changed what the record does not show its owner, but shows the programs with a spool connection:
 * it has its event although nothing else has changed.
 */
export function recordHiddenChange(
  trx: Transaction<DB>,
  userId: number,
  kind: 'spool' | 'filamentType' | 'brand',
  recordId: RecordId,
): void {
  const events = recorded.get(trx) ?? []
  const isOf = (event: NewEvent, name: EventName) => event.name === name && event.recordId === recordId
  if (events.some((event) => isOf(event, `${kind}.created`))) return
  const at = events.findIndex((event) => isOf(event, `${kind}.updated`))
  const event: NewEvent = { before: {}, ...events[at], userId, name: `${kind}.updated`, recordId, isPartial: true }
  recorded.set(trx, at < 0 ? [...events, event] : events.with(at, event))
}

/** Returns the events of a transaction that were recorded so far. */
export function recordedEvents(trx: Transaction<DB>): readonly NewEvent[] {
  return recorded.get(trx) ?? []
}

/** Returns the recorded events of a transaction, and forgets them. */
export function takeRecorded(trx: Transaction<DB>): NewEvent[] {
  const events = recorded.get(trx) ?? []
  recorded.delete(trx)
  return events
}
