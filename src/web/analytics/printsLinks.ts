import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { sharedFilterNames } from '../prints/sharedFilters.ts'
import { addDays } from './dates.ts'
import type { Filter } from './filter.ts'

/** Filter of the analytics, with the query of its URL; null where the prints cannot be listed. */
export const PrintsFilter = createContext<{ readonly filter: Filter; readonly params: URLSearchParams } | null>(null)

/** Links to the list of the prints that a figure counts. */
export interface PrintsLinks {
  /** The prints of a bucket. */
  readonly ofBucket: (date: string, granularity: Schemas['BucketGranularity']) => string
  /** The prints of the whole range with further filters. */
  readonly ofRange: (filters: Readonly<Record<string, string | number>>) => string
}

/**
 * Returns the links to lists of prints. They are null in another time zone than the user's: the list has the days of the user's
 * zone, and would show other prints than those that are counted.
 */
export function usePrintsLinks(ownZone: string): PrintsLinks | null {
  const context = useContext(PrintsFilter)
  if (!context || context.filter.zone !== ownZone) return null
  const { filter, params } = context
  const linkTo = (days: Filter['days'], filters: Readonly<Record<string, string | number>>) => {
    const restrictions = sharedFilterNames.filter((name) => !(name in filters))
    const query = new URLSearchParams(restrictions.flatMap((name) => params.getAll(name).map((value) => [name, value])))
    for (const [name, value] of Object.entries(filters)) query.set(name, String(value))
    if (days) query.set('fromDate', days.from)
    if (days) query.set('toDate', days.to)
    return `/prints?${query.toString()}`
  }
  return {
    ofBucket: (date, granularity) => linkTo(clip(bucketDays(date, granularity), filter.days), {}),
    ofRange: (filters) => linkTo(filter.days, filters),
  }
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
