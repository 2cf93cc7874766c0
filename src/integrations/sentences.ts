import { stemOf, titleOfFile } from '../prints/fileTitle.ts'
import type { Outcome } from './events.ts'
import { shownName } from './shownName.ts'

/** The effect of an event on a printer of the user. */
export interface Effect extends Omit<Outcome, 'printerName'> {
  readonly printerName: string
  /** Whether its image was dropped because it was too large. */
  readonly hasDropped: boolean
}

/** Sentence that the device also shows when an image was dropped. */
const DROPPED = ' Its image is too large and was left out.'

/** Returns the sentence that a device shows. */
export function sentenceForDevice({ event, recorded, printerName, hasDropped }: Effect): string {
  const isOfPrint = recorded !== null && event.kind !== 'progress' && event.kind !== 'error'
  const sentence = isOfPrint ? `${subject(event, recorded.title, printerName)} ${verb(event)}.` : nothing(printerName)
  return `${sentence}${hasDropped ? DROPPED : ''}`
}

/** Returns the sentence for a program that reports events. */
export function sentenceForProgram({ event, recorded, printerName }: Effect): string {
  if (recorded === null) return nothing(printerName)
  const print = subject(event, recorded.title, printerName)
  if (!recorded.isChanged) return `${print} has not changed; the event was recorded before.`
  if (event.kind === 'progress') return `${print} makes progress.`
  if (event.kind === 'error') return `${print} has an error.`
  return `${print} ${verb(event)}.`
}

function nothing(printerName: string): string {
  return `The event of ${shownName(printerName)} was received; no print has changed.`
}

function subject({ fileName }: Outcome['event'], title: string, printerName: string): string {
  return `Print ${shownName(knownName(fileName, title))} on ${shownName(printerName)}`
}

/** Name under which the device knows the print: that of its file, unless somebody has given the print another title. */
function knownName(fileName: string | null, title: string): string {
  return title === titleOfFile(fileName) ? stemOf(fileName) : title
}

function verb(event: Outcome['event']): string {
  if (event.kind !== 'finished') return 'has started'
  return { Success: 'is finished', Failed: 'has failed', Cancelled: 'was cancelled' }[event.status]
}
