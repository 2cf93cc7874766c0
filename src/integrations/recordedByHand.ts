import { sql, type Transaction, type Updateable } from 'kysely'
import type { DB, Prints } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { isOfFile, STORED, type StoredPrint } from './candidatePrints.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import { WINDOW, type FileEvent } from './matching.ts'
import { NO_FINISH } from './unfinished.ts'

/** The maximum number of prints that are read for one event. */
const LIMIT = 50
/** Ms by which a print may have been recorded before a device began it; it takes less. */
const LONGEST = 7 * 86_400_000

/**
 * Selects and locks the prints of a printer that its owner recorded, as printing or over, and that no event was about: those of the
 * event's file, and those without a file.
 */
export function selectRecordedByHand(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  { fileHash, fileName }: DeviceEvent,
  date: string,
) {
  const at = (ms: number) => new Date(Math.max(0, Date.parse(date) + ms)).toISOString()
  return recordedByHand(trx, {}, { userId, printerId, fileHash, fileName, from: at(-LONGEST), until: at(WINDOW) })
}

type Recorded = Pick<DeviceEvent, 'fileHash' | 'fileName'> &
  Readonly<Record<'userId' | 'printerId', number>> &
  Readonly<Record<'from' | 'until', string>>

const recordedByHand = templateOf((trx, _: object, { userId, printerId, from, until, ...file }: Recorded) => {
  const hasFile = sql<boolean>`num_nonnulls(file_hash, file_name) > 0`
  return trx
    .selectFrom('prints')
    .select(STORED)
    .select(hasFile.as('isOfSubject'))
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where('logged_date', '>=', from)
    .where('logged_date', '<=', until)
    .where('start_date', 'is not', null)
    .where('status', '<>', 'Pending')
    .where('device_source', 'is', null)
    .where(sql<boolean>`num_nonnulls(start_event_key, finish_event_key) = 0`)
    .where((where) => where.or([where.not(hasFile), isOfFile(file)]))
    .orderBy('logged_date', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .forUpdate()
})

/**
 * The print of a start that its owner recorded less than 5 minutes before or after, if it is open or ended later. One that is over
 * without an end may have been the print before.
 */
export function startedByHand(prints: readonly StoredPrint[], { at }: FileEvent): StoredPrint | undefined {
  const near = prints.filter(
    (print) => isNear(at, print.startDate) && (print.isOpen || print.endDate !== null) && endOf(print) >= at,
  )
  return nearest(near, at)
}

/**
 * The print of a finish that its owner recorded: it was being printed during that of the finish, and both began or ended within 5
 * minutes, or the same file was in the printer in the middle of it. A print without a file must have begun by then as well.
 */
export function finishedByHand(
  prints: readonly StoredPrint[],
  { at, elapsedSeconds }: FileEvent,
): StoredPrint | undefined {
  const began = elapsedSeconds === null ? null : at - elapsedSeconds * 1000
  const same = prints.filter((print) => {
    const start = startOf(print)
    const end = endOf(print)
    if (start > at || end < (began ?? at - WINDOW)) return false
    const isEndNear = isNear(at, print.endDate)
    if (began === null) return isEndNear
    if (!print.isOfSubject && start >= began + WINDOW) return false
    return isNear(began, print.startDate) || isEndNear || (print.isOfSubject && isDuring(print, began, at))
  })
  return nearest(same, began ?? at)
}

/** Whether the middle of a print was between two times. One without an end counts by its start, which was before their middle. */
function isDuring(print: StoredPrint, began: number, ended: number): boolean {
  const start = startOf(print)
  const end = endOf(print)
  if (end === Infinity) return start >= began && start <= (began + ended) / 2
  return start + end >= 2 * began && start + end <= 2 * ended
}

/** The print that began nearest to a time. What its owner recorded counts as edited, so that the device only completes it. */
function nearest(prints: readonly StoredPrint[], at: number): StoredPrint | undefined {
  const [print] = prints.toSorted((one, other) => Math.abs(at - startOf(one)) - Math.abs(at - startOf(other)))
  return print && { ...print, editedFields: [...new Set([...print.editedFields, ...recordedFields(print)])] }
}

function recordedFields(print: StoredPrint): string[] {
  const { failureReason, isGivenUp } = print
  const values = {
    startDate: print.startDate,
    endDate: print.endDate,
    estimatedPrintTimeInSeconds: print.estimatedSeconds,
    printTimeInSeconds: print.printSeconds,
    totalTimeInSeconds: print.totalSeconds,
    failureReason: isGivenUp && failureReason === NO_FINISH ? null : failureReason,
    failureCategory: print.failureCategory,
  }
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [name]))
}

/** The columns by which a print that its owner recorded becomes one of the device; none for other prints. */
export function adopted(print: StoredPrint, event: DeviceEvent): Updateable<Prints> {
  const { deviceSource, startKey, finishKey, editedFields, isOfSubject } = print
  if (deviceSource !== null || startKey !== null || finishKey !== null) return {}
  return {
    device_source: event.source,
    edited_fields: [...editedFields],
    ...(isOfSubject ? {} : { file_name: event.fileName, file_hash: event.fileHash }),
  }
}

function isNear(at: number, date: string | null): boolean {
  return date !== null && Math.abs(at - Date.parse(date)) < WINDOW
}

/** Ms since 1970. */
function startOf({ startDate }: StoredPrint): number {
  return startDate === null ? -Infinity : Date.parse(startDate)
}

/** Ms since 1970; infinite while the end is not known. */
function endOf({ endDate }: StoredPrint): number {
  return endDate === null ? Infinity : Date.parse(endDate)
}
