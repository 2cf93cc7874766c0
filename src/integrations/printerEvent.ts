import type { defaultsOf } from '../prints/insert.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { RunningPrint, StoredPrint } from './candidatePrints.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import type { FileEvent } from './matching.ts'
import type { LoadedSpool } from './materials.ts'

/** Rows of `selectBeginning`, on which a print depends that begins on a printer. */
type Beginning = readonly [
  displaced: readonly RunningPrint[],
  later: readonly object[],
  loaded: readonly LoadedSpool[],
  ids: Parameters<typeof defaultsOf>[0],
  views: Parameters<typeof defaultsOf>[1],
  recorded: readonly StoredPrint[],
]

/**
 * An event on its way into the logbook: received (`StoredEvent`), then understood (`DeviceEvent`), now with the user's printer, which
 * the transaction has locked, and with what was read there. Recording it gives an `AffectedPrint`.
 */
export interface PrinterEvent<Event extends DeviceEvent = DeviceEvent> extends FileEvent {
  readonly userId: number
  readonly printerId: number
  readonly event: Event
  /** When it happened (`dateOf`), RFC 3339. */
  readonly date: string
  /** When it was received, by the database's clock, RFC 3339. */
  readonly receivedDate: string
  /** The prints of its job or file on the printer, newest first; none for events that change no print of their file. */
  readonly prints: readonly StoredPrint[]
  /** The prints that another program reported on the printer, those of the same file and those of that time, newest first. */
  readonly others: readonly StoredPrint[]
  /** The prints of its file that are planned on the printer. */
  readonly planned: readonly StoredPrint[]
  /** Rows on which a print depends that begins now; null for events other than starts. */
  readonly beginning: Beginning | null
  /** The last start on the printer before the print of a finish began, RFC 3339; null for none, and for other events. */
  readonly startBefore: string | null
  readonly quotas: Quotas
}
