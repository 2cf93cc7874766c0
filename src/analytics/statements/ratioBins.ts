import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason } from '../../../generated/api.d.ts'

/** Ratios have the precision of responses: hundredths. */
export const BINS_PER_UNIT = 100
/** The bin of prints without a start date when a range is analysed. */
export const UNDATED_BIN = -3
/** Numbers that a statement returns instead of a bin, for rows that are not samples. */
export const EXCLUDED_BINS: ReadonlyMap<number, ExclusionReason> = new Map([
  [UNDATED_BIN, 'Undated'],
  [-2, 'EstimateMissing'],
  [-1, 'ActualMissing'],
])

/** Rows with the same bin: samples whose ratio rounds to the same hundredth, or rows that are not samples for the same reason. */
export interface RatioBin {
  /** Whether the ratio is of time; otherwise of material. */
  readonly is_time: boolean
  /** The ratio in hundredths, or a number of `EXCLUDED_BINS`. */
  readonly bin: number
  readonly count: number
  readonly min_ratio: number | null
  readonly max_ratio: number | null
}

/** The expressions from which bins are computed. */
interface RatioMeasure {
  /** Actual use divided by estimate; null where one is missing or the estimate is zero. */
  readonly ratio: RawBuilder<number | null>
  readonly estimate: RawBuilder<number | null>
}

/** The two measures of which a row has a ratio. */
export type RatioMeasures = Readonly<Record<'time' | 'material', RatioMeasure>>

/**
 * Aggregates by pairs of bins, of time and of material, so that one scan gives both measures. Rows usually have few ratios of
 * material (45 ms with one, 87 with fifty, 69 with a scan for each measure; 100,000 prints of 40 printers).
 * @param isExcluded whether none of the rows is a sample because they have no start date
 */
export function pairColumns({ time, material }: RatioMeasures, isExcluded: boolean) {
  const bin = ({ ratio, estimate }: RatioMeasure) =>
    isExcluded
      ? sql<number>`${UNDATED_BIN}::float8`
      : sql<number>`coalesce(floor(${ratio} * ${BINS_PER_UNIT}::int + 0.5), case when coalesce(${estimate}, 0) = 0 then -2 else -1 end)`
  return [
    bin(time).as('time_bin'),
    bin(material).as('material_bin'),
    sql<number>`count(*)`.as('count'),
    sql<number | null>`min(${time.ratio})`.as('time_min_ratio'),
    sql<number | null>`max(${time.ratio})`.as('time_max_ratio'),
    sql<number | null>`min(${material.ratio})`.as('material_min_ratio'),
    sql<number | null>`max(${material.ratio})`.as('material_max_ratio'),
  ] as const
}

/**
 * Both measures as rows, for a join to pairs named `pair`. A list of the values themselves would be compiled again for each pair
 * (27 million instructions instead of 20, 2,700 usages).
 */
export const measureRows = sql<{ is_time: boolean }>`(values (true), (false))`.as<'measure'>(sql`measure(is_time)`)

/** The bin of a measure in a pair, to group by. */
export const binOfPair = ofPair<number>('bin')

/** The columns of each bin. */
export const binColumns = [
  'measure.is_time',
  binOfPair.as('bin'),
  sql<number>`sum(pair.count::int)`.as('count'),
  sql<number | null>`min(${ofPair('min_ratio')})`.as('min_ratio'),
  sql<number | null>`max(${ofPair('max_ratio')})`.as('max_ratio'),
] as const

function ofPair<Value>(column: 'bin' | 'min_ratio' | 'max_ratio'): RawBuilder<Value> {
  return sql<Value>`case when measure.is_time then ${sql.ref(`pair.time_${column}`)} else ${sql.ref(`pair.material_${column}`)} end`
}
