import type { Quotas } from '../quotas/quotas.ts'
import type { DeviceEvent, PrintFinished, PrintStarted } from './deviceEvent.ts'
import type { RunningPrint, StoredPrint } from './candidatePrints.ts'
import type { LoadedSpool } from './materials.ts'
import type { defaultsOf } from '../prints/insert.ts'
import type { Arrival } from './matching.ts'

/** Rows of `selectBeginning`, on which a print depends that begins on a printer. */
type Beginning = readonly [
  displaced: readonly RunningPrint[],
  later: readonly object[],
  loaded: readonly LoadedSpool[],
  ids: Parameters<typeof defaultsOf>[0],
  views: Parameters<typeof defaultsOf>[1],
]

/** An event whose printer is the user's and locked by the transaction. */
export interface Received<Event extends DeviceEvent = DeviceEvent> {
  readonly userId: number
  readonly printerId: number
  readonly event: Event
  /** The prints of its file on the printer, newest first. */
  readonly prints: readonly StoredPrint[]
  /** Rows on which a print depends that begins now; null for events other than starts. */
  readonly beginning: Beginning | null
  /** The last start on the printer before the print of a finish began, RFC 3339; null for none, and for other events. */
  readonly startBefore: string | null
  /** RFC 3339. */
  readonly receivedDate: string
  /** Whether it is processed long after it was received. */
  readonly isReplayed: boolean
  readonly quotas: Quotas
}

/** A print as an event left it. */
export interface Recorded {
  readonly printId: number
  readonly title: string
  /** False for an event that had been recorded before. */
  readonly isChanged: boolean
}

/** The result of recording a start or a finish. */
export interface Written extends Recorded {
  /** The prints to recalculate. */
  readonly changedIds: readonly number[]
  /** Whether those that are over have their prices already. */
  readonly havePrices?: boolean
}

/** The input for recording a start or a finish. */
export interface Recording<Event extends PrintStarted | PrintFinished> extends Received<Event> {
  readonly arrival: Arrival
  readonly key: Buffer
  /** When it happened, RFC 3339. */
  readonly date: string
}
