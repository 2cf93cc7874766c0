import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { sharedFilterNames } from '../prints/sharedFilters.ts'
import { useSignedInUser } from '../user.tsx'
import { addDays } from './dates.ts'
import type { Filter } from './filter.ts'

/** Filter of the analytics, with the query of its URL; null where the prints cannot be listed. */
export const PrintsFilter = createContext<{ readonly filter: Filter; readonly params: URLSearchParams } | null>(null)

/** Filters and the sort order of the list of prints that a figure adds to those of the analytics. */
export interface PrintsRestriction {
  readonly statuses?: readonly Schemas['PrintStatus'][]
  readonly printerIds?: readonly number[]
  readonly filamentIds?: readonly string[]
  readonly materialTypes?: readonly string[]
  /** Whether the start is recorded; in a range, only prints with a start count. */
  readonly hasStartDate?: boolean
  /** Weekday and hour of the start. */
  readonly start?: { readonly weekday: Schemas['Weekday']; readonly hour: number }
  /** Print time in seconds, the second one excluded; null without an upper bound. */
  readonly duration?: { readonly from: number; readonly to: number | null }
  readonly failureCategories?: readonly Schemas['FailureCategory'][]
  /** Words that occur in a print, such as its failure reason. */
  readonly searchText?: string
  readonly sort?: string
}

/** Statuses of prints that count as failures, whose filament is wasted. */
export const FAILURES: readonly Schemas['PrintStatus'][] = ['Failed', 'Cancelled']

/** Statuses of prints that have started; figures of starts leave planned ones out. */
export const STARTED: readonly Schemas['PrintStatus'][] = [
  'Printing',
  'Success',
  'PartialSuccess',
  'Failed',
  'Cancelled',
]

/** Links to the list of the prints that a figure counts. */
export interface PrintsLinks {
  /** The prints of a bucket. */
  readonly ofBucket: (
    date: string,
    granularity: Schemas['BucketGranularity'],
    restriction?: PrintsRestriction,
  ) => string
  /** The prints from a first to a last day. */
  readonly ofDays: (days: Days, restriction?: PrintsRestriction) => string
  /** The prints of the whole range. */
  readonly ofRange: (restriction?: PrintsRestriction) => string
  /** The prints of all time without a start date. */
  readonly undated: string
}

/**
 * Returns the links to lists of prints. They are null in another time zone than the user's: the list has the days of the user's
 * zone, and would show other prints than those that are counted.
 */
export function usePrintsLinks(): PrintsLinks | null {
  const ownZone = useSignedInUser().timeZone
  const context = useContext(PrintsFilter)
  if (!context || context.filter.zone !== ownZone) return null
  const { filter, params } = context
  const linkTo = (
    days: Days | null,
    {
      materialTypes = [],
      failureCategories = [],
      hasStartDate = days ? true : undefined,
      start,
      duration,
      searchText,
      sort,
      ...restriction
    }: PrintsRestriction = {},
  ) => {
    const query = new URLSearchParams()
    for (const name of sharedFilterNames) {
      const wanted = name === 'projectIds' ? undefined : restriction[name]?.map(String)
      const chosen = params.getAll(name)
      const values = wanted && chosen.length > 0 ? wanted.filter((value) => chosen.includes(value)) : (wanted ?? chosen)
      for (const value of values) query.append(name, value)
    }
    for (const materialType of materialTypes) query.append('materialTypes', materialType)
    for (const category of failureCategories) query.append('failureCategories', category)
    if (start) query.set('startWeekdays', start.weekday)
    if (start) query.set('startHours', String(start.hour))
    if (days) query.set('fromDate', days.from)
    if (days) query.set('toDate', days.to)
    if (hasStartDate !== undefined && !start) query.set('hasStartDate', String(hasStartDate))
    if (duration) query.set('fromPrintTimeInSeconds', String(duration.from))
    if (duration?.to) query.set('toPrintTimeInSeconds', String(duration.to))
    if (searchText) query.set('searchText', searchText)
    if (sort) query.set('sort', sort)
    return `/prints?${query.toString()}`
  }
  return {
    ofBucket: (date, granularity, restriction) => linkTo(clip(bucketDays(date, granularity), filter.days), restriction),
    ofDays: linkTo,
    ofRange: (restriction) => linkTo(filter.days, restriction),
    undated: linkTo(null, { hasStartDate: false }),
  }
}

/** Link to the list of the spools, also archived ones, with a material, a brand or a color. */
export function spoolsLink(filters: {
  readonly materialTypes?: string
  readonly brands?: string
  readonly colorHex?: string
}): string {
  return `/filaments?${new URLSearchParams({ ...filters, show: 'all' }).toString()}`
}

interface Days {
  readonly from: string
  readonly to: string
}

/** First and last day of a bucket. */
function bucketDays(date: string, granularity: Schemas['BucketGranularity']): Days {
  if (granularity === 'Day') return { from: date, to: date }
  if (granularity === 'Week') return { from: date, to: addDays(date, 6) }
  const next = addDays(`${date.slice(0, 8)}01`, 31)
  return { from: date, to: addDays(`${next.slice(0, 8)}01`, -1) }
}

/** The days of a bucket that are in the range. */
function clip({ from, to }: Days, range: Days | null): Days {
  if (!range) return { from, to }
  return { from: from > range.from ? from : range.from, to: to < range.to ? to : range.to }
}
