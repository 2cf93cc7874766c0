import type { AnalyticsRangeDto, BucketGranularity } from '../../../generated/api.d.ts'
import { bucketsOf, sizeOf, type Bucket } from './buckets.ts'
import { isWithin, letsThrough, type Filter, type Window } from './filter.ts'
import type { Logbook, Print } from './logbook.ts'

/** What one set of figures is made from. */
export interface Scope {
  readonly logbook: Logbook
  readonly filter: Filter
  readonly now: number
  /** Null is all time. */
  readonly window: Window | null
  /** The window; all time from its first moment to now, or beyond when there are later ones; null when there are none. */
  readonly span: Window | null
  readonly buckets: readonly Bucket[]
  /** The prints that match: those of the window, and those without a date. */
  readonly prints: readonly Print[]
  /** The prints that match, whenever they started. */
  readonly matching: readonly Print[]
}

/** A whole answer. */
export interface Answer<Figures> {
  readonly range: AnalyticsRangeDto
  readonly previousRange: AnalyticsRangeDto | null
  readonly current: Figures
  readonly previous: Figures | null
}

/** Moments that the series of an all-time answer has to reach. */
export type MomentsOf = (logbook: Logbook, filter: Filter) => number[]

/** The answer to a request, by what gives its figures. */
export function answer<Figures>(
  logbook: Logbook,
  filter: Filter,
  now: number,
  figuresOf: (scope: Scope) => Figures,
  momentsOf: MomentsOf = startsOf,
): Answer<Figures> {
  const { window, timeZone } = filter
  const span = window ?? spanOf(momentsOf(logbook, filter), now)
  const size = sizeOf(filter.granularity, span, window === null, timeZone)
  const matching = logbook.prints.filter((print) => letsThrough(filter, print))
  const scopeOf = (window: Window | null, span: Window | null): Scope => ({
    logbook,
    filter,
    now,
    window,
    span,
    buckets: span === null ? [] : bucketsOf(span, size, timeZone),
    prints: matching.filter(({ start }) => start === null || isWithin(window, start)),
    matching,
  })
  const before = window && filter.comparePrevious ? { from: 2 * window.from - window.to, to: window.from } : null
  return {
    range: rangeOf(window, size, timeZone),
    previousRange: before && rangeOf(before, size, timeZone),
    current: figuresOf(scopeOf(window, span)),
    previous: before && figuresOf(scopeOf(before, before)),
  }
}

export function startsOf(logbook: Logbook, filter: Filter): number[] {
  return logbook.prints.filter((print) => letsThrough(filter, print)).flatMap(({ start }) => start ?? [])
}

function spanOf(moments: readonly number[], now: number): Window | null {
  if (moments.length === 0) return null
  return { from: Math.min(...moments), to: Math.max(now, ...moments.map((moment) => moment + 1)) }
}

function rangeOf(window: Window | null, granularity: BucketGranularity, timeZone: string): AnalyticsRangeDto {
  return {
    fromDate: window && new Date(window.from).toISOString(),
    toDate: window && new Date(window.to).toISOString(),
    timeZone,
    granularity,
  }
}
