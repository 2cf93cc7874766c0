import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { defer, together } from '../database/together.ts'
import { recordDeviceChange } from '../prints/events.ts'
import { repeated, type AffectedPrint } from './affectedPrint.ts'
import { reportedMembers, type StoredPrint } from './candidatePrints.ts'
import type { PrintFinished, PrintStarted } from './deviceEvent.ts'
import { completeMaterials, selectMaterials } from './materials.ts'
import { WINDOW } from './matching.ts'
import type { PrinterEvent } from './printerEvent.ts'

/** The maximum number of keys of jobs that a print keeps: more come only from a program that invents jobs. */
const MOST_KEYS = 20

/**
 * Finds the print of a start among those that other programs reported on the printer: the one of its job, else the one that began nearest
 * to it, within 5 minutes, and had not ended before. File names do not matter: programs write them differently, and a printer prints one
 * file at a time.
 */
export function startedElsewhere(start: PrinterEvent<PrintStarted>): StoredPrint | undefined {
  const { others, at } = start
  const distance = ({ startDate }: StoredPrint) => Math.abs(at - time(startDate))
  const near = others
    .filter(({ startDate, isOpen, endDate }) => isNear(at, startDate) && (isOpen || time(endDate) >= at))
    .toSorted((one, other) => distance(one) - distance(other))
  return ofJob(start) ?? near[0]
}

/**
 * Finds the print of an end among those that other programs reported on the printer: the one of its job, the one that is being printed,
 * one that has ended at most 5 minutes before or after, or one that its owner or a later start has closed, and that began when the end
 * says.
 */
export function endedElsewhere(end: PrinterEvent<PrintFinished>): StoredPrint | undefined {
  const { others, at, elapsedSeconds } = end
  const began = elapsedSeconds === null ? null : at - elapsedSeconds * 1000
  const running = others.find(({ status, startDate, isOfSubject }) => {
    const isLater = began === null || startDate === null || began > time(startDate) - WINDOW
    return status === 'Printing' && time(startDate) <= at && (isLater || isOfSubject)
  })
  return (
    ofJob(end) ??
    running ??
    others.find(({ isOpen, endDate }) => !isOpen && isNear(at, endDate)) ??
    others.find(({ endDate, startDate }) => endDate === null && began !== null && isNear(began, startDate))
  )
}

/** The print of another program that events of the same job were about. */
export function ofJob({ event, others }: PrinterEvent): StoredPrint | undefined {
  return event.jobId === null ? undefined : others.find(({ isOfSubject }) => isOfSubject)
}

/** Remembers that a print of another program is the one of the event's job, so that its later events are about it. */
export async function rememberJob(
  trx: Transaction<DB>,
  { userId, event, key }: PrinterEvent<PrintStarted | PrintFinished>,
  { id, isOfSubject }: StoredPrint,
): Promise<void> {
  if (event.jobId === null || isOfSubject) return
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({ other_job_keys: sql<Buffer[]>`array_append(other_job_keys, ${Buffer.from(key, 'hex')}::bytea)` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(sql<boolean>`coalesce(cardinality(other_job_keys), 0) < ${MOST_KEYS}::integer`),
  )
}

/** Completes a print that another program reported by what a start estimates: only what nobody recorded yet is filled. */
export async function completeStarted(
  trx: Transaction<DB>,
  start: PrinterEvent<PrintStarted>,
  print: StoredPrint,
): Promise<AffectedPrint> {
  const { userId, event } = start
  await rememberJob(trx, start, print)
  const { estimatedSeconds, estimates } = event
  const { editedFields } = print
  const isTimed = print.estimatedSeconds !== null || editedFields.includes('estimatedPrintTimeInSeconds')
  const seconds = isTimed ? null : estimatedSeconds
  const areEdited = editedFields.includes('filamentUsage')
  const hasMaterials = estimates.length > 0 && !areEdited && (await addEstimates(trx, start, print.id))
  if (seconds === null && !hasMaterials) return repeated(print)
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        ...(seconds === null ? {} : { estimated_print_time_in_seconds: seconds }),
        updated_date: sql<string>`now()`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', print.id),
  )
  recordDeviceChange(trx, userId, 'print.updated', print.id, reportedMembers(print))
  return { ...repeated(print), idsToRecalculate: [print.id] }
}

/** Gives the materials of a print the estimates that they lack. Returns whether any did. */
async function addEstimates(
  trx: Transaction<DB>,
  { userId, printerId, event }: PrinterEvent<PrintStarted>,
  printId: number,
): Promise<boolean> {
  const [usages, reported, loaded] = await together(trx, ...selectMaterials(trx, userId, printerId, printId))
  return completeMaterials(trx, userId, printId, { usages, loaded, hasReports: reported.length > 0 }, event)
}

function isNear(at: number, date: string | null): boolean {
  return Math.abs(at - time(date)) < WINDOW
}

/** Ms since 1970; a print without a date is older than any. */
function time(date: string | null): number {
  return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date)
}
