import type { PrintStatus } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { SUCCESSFUL, UNSUCCESSFUL } from '../kernel/printStatus.ts'
import { parseDateTime } from '../kernel/time/parseDateTime.ts'
import { zoneOf } from '../users/timeZone.ts'
import type { PrintFilter } from './filter.ts'

/** Filter of a list of prints, as the contract has it: dates as text, two switches for the outcome. */
type ListedFilter = Omit<PrintFilter, 'userId' | 'outcomes' | 'zone' | 'forOthers'> & {
  readonly searchText?: string | undefined
  readonly showOnlySuccessful: boolean
  readonly showOnlyFailed: boolean
}

/** Filter of a list of prints, with the words of a search. */
export type SearchFilter = PrintFilter & { readonly searchText?: string | undefined }

/**
 * Converts the filter of a list. Dates without a time, weekdays and hours are in the user's time zone.
 * @throws Problem 400 naming the date
 */
export async function toPrintFilter(
  db: Reader,
  userId: number,
  { showOnlySuccessful, showOnlyFailed, ...filter }: ListedFilter,
): Promise<SearchFilter> {
  const { fromDate, toDate, startWeekdays, startHours } = filter
  const isByStart = startWeekdays !== undefined || startHours !== undefined
  const zone = fromDate || toDate || isByStart ? await zoneOf(db, userId) : 'UTC'
  return {
    ...filter,
    userId,
    outcomes: outcomes(showOnlySuccessful, showOnlyFailed),
    zone: isByStart ? zone : undefined,
    fromDate: fromDate && parseDateTime('fromDate', fromDate, zone),
    toDate: toDate && parseDateTime('toDate', toDate, zone),
  }
}

/** Both switches together match nothing, as no print is both. */
function outcomes(onlySuccessful: boolean, onlyFailed: boolean): readonly PrintStatus[] | undefined {
  if (onlySuccessful && onlyFailed) return []
  if (onlySuccessful) return SUCCESSFUL
  return onlyFailed ? UNSUCCESSFUL : undefined
}
