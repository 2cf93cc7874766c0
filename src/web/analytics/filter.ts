import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import { useMemo } from 'preact/hooks'
import { omitUndefined, type Schemas } from '../api.ts'
import { readSharedFilters, sharedFilterNames } from '../prints/sharedFilters.ts'
import { useSearchParams, type SearchParams } from '../useSearchParams.ts'
import { useSignedInUser } from '../user.tsx'
import { addDays, isDate, todayIn } from './dates.ts'

type Granularity = Schemas['AnalyticsGranularity']

/** Ranges to choose from. Those with a number of days end today. */
export const ranges = {
  week: { label: texts.last7Days, days: 7 },
  month: { label: common.last30Days, days: 30 },
  quarter: { label: texts.last90Days, days: 90 },
  year: { label: texts.last365Days, days: 365 },
  all: { label: texts.allTime },
  custom: { label: texts.custom },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly days?: number }>>

/** Name of a range in the URL. */
export type RangeName = keyof typeof ranges

/** Granularities to choose from. */
export const granularities = ['Auto', 'Day', 'Week', 'Month'] as const satisfies readonly Granularity[]

/** Query parameters that all analytics operations share. */
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

/** Filter of the analytics, kept in the URL. */
export interface Filter {
  readonly range: RangeName
  /** First and last day, both inclusive; null for all time. */
  readonly days: { readonly from: string; readonly to: string } | null
  readonly granularity: Granularity
  readonly zone: string
  readonly isCompared: boolean
  /** Query parameters of the operations. The object stays the same as long as its values do. */
  readonly query: FilterQuery
  readonly set: SearchParams['set']
}

/** Names of the browser's time zones, UTC, and another zone that may be neither. */
export function timeZoneOptions(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** Reads the filter from the URL. Invalid values are ignored. */
export function useFilter(): Filter {
  const { params, get, set } = useSearchParams()
  const ownZone = useSignedInUser().timeZone
  const zone = timeZoneOptions(ownZone).find((name) => name === get('zone')) ?? ownZone
  const granularity = granularities.find((name) => name === get('granularity')) ?? 'Auto'
  const isCompared = get('compare') === 'true'
  const { range, days } = readRange(get, zone)
  const { from, to } = days ?? {}
  const restrictions = sharedFilterNames.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  // A string, so that it compares by value.
  const restriction = new URLSearchParams(restrictions).toString()
  const query = useMemo(
    () => ({
      // Times without an offset are in TimeZone. The end of the range is exclusive.
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

/** Whether a filter limits the prints of the range. */
export function isFiltered({ PrinterIds, FilamentIds, ProjectIds, Statuses }: FilterQuery): boolean {
  return [PrinterIds, FilamentIds, ProjectIds, Statuses].some((values) => values !== undefined)
}

function restrict(params: URLSearchParams): Partial<FilterQuery> {
  const { printerIds, filamentIds, projectIds, statuses } = readSharedFilters(params)
  return omitUndefined({ PrinterIds: printerIds, FilamentIds: filamentIds, ProjectIds: projectIds, Statuses: statuses })
}

function readRange(get: SearchParams['get'], zone: string): Pick<Filter, 'range' | 'days'> {
  const name = get('range', 'quarter')
  if (name === 'all') return { range: name, days: null }
  const [from, to] = [get('from'), get('to')]
  if (name === 'custom' && isDate(from) && isDate(to)) return { range: name, days: { from, to } }
  const range = name === 'week' || name === 'month' || name === 'year' ? name : 'quarter'
  const today = todayIn(zone)
  return { range, days: { from: addDays(today, 1 - ranges[range].days), to: today } }
}
