import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { defer, together } from '../database/together.ts'
import { recordDeviceChange } from '../prints/events.ts'
import type { UsageInput } from '../prints/usageRows.ts'
import { replaceUsages } from '../prints/usages.ts'
import type { AffectedPrint } from './affectedPrint.ts'
import { reportedMembers, type StoredPrint } from './candidatePrints.ts'
import type { PrintStarted } from './deviceEvent.ts'
import { completeMaterials, selectMaterials, type LoadedSpool } from './materials.ts'
import { WINDOW } from './matching.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { NO_FINISH } from './unfinished.ts'

/** Fields of a print that count for one attempt to print it. */
const OF_AN_ATTEMPT = new Set(['status', 'startDate', 'endDate', 'printTimeInSeconds', 'totalTimeInSeconds'])

/** Whether a print was planned by its owner, and no event was about it. */
export function isPlanned({ status, deviceSource, startKey, finishKey }: StoredPrint): boolean {
  return status === 'Pending' && deviceSource === null && startKey === null && finishKey === null
}

/** The print that a start begins, of those of its file that are planned on the printer: the first that was planned, and not after the start. */
export function plannedBefore({ planned, at, event }: PrinterEvent<PrintStarted>): StoredPrint | undefined {
  // Prints without a file have nothing in common.
  if (event.fileName === null && event.fileHash === null) return undefined
  return planned
    .filter(({ createdDate }) => Date.parse(createdDate) < at + WINDOW)
    .toSorted((one, other) => one.id - other.id)[0]
}

/**
 * Begins a planned print. What its owner planned stays, but for what only a print that has begun can have: times, progress, an end. Materials
 * without a spool get the loaded one.
 * @param print one of `plannedBefore`
 */
export async function beginPlanned(
  trx: Transaction<DB>,
  start: PrinterEvent<PrintStarted>,
  print: StoredPrint,
): Promise<AffectedPrint> {
  const { userId, event, key, date } = start
  const estimatedSeconds = print.estimatedSeconds ?? event.estimatedSeconds
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        status: 'Printing',
        start_date: date,
        start_event_key: Buffer.from(key, 'hex'),
        device_source: event.source,
        estimated_print_time_in_seconds: estimatedSeconds,
        end_date: null,
        print_time_in_seconds: null,
        total_time_in_seconds: null,
        progress_percent: null,
        closed_date: null,
        failure_reason: print.failureReason === NO_FINISH ? null : print.failureReason,
        // Of an earlier attempt, its end was decided; of this one, the device tells it.
        edited_fields: print.editedFields.filter((name) => !OF_AN_ATTEMPT.has(name)),
        updated_date: sql<string>`now()`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', print.id),
  )
  if (!print.editedFields.includes('filamentUsage')) await beginMaterials(trx, start, print.id)
  recordDeviceChange(trx, userId, 'print.started', print.id, reportedMembers(print))
  return { printId: print.id, title: print.title, isChanged: true, beganDate: date, idsToRecalculate: [print.id] }
}

async function beginMaterials(
  trx: Transaction<DB>,
  { userId, printerId, event }: PrinterEvent<PrintStarted>,
  printId: number,
): Promise<void> {
  const [usages, reported, loaded] = await together(trx, ...selectMaterials(trx, userId, printerId, printId))
  const known = { usages: withLoadedSpools(usages, loaded), loaded, hasReports: reported.length > 0 }
  const isCompleted = await completeMaterials(trx, userId, printId, known, event)
  if (!isCompleted && usages.length > 0) await replaceUsages(trx, userId, printId, known.usages)
}

/** Gives materials without a spool the one that is loaded in their slot, or the only one, if it is of the same type. */
function withLoadedSpools(usages: readonly UsageInput[], loaded: readonly LoadedSpool[]): UsageInput[] {
  return usages.map((usage) => {
    const inSlot = loaded.find(({ slot }) => slot === usage.slot)
    const spool = inSlot ?? (usages.length === 1 && loaded.length === 1 ? loaded[0] : undefined)
    const isSame = spool?.materialType.toLowerCase() === usage.materialType?.toLowerCase()
    if (usage.filamentId || !spool || !isSame) return usage
    return { ...usage, filamentId: spool.filamentId, materialType: null, slot: spool.slot }
  })
}
