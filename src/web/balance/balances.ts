import type { Schemas } from '../schemas.ts'
import { addDays, dateIn, daysBetween, weekdayOf } from '../analytics/dates.ts'

/** Balance of a spool over time, in buckets of days, weeks or months. */
export interface Balances {
  readonly granularity: Schemas['BucketGranularity']
  /** First days of the buckets, from that of the first entry. */
  readonly dates: readonly string[]
  /** Balance at the end of each bucket up to today, in milligrams; null in the future. */
  readonly known: readonly (number | null)[]
  /** Expected balance from today on, in milligrams; null before. Without a forecast, all are null. */
  readonly expected: readonly (number | null)[]
}

type Entry = Pick<Schemas['LedgerEntryDto'], 'createdDate' | 'balanceMg'>

/** Rate at which a spool is used up. */
export interface Rate {
  readonly meanDailyUseMg: number
  /** Whole days until it is empty. */
  readonly days: number
}

/** Longest histories in days and in weeks. */
const [MAX_DAYS, MAX_WEEKS] = [92, 104]
/** Share of the plot that the forecast may take. */
const MAX_FORECAST = 0.5

/**
 * Balances of a spool from its ledger.
 * @param entries its ledger, the newest first; at least one
 * @param rate rate of its forecast; null without one
 * @param today the user's today
 * @param zone the user's time zone
 */
export function balancesOf(entries: readonly Entry[], rate: Rate | null, today: string, zone: string): Balances {
  const days = entries.map(({ createdDate }) => dateIn(createdDate, zone))
  const first = days.at(-1) ?? today
  const age = daysBetween(first, today)
  const granularity = age <= MAX_DAYS ? 'Day' : age <= 7 * MAX_WEEKS ? 'Week' : 'Month'
  const start = bucketOf(first, granularity)
  // A forecast much longer than the history would leave no space for it.
  const future = Math.min(rate?.days ?? 0, Math.max(14, Math.round((age * MAX_FORECAST) / (1 - MAX_FORECAST))))
  const end = addDays(today, future)
  const dates: string[] = []
  for (let date = start; date <= end; date = next(date, granularity)) dates.push(date)
  const balance = entries[0]?.balanceMg ?? 0
  const lastDays = dates.map((date) => addDays(next(date, granularity), -1))
  return {
    granularity,
    dates,
    known: dates.map((date, index) => {
      if (date > today) return null
      const last = lastDays[index] ?? date
      // The newest entry of the bucket or before; those of equal days are in the order of the ledger.
      return entries[days.findIndex((day) => day <= last)]?.balanceMg ?? null
    }),
    expected: lastDays.map((last) => {
      if (!rate || last < today) return null
      return Math.max(0, balance - rate.meanDailyUseMg * daysBetween(today, last))
    }),
  }
}

function bucketOf(date: string, granularity: Balances['granularity']): string {
  if (granularity === 'Month') return `${date.slice(0, 8)}01`
  return granularity === 'Week' ? addDays(date, -weekdayOf(date)) : date
}

function next(date: string, granularity: Balances['granularity']): string {
  if (granularity === 'Month') return `${addDays(date, 31).slice(0, 8)}01`
  return addDays(date, granularity === 'Week' ? 7 : 1)
}
