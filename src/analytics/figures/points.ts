import { toRfc3339 } from '../time/timeRange.ts'
import type { TimeBucket } from '../time/buckets.ts'

/** The members that name the bucket in each point of a series. */
export function bucketMembers({ start, date }: TimeBucket): { bucketStart: string; bucketDate: string } {
  return { bucketStart: toRfc3339(start), bucketDate: date }
}
