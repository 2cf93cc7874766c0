import { sql } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'

/** Statuses of prints that succeeded, at least in part. */
export const SUCCESSFUL: readonly PrintStatus[] = ['Success', 'PartialSuccess']
/** Statuses of prints whose filament was wasted. */
export const UNSUCCESSFUL: readonly PrintStatus[] = ['Failed', 'Cancelled']
/** Statuses of prints that are not over. */
export const OPEN: readonly PrintStatus[] = ['Pending', 'Printing']
const FINISHED: readonly PrintStatus[] = [...SUCCESSFUL, ...UNSUCCESSFUL]

/** Whether a print with this status is over. */
export function isFinished(status: PrintStatus): boolean {
  return FINISHED.includes(status)
}

/** Whether the filament of a print with this status was wasted. */
export function isWaste(status: PrintStatus): boolean {
  return UNSUCCESSFUL.includes(status)
}

/** SQL lists of the same statuses, for `in` and `not in`. */
export const statusList = {
  successful: sql`('Success', 'PartialSuccess')`,
  unsuccessful: sql`('Failed', 'Cancelled')`,
  open: sql`('Pending', 'Printing')`,
  finished: sql`('Success', 'PartialSuccess', 'Failed', 'Cancelled')`,
}

/** A condition on prints. Its status is not a parameter, so that plans for any values use the indexes of prints that are being printed. */
export const isPrinting = sql<boolean>`status = 'Printing'`
