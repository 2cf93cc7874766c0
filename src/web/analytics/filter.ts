import { useMemo } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { given } from '../given.ts'
import { readRestrictions, restrictionNames } from '../prints/restrictions.ts'
import { useQueryState, type QueryState } from '../useQueryState.ts'
import { useSignedInUser } from '../user.tsx'
import { addDays, isDate, todayIn } from './days.ts'

type Granularity = Schemas['AnalyticsGranularity']

/** The ranges to choose from; those with a number of days end today. */
export const ranges = {
  week: { title: 'Last 7 days', days: 7 },
  month: { title: 'Last 30 days', days: 30 },
  quarter: { title: 'Last 90 days', days: 90 },
  year: { title: 'Last 365 days', days: 365 },
  all: { title: 'All time' },
  custom: { title: 'Other days' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly days?: number }>>

export type RangeName = keyof typeof ranges

export const granularities = ['Auto', 'Day', 'Week', 'Month'] as const satisfies readonly Granularity[]

/** The query that all analytics operations share. */
export interface FilterQuery {
  readonly FromDate?: string
  readonly ToDate?: string
  readonly TimeZone: string
  readonly PrinterIds?: number[]
  readonly FilamentIds?: string[]
  readonly ProjectIds?: string[]
  readonly Statuses?: Schemas['PrintStatus'][]
  readonly Granularity: Granularity
  readonly ComparePrevious: boolean
}

/** What is analysed, as the address of the page says. */
export interface Filter {
  readonly range: RangeName
  /** First and last day, both included; null for all time. */
  readonly days: { readonly from: string; readonly to: string } | null
  readonly granularity: Granularity
  readonly zone: string
  readonly isCompared: boolean
  /** What the operations are asked; the same object as long as it asks the same. */
  readonly query: FilterQuery
  readonly set: QueryState['set']
}

/** The time zones of the browser, UTC, and one that may be neither. */
export function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** Reads the filter from the address; what makes no sense there is as if it were not there. */
export function useFilter(): Filter {
  const { params, get, set } = useQueryState()
  const ownZone = useSignedInUser().timeZone
  const zone = zonesWith(ownZone).find((name) => name === get('zone')) ?? ownZone
  const granularity = granularities.find((name) => name === get('granularity')) ?? 'Auto'
  const isCompared = get('compare') === 'true'
  const { range, days } = readRange(get, zone)
  const { from, to } = days ?? {}
  const restrictions = restrictionNames.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  // A text, which is the same as long as it says the same.
  const restriction = new URLSearchParams(restrictions).toString()
  const query = useMemo(
    () => ({
      // Without an offset, a time is read in TimeZone; the end of the range is excluded.
      ...(from && to ? { FromDate: `${from}T00:00:00`, ToDate: `${addDays(to, 1)}T00:00:00` } : {}),
      TimeZone: zone,
      Granularity: granularity,
      ComparePrevious: isCompared && from !== undefined,
      ...restrict(new URLSearchParams(restriction)),
    }),
    [from, to, zone, granularity, isCompared, restriction],
  )
  return { range, days, granularity, zone, isCompared, query, set }
}

/** Whether only some prints of the range are analysed. */
export function isRestricted({ PrinterIds, FilamentIds, ProjectIds, Statuses }: FilterQuery): boolean {
  return [PrinterIds, FilamentIds, ProjectIds, Statuses].some((values) => values !== undefined)
}

function restrict(params: URLSearchParams): Partial<FilterQuery> {
  const { printerIds, filamentIds, projectIds, statuses } = readRestrictions(params)
  return given({ PrinterIds: printerIds, FilamentIds: filamentIds, ProjectIds: projectIds, Statuses: statuses })
}

function readRange(get: QueryState['get'], zone: string): Pick<Filter, 'range' | 'days'> {
  const name = get('range', 'quarter')
  if (name === 'all') return { range: name, days: null }
  const [from, to] = [get('from'), get('to')]
  if (name === 'custom' && isDate(from) && isDate(to)) return { range: name, days: { from, to } }
  const range = name === 'week' || name === 'month' || name === 'year' ? name : 'quarter'
  const today = todayIn(zone)
  return { range, days: { from: addDays(today, 1 - ranges[range].days), to: today } }
}
