import type { Kysely } from 'kysely'
import type { DB, DeviceEventSource } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { ImageServices } from '../images/uploads.ts'
import { processEvent, type Outcome } from './events.ts'
import { isConnectionTest } from './octoprint.ts'
import { withoutSecrets } from './secrets.ts'
import { storeEvent } from './storedEvent.ts'
import { idOf, isObject, ownProperty, textOf, type Fields } from '../kernel/lenient.ts'

/** Sentence that the device also shows when an image was dropped. */
const DROPPED = ' Its image is too large and was left out.'

/**
 * Takes what a device sent: keeps it, then understands it.
 * @param body fields as they came; a credential among them is not kept
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
  if (source === 'OctoPrint' && isConnectionTest(body)) return answerTest(services.db, userId, body)
  const kept = withoutSecrets(body)
  const stored = await storeEvent(services.db, { userId, source, body: isObject(kept) ? kept : {}, snapshot })
  const { printerName, ...outcome } = await processEvent(services, stored, false)
  if (printerName === null) throw unknownPrinter()
  return `${sentence(outcome, printerName)}${hasDropped ? DROPPED : ''}`
}

/** A person tries the set-up: nothing is kept. */
async function answerTest(db: Kysely<DB>, userId: number, body: Fields): Promise<string> {
  const printer = await db
    .selectFrom('printers')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', idOf(ownProperty(body, 'deviceIdentifier')) ?? 0)
    .executeTakeFirst()
  if (!printer) throw unknownPrinter()
  return `The connection to ${line(printer.name)} works.`
}

function unknownPrinter(): Problem {
  return new Problem('forbidden', 'None of your printers has this number; the settings page of the printer shows it.')
}

function sentence({ event, recorded }: Omit<Outcome, 'printerName'>, printerName: string): string {
  const printer = line(printerName)
  if (!recorded || event.kind === 'progress' || event.kind === 'error')
    return `The event of ${printer} was received; no print has changed.`
  return `Print ${line(recorded.title)} on ${printer} ${verb(event)}.`
}

function verb(event: Outcome['event']): string {
  if (event.kind !== 'finished') return 'has started'
  return { Success: 'is finished', Failed: 'has failed', Cancelled: 'was cancelled' }[event.status]
}

/** Names are the user's own; a line break in one must not look like a second answer. */
function line(name: string): string {
  return textOf(name) ?? 'your printer'
}
