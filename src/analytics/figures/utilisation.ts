import type { AnalysisScope } from '../filter/scope.ts'
import type { TimeBucket } from '../time/buckets.ts'
import type { TimeRange } from '../time/timeRange.ts'

/** The bytes of one print in `PrintTimes`. */
const BYTES = 12
/** The epoch of PostgreSQL, 2000, in milliseconds of the Unix epoch. */
const POSTGRES_EPOCH = Date.UTC(2000)

/** A time range of a bucket. */
export interface BucketRange extends TimeRange {
  /** The bucket's number. */
  readonly bucket: number
}

/** The elapsed part of the analysed range; null when it is in the future. */
export function elapsedRange({ range, now }: Pick<AnalysisScope, 'range' | 'now'>): TimeRange | null {
  if (range === null) return null
  const until = Math.min(range.until, now)
  return until > range.from ? { from: range.from, until } : null
}

/** The elapsed parts of buckets in order of time. */
export function elapsedBucketRanges(buckets: readonly TimeBucket[], elapsed: TimeRange): BucketRange[] {
  return buckets
    .flatMap(({ ranges, number: bucket }) =>
      ranges.map(({ from, until }) => ({ bucket, from, until: Math.min(until, elapsed.until) })),
    )
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from)
}

/**
 * The time during which a printer was printing; overlapping prints count once.
 * @param times the printer's `PrintTimes`; null for no prints
 * @param ranges in order of time, without overlaps
 * @returns milliseconds of each range
 */
export function busyTimePerRange(times: Buffer | null, ranges: readonly TimeRange[]): number[] {
  const busy = ranges.map(() => 0)
  if (times === null) return busy
  const starts = startTimesOf(times)
  let reached = -Infinity
  let index = 0
  for (const print of sortedIndices(starts)) {
    const start = starts[print] ?? 0
    const from = Math.max(start, reached)
    const until = start + times.readInt32BE(print * BYTES + 8) * 1000
    if (until <= from) continue
    reached = until
    while (index < ranges.length && (ranges[index]?.until ?? Infinity) <= from) index += 1
    for (let touched = index; touched < ranges.length; touched += 1) {
      const range = ranges[touched]
      if (!range || range.from >= until) break
      const share = Math.min(until, range.until) - Math.max(from, range.from)
      busy[touched] = (busy[touched] ?? 0) + Math.max(share, 0)
    }
  }
  return busy
}

/** The start of each print, in milliseconds of the Unix epoch. */
function startTimesOf(times: Buffer): Float64Array {
  const starts = new Float64Array(times.length / BYTES)
  for (let print = 0; print < starts.length; print += 1) {
    const at = print * BYTES
    starts[print] = (times.readInt32BE(at) * 2 ** 32 + times.readUInt32BE(at + 4)) / 1000 + POSTGRES_EPOCH
  }
  return starts
}

/** The indices of the values in ascending order. They are mostly sorted already, since PostgreSQL reads them from an index. */
function sortedIndices(values: Float64Array): Uint32Array {
  const indices = new Uint32Array(values.length)
  let isSorted = true
  for (let index = 1; index < values.length; index += 1) {
    indices[index] = index
    isSorted &&= (values[index - 1] ?? 0) <= (values[index] ?? 0)
  }
  return isSorted ? indices : indices.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
}
