import { createHash } from 'node:crypto'
import type { FailureCategory } from '../../generated/api.d.ts'
import type { DeviceEventSource, PrintSource } from '../../generated/database.d.ts'
import { truncate } from '../kernel/lenient.ts'

/** Reason of a failure for which a device gives none. */
export const NO_REASON = 'error'

const MAX_FILE_NAME = 255

const PROGRAMS = ['Bambuddy', 'Obico', 'OctoEverywhere'] as const

/** Programs that send notifications of printers that they know by a name. */
export type ProgramSource = (typeof PROGRAMS)[number]

/** Whether events of a source come from a program that knows its printers by a name. */
export function isProgramSource(source: DeviceEventSource): source is ProgramSource {
  return PROGRAMS.some((program) => program === source)
}

/** Filament of one tool: its weight or, without one, its length. */
export interface ToolAmount {
  readonly tool: number
  readonly milligrams?: number | null
  readonly millimetres?: number | null
  /** Material of a tool that has no spool loaded. */
  readonly materialType?: string | null
}

/** Members that all events have. */
interface Notice {
  readonly source: DeviceEventSource
  /** Null when the value sent is not a printer id. */
  readonly printerId: number | null
  /** Without folders. */
  readonly fileName: string | null
  readonly fileHash: string | null
  /** The sender's id of the print job, which tells the events of a printer apart; null without one. */
  readonly jobId: string | null
  /** When it was sent by the device's own clock, RFC 3339; null without one. */
  readonly time: string | null
  readonly progressPercent: number | null
}

/** The start of a print. */
export interface PrintStarted extends Notice {
  readonly kind: 'started'
  readonly estimatedSeconds: number | null
  readonly estimates: readonly ToolAmount[]
}

/** The end of a print, with the counters that the device has at it. */
export interface PrintFinished extends Notice {
  readonly kind: 'finished'
  readonly status: 'Success' | 'Failed' | 'Cancelled'
  readonly reason: string | null
  /** The kind of cause that the program states besides the reason; null or absent where it states none. */
  readonly category?: FailureCategory | null
  readonly estimatedSeconds: number | null
  readonly estimates: readonly ToolAmount[]
  /** Printing, without pauses where the device tells them apart. */
  readonly printSeconds: number | null
  /** From the start to the end, pauses included. */
  readonly elapsedSeconds: number | null
  /** The time with pauses, at least that without them; null for a device that does not count pauses. */
  readonly totalSeconds: number | null
  /** Filament extruded by all tools; null where the device does not report it so. */
  readonly usedMillimetres: number | null
  /** Filament of each tool that has used any; none where the device does not report it so. */
  readonly usedAmounts: readonly ToolAmount[]
}

/** An error of the printer, which may end the print. */
export interface DeviceError extends Notice {
  readonly kind: 'error'
  readonly reason: string
  /** The kind of cause that the program states besides the reason; null or absent where it states none. */
  readonly category?: FailureCategory | null
}

/** `progress` and `other` change no status; `test` is a person who tries the set-up. */
export interface OtherNotice extends Notice {
  readonly kind: 'progress' | 'other' | 'test'
}

/** A device's report in the form that all sources share. */
export type DeviceEvent = PrintStarted | PrintFinished | DeviceError | OtherNotice

/**
 * Identifies an event by its content, in hexadecimal, so that a repetition is recognized.
 * A start is identified by its file and time alone: its counters already run when it is sent. An event of a job is identified by the job.
 */
export function eventKey(event: DeviceEvent): string {
  const { source, printerId, kind, fileName, fileHash, time } = event
  if (event.jobId !== null) return jobKey(event, kind)
  const content: unknown[] = [source, printerId, kind, fileName, fileHash, time]
  if (event.kind === 'finished') {
    content.push(event.status, event.reason, event.printSeconds, event.elapsedSeconds, event.usedMillimetres)
    content.push(event.progressPercent)
    if (event.usedAmounts.length > 0) content.push(event.usedAmounts)
  }
  return hashOf(content)
}

/**
 * The figures of the end of a print of which a program reports nothing but the duration.
 * @param seconds from the start to the end, pauses included; null when it is not known
 */
export function lasting(seconds: number | null) {
  return {
    estimatedSeconds: null,
    estimates: [],
    printSeconds: seconds,
    elapsedSeconds: seconds,
    totalSeconds: null,
    usedMillimetres: null,
    usedAmounts: [],
  } as const
}

/** How a print is recorded that an event makes. Programs act with an API key. */
export function printSourceOf({ source }: DeviceEvent): PrintSource {
  return source === 'Moonraker' || source === 'OctoPrint' ? source : 'ApiKey'
}

/** Identifies the start or the end of the job that an event is of, in hexadecimal. */
export function jobKey({ source, printerId, jobId }: DeviceEvent, kind: DeviceEvent['kind']): string {
  return hashOf([source, printerId, kind, 'job', jobId])
}

function hashOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * Returns when an event happened, RFC 3339: not after it was received. The clock of a device may be ahead and corrected
 * later; an event in the future would then seem to follow all those that come next.
 * @param receivedDate when it was received, also the time of an event that names none, RFC 3339
 */
export function dateOf({ time }: DeviceEvent, receivedDate: string): string {
  return time !== null && Date.parse(time) < Date.parse(receivedDate) ? time : receivedDate
}

/** The file's name without its folders; null when there is none. */
export function baseName(path: string | null): string | null {
  const name = path?.split(/[/\\]/).at(-1)?.trim() ?? ''
  return name === '' ? null : truncate(name, MAX_FILE_NAME)
}
