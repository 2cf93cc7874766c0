import type { TimeBucket } from './buckets.ts'
import type { TimeRange } from './timeRange.ts'

/** The number of chunks of a range, or more where buckets end within one (ranking: 3 ms, by months 10; 100,000 prints). */
const CHUNKS = 64

/** A bucket, or a part of a long one. */
export interface Chunk {
  /** Counted from 0. */
  readonly number: number
  /** The bucket's number. */
  readonly bucket: number
  readonly range: TimeRange
}

/** Splits the analysed time into chunks so short that the best print of one is found among few. */
export function splitIntoChunks({
  buckets,
  range,
}: {
  readonly buckets: readonly TimeBucket[]
  readonly range: TimeRange | null
}): Chunk[] {
  const longest = range ? Math.ceil((range.until - range.from) / CHUNKS) : Infinity
  return buckets
    .flatMap(({ number: bucket, ranges }) =>
      ranges.flatMap((whole) => splitEvenly(whole, longest)).map((chunk) => ({ bucket, range: chunk })),
    )
    .map((chunk, number) => ({ number, ...chunk }))
}

/** Splits a range into equal parts that are not longer than this number of milliseconds. */
function splitEvenly({ from, until }: TimeRange, longest: number): TimeRange[] {
  const count = Math.ceil((until - from) / longest)
  const edge = (index: number) => (index === count ? until : Math.floor(from + ((until - from) * index) / count))
  return Array.from({ length: count }, (_, index) => ({ from: edge(index), until: edge(index + 1) }))
}
