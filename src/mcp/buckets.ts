import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** Buckets of one series in a response to a tool: two months of days, or five years of months. */
export const MAX_TOOL_BUCKETS = 62

const GRANULARITIES = ['Day', 'Week', 'Month'] as const
const DAYS = { Day: 1, Week: 7, Month: 31 } as const

type Granularity = (typeof GRANULARITIES)[number]

/**
 * Chooses the granularity that an analysis is first asked for.
 * @param query parameters of an analysis, not validated; `FromDate` and `ToDate` without an offset are read as UTC, since hours do
 * not matter here
 * @returns the requested granularity, or a coarser one where the range has more buckets than a series may have
 */
export function startingGranularity({ Granularity: wanted, FromDate, ToDate }: Record<string, unknown>): unknown {
  if (!isGranularity(wanted)) return wanted
  const days = (Date.parse(String(ToDate)) - Date.parse(String(FromDate))) / MS_PER_DAY
  if (!(days > 0)) return wanted
  const fine = GRANULARITIES.slice(GRANULARITIES.indexOf(wanted))
  return fine.find((granularity) => days / DAYS[granularity] <= MAX_TOOL_BUCKETS) ?? 'Month'
}

/** The next coarser granularity; null for months, and for what is not a granularity. */
export function coarser(granularity: unknown): Granularity | null {
  if (!isGranularity(granularity)) return null
  return GRANULARITIES[GRANULARITIES.indexOf(granularity) + 1] ?? null
}

/** The number of buckets of the longest series of an analysis. */
export function bucketsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = isSeries(value) ? value.length : 0
  return Object.values(value).reduce<number>((most, inner) => Math.max(most, bucketsOf(inner)), own)
}

/** An analysis with the newest buckets of each series only. */
export function newest(value: unknown): unknown {
  if (isSeries(value)) return value.slice(-MAX_TOOL_BUCKETS)
  if (Array.isArray(value)) return value.map(newest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, newest(inner)]))
}

function isSeries(value: unknown): value is unknown[] {
  const [entry] = Array.isArray(value) ? (value as unknown[]) : []
  return typeof entry === 'object' && entry !== null && 'bucketStart' in entry
}

function isGranularity(value: unknown): value is Granularity {
  return GRANULARITIES.some((granularity) => granularity === value)
}
