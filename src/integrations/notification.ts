import type { ImageServices } from '../images/uploads.ts'
import { textOf, type Fields } from '../kernel/lenient.ts'
import { testOf } from './connectionTest.ts'
import type { ProgramSource } from './deviceEvent.ts'
import { ingestEvent, type Pictures } from './ingest.ts'
import { findPrinterByName } from './printerByName.ts'
import { sentenceForDevice } from './sentences.ts'

/** A notification of a program that has printers of its own. */
export interface Notification {
  readonly source: ProgramSource
  /** Its members, without those that are not stored. */
  readonly fields: Fields
  /** The id of the printer, if the URL has it. */
  readonly printerId: number | null | undefined
  /** The name of the printer in the program. */
  readonly printerName: unknown
  /** Whether a person tries the connection; nothing is stored then. */
  readonly isTest: boolean
  readonly pictures: Pictures
}

/**
 * Receives a notification about a printer that is known by its id or, without one, by its name.
 * @returns the sentence that the program gets
 * @throws Problem 400 when it cannot be understood, 403 when the user has no such printer, 409 when the user can have no more prints
 */
export async function receiveNotification(
  services: ImageServices,
  userId: number,
  { source, fields, printerId: id, printerName, isTest, pictures }: Notification,
): Promise<string> {
  const name = textOf(printerName)
  const printerId = id ?? (name === null ? null : await findPrinterByName(services.db, userId, name))
  if (isTest) return testOf(services.db, userId, printerId)
  return sentenceForDevice(await ingestEvent(services, userId, source, { ...fields, printerId }, pictures))
}
