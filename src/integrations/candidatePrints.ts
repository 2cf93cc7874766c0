import { sql, type Compilable, type RawBuilder, type Transaction } from 'kysely'
import type { FailureCategory, PrintDetailDto } from '../../generated/api.d.ts'
import type { DB, DeviceEventSource, PrintStatus } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { jobKey, type DeviceEvent } from './deviceEvent.ts'
import { WINDOW, type FilePrint } from './matching.ts'
import { isPrinting, OPEN, statusList } from '../kernel/printStatus.ts'

/** The maximum number of prints that are read for one event, which bounds its work; fewer of a file ever matter. */
const LIMIT = 200

/** A print that an event may be about. */
export interface StoredPrint extends FilePrint {
  readonly title: string
  readonly status: PrintStatus
  readonly failureReason: string | null
  readonly failureCategory: FailureCategory | null
  /** Reason of an error while it was printed; null when it went on printing. */
  readonly errorReason: string | null
  /** The kind of cause of that error. */
  readonly errorCategory: FailureCategory | null
  /** When that error happened, RFC 3339. */
  readonly errorDate: string | null
  readonly estimatedSeconds: number | null
  readonly progressPercent: number | null
  readonly editedFields: readonly string[]
  /** When it was recorded, RFC 3339. */
  readonly createdDate: string
  /** Its end as it is recorded; `endDate` is null for one that was inferred, since that tells nothing of the end that a device may report. */
  readonly recordedEndDate: string | null
  /** Whether it was closed without a finish, so that its end is the last sign of life. */
  readonly isEndInferred: boolean
  /** Whether it was closed without a finish, and no finish has set its end since. */
  readonly isGivenUp: boolean
  /** Whether it was closed after an error, and the device has not reported its end. */
  readonly isClosedByError: boolean
  /** The program that reported its start or, while that is missing, its end; null for prints of earlier versions. */
  readonly deviceSource: DeviceEventSource | null
  /** Whether it is of the event's job or, without one, of its file; others were reported by another program at that time. */
  readonly isOfSubject: boolean
}

/** A print that another one displaces. */
export type DisplacedPrint = Pick<StoredPrint, 'id' | 'title' | 'status' | 'failureReason' | 'endDate' | 'editedFields'>

/** A print of another file that is `Printing`. */
export interface RunningPrint extends DisplacedPrint {
  /** When it started or, if that is not recorded, was recorded; RFC 3339. */
  readonly loggedDate: string
}

/** The members of a print that devices change, besides its materials. */
export function reportedMembers(print: StoredPrint): Partial<PrintDetailDto> {
  const { status, startDate, failureReason, failureCategory, progressPercent } = print
  return {
    status,
    startDate,
    endDate: print.recordedEndDate,
    estimatedPrintTimeInSeconds: print.estimatedSeconds,
    printTimeInSeconds: print.printSeconds,
    totalTimeInSeconds: print.totalSeconds,
    failureReason,
    failureCategory,
    progressPercent,
  }
}

/**
 * Selects and locks the prints of the event's printer and job or, without a job, of its file, newest first. A file is known by its hash,
 * else by its base name. Prints that another program reported on the printer at that time come with them, and so do planned prints of the
 * file.
 * @param date when the event happened, RFC 3339
 */
export function selectCandidatePrints(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  event: DeviceEvent,
  date: string,
): Compilable<StoredPrint> {
  const at = (ms: number) => new Date(Date.parse(date) + ms).toISOString()
  const time = { from: at(-WINDOW), until: at(WINDOW) }
  return candidatePrints(trx, {}, { userId, printerId, source: event.source, ...time, ...subjectOf(event) })
}

/** The file that an event is about, and the names of the events that start and finish its job, if it has one. */
function subjectOf(event: DeviceEvent): Subject {
  const { fileHash, fileName, jobId } = event
  if (jobId === null) return { fileHash, fileName }
  const [startKey, finishKey] = (['started', 'finished'] as const).map((kind) =>
    Buffer.from(jobKey(event, kind), 'hex'),
  )
  return { fileHash, fileName, startKey, finishKey }
}

type Subject = Pick<DeviceEvent, 'fileHash' | 'fileName'> & {
  readonly startKey?: Buffer | undefined
  readonly finishKey?: Buffer | undefined
}
type PrinterId = Readonly<Record<'userId' | 'printerId', number>>
/** A file or a job on a printer. */
type PrinterSubject = PrinterId & Subject
/** A moment on a printer, RFC 3339. */
type PrinterDate = PrinterId & { readonly date: string }

/** A program, and a time in which prints of others are looked for, RFC 3339. */
type ProgramTime = Pick<DeviceEvent, 'source'> & Readonly<Record<'from' | 'until', string>>

/** A condition on prints: they were closed without a finish, and nobody has recorded an end since. */
const isEndInferred = sql<boolean>`(closed_date is not null and finish_event_key is null and not 'endDate' = any(edited_fields))`
const knownEnd = sql<string | null>`case when ${isEndInferred} then null else end_date end`

/** The columns of a `StoredPrint`, besides whether it is of the event's subject. */
export const STORED = [
  'id',
  'title',
  'status',
  'start_date as startDate',
  knownEnd.as('endDate'),
  'end_date as recordedEndDate',
  isEndInferred.as('isEndInferred'),
  sql<boolean>`closed_date is not null`.as('isGivenUp'),
  'failure_reason as failureReason',
  sql<FailureCategory | null>`failure_category`.as('failureCategory'),
  'error_reason as errorReason',
  sql<FailureCategory | null>`error_category`.as('errorCategory'),
  'error_event_date as errorDate',
  'print_time_in_seconds as printSeconds',
  'total_time_in_seconds as totalSeconds',
  'estimated_print_time_in_seconds as estimatedSeconds',
  'progress_percent as progressPercent',
  'edited_fields as editedFields',
  sql<boolean>`error_date is not null and finish_event_key is null`.as('isClosedByError'),
  sql<boolean>`status in ${statusList.open}`.as('isOpen'),
  sql<string | null>`encode(start_event_key, 'hex')`.as('startKey'),
  sql<string | null>`encode(finish_event_key, 'hex')`.as('finishKey'),
  'device_source as deviceSource',
  'created_date as createdDate',
] as const

const candidatePrints = templateOf((trx, _: object, subject: PrinterSubject & ProgramTime) => {
  const isOfSubject = subject.startKey ? isOfJob(subject) : isOfFile(subject)
  return trx
    .selectFrom('prints')
    .select(STORED)
    .select(sql<boolean>`coalesce(${isOfSubject}, false)`.as('isOfSubject'))
    .where('user_id', '=', subject.userId)
    .where('printer_id', '=', subject.printerId)
    .where((where) =>
      where.or([
        where('status', 'in', OPEN),
        where('start_event_key', 'is not', null),
        where('finish_event_key', 'is not', null),
      ]),
    )
    .where((where) =>
      where.or([isOfSubject, isOfOtherProgram(subject), ...(subject.startKey ? [isPlannedOf(subject)] : [])]),
    )
    .orderBy('logged_date', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .forUpdate()
})

/** A condition on prints: they are planned, and of the file; of a job, they are none yet. */
function isPlannedOf(file: Subject): RawBuilder<boolean> {
  return sql<boolean>`(status = 'Pending' and device_source is null and ${isOfFile(file)})`
}

/** A condition on prints: another program reported them, and they were being printed in that time. */
function isOfOtherProgram({ source, from, until }: ProgramTime): RawBuilder<boolean> {
  return sql<boolean>`(device_source <> ${source} and coalesce(start_date, ${knownEnd}, logged_date) <= ${until}
    and (status in ${statusList.open} or coalesce(${knownEnd}, 'infinity') >= ${from}))`
}

/**
 * Selects and locks the prints of other files, or of other jobs, that are `Printing` on the event's printer and began before the event's
 * print, or with it: a printer prints one file at a time, so they are over. A print that its owner recorded without a file, or of the same
 * file, is left out, since it may be the one that begins.
 * @param date when the event's print began, RFC 3339
 */
export function selectDisplacedPrints(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  event: DeviceEvent,
  date: string,
): Compilable<RunningPrint> {
  return displacedPrints(trx, {}, { userId, printerId, date, ...subjectOf(event) })
}

const displacedPrints = templateOf(
  (trx, _: object, { userId, printerId, date, ...subject }: PrinterSubject & PrinterDate) =>
    trx
      .selectFrom('prints')
      .select([
        'id',
        'title',
        'status',
        'failure_reason as failureReason',
        'end_date as endDate',
        'edited_fields as editedFields',
        'logged_date as loggedDate',
      ])
      .where('user_id', '=', userId)
      .where('printer_id', '=', printerId)
      .where(isPrinting)
      .where('logged_date', '<=', date)
      .where(sql<boolean>`num_nonnulls(start_event_key::text, file_hash, file_name) > 0`)
      .where((where) => {
        const isOfOtherFile = where.not(isOfFile(subject))
        return subject.startKey ? where.or([isOfOtherFile, isOfOtherJob(subject)]) : isOfOtherFile
      })
      .orderBy('id')
      .forUpdate(),
)

/** A condition on prints: a file is known by its hash, else by its base name. */
export function isOfFile({ fileHash, fileName }: Pick<DeviceEvent, 'fileHash' | 'fileName'>): RawBuilder<boolean> {
  return sql<boolean>`case
    when file_hash is not null and ${fileHash}::text is not null then file_hash = ${fileHash}
    else regexp_replace(file_name, '^.*[/\\\\]', '') is not distinct from ${fileName}::text
  end`
}

/** A condition on prints: events have started or finished it as this job, or were about it when another program had reported it. */
function isOfJob({ startKey, finishKey }: Subject): RawBuilder<boolean> {
  return sql<boolean>`(start_event_key = ${startKey} or finish_event_key = ${finishKey}
    or other_job_keys && array[${startKey}, ${finishKey}]::bytea[])`
}

/** A condition on prints: a device has started it, but not as this job. */
function isOfOtherJob(job: Subject): RawBuilder<boolean> {
  return sql<boolean>`(start_event_key is not null and not coalesce(${isOfJob(job)}, false))`
}

/**
 * Whether a finish may set the status of a print: it must be open, or closed by an error or a later start, and its owner must not have
 * edited the status.
 */
export function mayFinish(print: StoredPrint): boolean {
  const { isOpen, status, startKey, finishKey, editedFields, isClosedByError, isGivenUp } = print
  if (editedFields.includes('status')) return false
  const isUnfinished = status === 'Cancelled' && finishKey === null && (startKey !== null || isGivenUp)
  return isOpen || (status === 'Failed' && isClosedByError) || isUnfinished
}
