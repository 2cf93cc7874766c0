import type { AnalyticsGranularity, PrintStatus } from '../../../generated/api.d.ts'
import type { Maintenance, Print } from './logbook.ts'

/** Half-open, in milliseconds since 1970. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** What a request asks for. */
export interface Filter {
  /** Null is all time. */
  readonly window: Window | null
  readonly timeZone: string
  readonly granularity: AnalyticsGranularity
  readonly comparePrevious: boolean
  readonly printerIds?: readonly number[] | undefined
  readonly filamentIds?: readonly string[] | undefined
  readonly projectIds?: readonly string[] | undefined
  readonly statuses?: readonly PrintStatus[] | undefined
}

/** Whether the filter lets a print through, whenever that was. */
export function letsThrough(filter: Filter, print: Print): boolean {
  if (filter.printerIds && !(print.printer && filter.printerIds.includes(print.printer.id))) return false
  if (filter.projectIds && !(print.projectId !== null && filter.projectIds.includes(print.projectId))) return false
  if (filter.statuses && !filter.statuses.includes(print.status)) return false
  const { filamentIds } = filter
  if (filamentIds && !print.usages.some(({ spool }) => spool && filamentIds.includes(spool.id))) return false
  return true
}

/** Whether the filter lets a spending on maintenance through: it has a printer, but no spool, project or status. */
export function letsSpendingThrough(filter: Filter, entry: Maintenance): boolean {
  if (filter.filamentIds || filter.projectIds || filter.statuses) return false
  return entry.done && (!filter.printerIds || filter.printerIds.includes(entry.printer_id))
}

export function isWithin(window: Window | null, moment: number): boolean {
  return window === null || (window.from <= moment && moment < window.to)
}
