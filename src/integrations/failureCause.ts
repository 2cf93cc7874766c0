import type { FailureCategory } from '../../generated/api.d.ts'
import { categoryOfText } from '../kernel/failureCategory.ts'
import type { StoredPrint } from './candidatePrints.ts'
import { NO_REASON, type DeviceError, type PrintFinished } from './deviceEvent.ts'

/** Ms that a device has to report how the print ended, after an error or before it. */
export const PATIENCE = 60_000

/**
 * The failure reason of a print that a finish ends. A print server names only the kind of an end and reports its reason as an error
 * before. Only its owner gives an open print a reason, which counts more than that of the device.
 * @param at when the print ended, in ms since 1970
 */
export function reasonOf(event: PrintFinished, print: StoredPrint, at: number): string | null {
  const { status, reason } = event
  if (status === 'Success') return reason
  if (print.isOpen && print.failureReason !== null) return print.failureReason
  return isExplained(event, print, at) ? (print.errorReason ?? reason) : reason
}

/** Whether an error explains the end of a print: a cancellation only if it came soon after, since the print went on otherwise. */
function isExplained({ status, reason }: PrintFinished, { errorDate }: StoredPrint, at: number): boolean {
  const isSoon = errorDate !== null && Math.abs(at - Date.parse(errorDate)) <= PATIENCE
  return status !== 'Success' && lacksReason(reason) && (status === 'Failed' || isSoon)
}

/** Whether a device has given no reason for the end of a print. */
export function lacksReason(reason: string | null): boolean {
  return reason === null || reason.toLowerCase() === NO_REASON
}

/**
 * The kind of cause of a print that a finish ends. Only its owner gives one to an open print, which stays.
 * @param at when the print ended, in ms since 1970
 */
export function categoryOf(event: PrintFinished, print: StoredPrint, at: number): FailureCategory | null {
  if (print.isOpen && print.failureCategory !== null) return print.failureCategory
  return reportedCategory(event) ?? (isExplained(event, print, at) ? print.errorCategory : null)
}

/** The kind of cause that an event states: by itself or else by the text of its reason. */
export function reportedCategory({ category, reason }: PrintFinished | DeviceError): FailureCategory | null {
  return category ?? categoryOfText(reason)
}
