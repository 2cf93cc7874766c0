/** A half-open time range, in milliseconds of the Unix epoch. */
export interface TimeRange {
  readonly from: number
  readonly until: number
}

/** The time range of the same elapsed length that ends where a range begins. */
export function previousPeriod({ from, until }: TimeRange): TimeRange {
  return { from: from - (until - from), until: from }
}

/** A time, in milliseconds of the Unix epoch, in the form of responses and statements. */
export function toRfc3339(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
