import type { FailureCategory } from '../../generated/api.d.ts'
import { categoryOfText } from '../kernel/failureCategory.ts'
import type { StoredPrint } from './candidatePrints.ts'
import { NO_REASON, type DeviceError, type PrintFinished } from './deviceEvent.ts'

/**
 * The failure reason of a print that a finish ends. A print server names only the kind of a failure and reports its reason as an error
 * before. Only its owner gives an open print a reason, which counts more than that of the device.
 */
export function reasonOf({ status, reason }: PrintFinished, print: StoredPrint): string | null {
  if (status !== 'Failed') return reason
  if (print.isOpen && print.failureReason !== null) return print.failureReason
  return reportedReason(reason, print)
}

function reportedReason(reason: string | null, { errorReason }: StoredPrint): string | null {
  return lacksReason(reason) ? (errorReason ?? reason) : reason
}

function lacksReason(reason: string | null): boolean {
  return reason?.toLowerCase() === NO_REASON
}

/** The kind of cause of a print that a finish ends. Only its owner gives one to an open print, which stays. */
export function categoryOf(event: PrintFinished, print: StoredPrint): FailureCategory | null {
  if (print.isOpen && print.failureCategory !== null) return print.failureCategory
  const isOfError = event.status === 'Failed' && lacksReason(event.reason)
  return reportedCategory(event) ?? (isOfError ? print.errorCategory : null)
}

/** The kind of cause that an event states: by itself or else by the text of its reason. */
export function reportedCategory({ category, reason }: PrintFinished | DeviceError): FailureCategory | null {
  return category ?? categoryOfText(reason)
}
