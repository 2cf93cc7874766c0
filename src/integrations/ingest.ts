import type { DeviceEventSource } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { ImageServices } from '../images/uploads.ts'
import { countDeviceEvent } from '../telemetry/work.ts'
import { isProgramSource } from './deviceEvent.ts'
import { processEvent } from './events.ts'
import { withoutSecrets } from './secrets.ts'
import type { Effect } from './sentences.ts'
import { storeEvent } from './storedEvent.ts'
import { isObject } from '../kernel/lenient.ts'

/** The image that came with an event, and whether an image was dropped because it was too large. */
export interface Pictures {
  readonly snapshot: Buffer | null
  readonly hasDropped: boolean
}

/** Those of an event that comes without an image. */
export const NO_PICTURES: Pictures = { snapshot: null, hasDropped: false }

/**
 * Receives an event of a device: stores it, then processes it.
 * @param body fields as they were sent; a credential among them is not stored
 * @returns its effect
 * @throws Problem 400 when it cannot be understood, 403 when the user has no such printer, 409 when the user can have no more
 * prints; the event is then stored and tried again
 */
export async function ingestEvent(
  services: ImageServices,
  userId: number,
  source: DeviceEventSource,
  body: object,
  { snapshot, hasDropped }: Pictures,
): Promise<Effect> {
  const kept = withoutSecrets(body)
  const stored = await storeEvent(services.db, { userId, source, body: isObject(kept) ? kept : {}, snapshot })
  const { printerName, ...outcome } = await processEvent(services, stored, false).catch((error: unknown) => {
    countDeviceEvent(source, error instanceof Problem && error.status === 400 ? 'not understood' : 'failed')
    throw error
  })
  countDeviceEvent(source, printerName === null ? 'unknown printer' : nameOfOutcome(outcome))
  if (printerName === null) throw unknownPrinter(source)
  return { ...outcome, printerName, hasDropped }
}

function nameOfOutcome({ event, recorded }: Pick<Effect, 'event' | 'recorded'>): string {
  if (recorded === null) return 'ignored'
  return recorded.isChanged ? event.kind : 'repeated'
}

function unknownPrinter(source: DeviceEventSource): Problem {
  if (isProgramSource(source)) {
    const advice = 'Add its id to the URL as printerId; the settings page of the printer shows it.'
    return new Problem('forbidden', `No printer of yours, or more than one, is the one that is meant. ${advice}`)
  }
  return new Problem('forbidden', 'None of your printers has this number; the settings page of the printer shows it.')
}
