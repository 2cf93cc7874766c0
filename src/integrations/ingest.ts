import type { DeviceEventSource } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { ImageServices } from '../images/uploads.ts'
import { countDeviceEvent } from '../telemetry/work.ts'
import { processEvent, type Outcome } from './events.ts'
import { withoutSecrets } from './secrets.ts'
import { storeEvent } from './storedEvent.ts'
import { shownName } from './shownName.ts'
import { stemOf, titleOfFile } from '../prints/fileTitle.ts'
import { isObject, type Fields } from '../kernel/lenient.ts'

/** Sentence that the device also shows when an image was dropped. */
const DROPPED = ' Its image is too large and was left out.'

/**
 * Receives an event of a device: stores it, then processes it.
 * @param body fields as they were sent; a credential among them is not stored
 * @param images the image that came with them, and whether an image was dropped because it was too large
 * @returns the sentence that the device shows
 * @throws Problem 400 when it cannot be understood, 403 when the user has no such printer, 409 when the user can have no more
 * prints; the event is then stored and tried again
 */
export async function ingestEvent(
  services: ImageServices,
  userId: number,
  source: DeviceEventSource,
  body: Fields,
  { snapshot, hasDropped }: { readonly snapshot: Buffer | null; readonly hasDropped: boolean },
): Promise<string> {
  const kept = withoutSecrets(body)
  const stored = await storeEvent(services.db, { userId, source, body: isObject(kept) ? kept : {}, snapshot })
  const { printerName, ...outcome } = await processEvent(services, stored, false).catch((error: unknown) => {
    countDeviceEvent(source, error instanceof Problem && error.status === 400 ? 'not understood' : 'failed')
    throw error
  })
  countDeviceEvent(source, printerName === null ? 'unknown printer' : nameOfOutcome(outcome))
  if (printerName === null) throw unknownPrinter()
  return `${sentence(outcome, printerName)}${hasDropped ? DROPPED : ''}`
}

function nameOfOutcome({ event, recorded }: Omit<Outcome, 'printerName'>): string {
  if (recorded === null) return 'ignored'
  return recorded.isChanged ? event.kind : 'repeated'
}

function unknownPrinter(): Problem {
  return new Problem('forbidden', 'None of your printers has this number; the settings page of the printer shows it.')
}

function sentence({ event, recorded }: Omit<Outcome, 'printerName'>, printerName: string): string {
  const printer = shownName(printerName)
  if (!recorded || event.kind === 'progress' || event.kind === 'error')
    return `The event of ${printer} was received; no print has changed.`
  return `Print ${shownName(knownName(event.fileName, recorded.title))} on ${printer} ${verb(event)}.`
}

/** Name under which the device knows the print: that of its file, unless somebody has given the print another title. */
function knownName(fileName: string | null, title: string): string {
  return title === titleOfFile(fileName) ? stemOf(fileName) : title
}

function verb(event: Outcome['event']): string {
  if (event.kind !== 'finished') return 'has started'
  return { Success: 'is finished', Failed: 'has failed', Cancelled: 'was cancelled' }[event.status]
}
