import type { ReadonlyKysely } from 'kysely/readonly'
import type { BucketGranularity } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import type { TimeBucket } from '../time/buckets.ts'
import type { TimeRange } from '../time/timeRange.ts'
import type { PrintSelection } from './filter.ts'

/** The input of all statements and figures: prints, time range, buckets and currency. */
export interface AnalysisScope {
  readonly db: ReadonlyKysely<DB>
  /** Whether statements may take long, so that they are worth a connection each. */
  readonly isLarge: boolean
  readonly prints: PrintSelection
  /** The user's currency. Amounts in another one are left out. */
  readonly currency: string
  /** An IANA name. */
  readonly zone: string
  /** Milliseconds of the Unix epoch. */
  readonly now: number
  /** Whether all time is analysed. Prints without a start date then count in every figure that needs none. */
  readonly isAllTime: boolean
  /** The analysed range; for all time, from the first row to the last one or to now. Null without a dated row. */
  readonly range: TimeRange | null
  readonly granularity: BucketGranularity
  readonly buckets: readonly TimeBucket[]
}
