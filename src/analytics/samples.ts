import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason, MedianRatioFigureDto } from '../../generated/api.d.ts'
import { Coverage } from './coverage.ts'

/** With fewer samples there is no median (docs/domain.md, "Figures"). */
export const MIN_SAMPLES = 5
/** Ratios have the precision of responses: hundredths. */
const BINS_PER_UNIT = 100
/** The bin of prints without a start date when a range is analysed. */
export const UNDATED = -3
/** Numbers that a statement returns instead of a bin, for rows that are not samples. */
const NO_SAMPLE: ReadonlyMap<number, ExclusionReason> = new Map([
  [UNDATED, 'Undated'],
  [-2, 'EstimateMissing'],
  [-1, 'ActualMissing'],
])

/** Rows with the same bin: samples whose ratio rounds to the same hundredth, or rows that are not samples for the same reason. */
export interface Bin {
  readonly bin: number
  readonly count: number
  readonly least: number | null
  readonly most: number | null
}

/** The measures of which a row has a ratio. */
export type MeasureName = 'time' | 'material'

/** The expressions from which bins are computed. */
export interface Measure {
  /** Actual use divided by estimate; null where one is missing or the estimate is zero. */
  readonly ratio: RawBuilder<number | null>
  readonly estimate: RawBuilder<number | null>
}

/**
 * Aggregates by pairs of bins, of time and of material, so that one scan gives both measures. Rows usually have few ratios of
 * material (45 ms with one, 87 with fifty, 69 with a scan for each measure; 100,000 prints of 40 printers).
 * @param isExcluded whether none of the rows is a sample because they have no start date
 */
export function pairColumns({ time, material }: Readonly<Record<MeasureName, Measure>>, isExcluded: boolean) {
  const bin = ({ ratio, estimate }: Measure) =>
    isExcluded
      ? sql<number>`${UNDATED}::float8`
      : sql<number>`coalesce(floor(${ratio} * ${BINS_PER_UNIT}::int + 0.5), case when coalesce(${estimate}, 0) = 0 then -2 else -1 end)`
  return [
    bin(time).as('time_bin'),
    bin(material).as('material_bin'),
    sql<number>`count(*)`.as('count'),
    sql<number | null>`min(${time.ratio})`.as('time_least'),
    sql<number | null>`max(${time.ratio})`.as('time_most'),
    sql<number | null>`min(${material.ratio})`.as('material_least'),
    sql<number | null>`max(${material.ratio})`.as('material_most'),
  ] as const
}

/**
 * Both measures as rows, for a join to pairs named `b`. A list of the values themselves would be compiled again for each pair
 * (27 million instructions instead of 20, 2,700 usages).
 */
export const measures = sql<{ is_time: boolean }>`(values (true), (false))`.as<'m'>(sql`m(is_time)`)

/** The bin of a measure in a pair, to group by. */
export const binOfPair = ofPair<number>('bin')

/** The columns of each bin. */
export const binColumns = [
  'm.is_time',
  binOfPair.as('bin'),
  sql<number>`sum(b.count::int)`.as('count'),
  sql<number | null>`min(${ofPair('least')})`.as('least'),
  sql<number | null>`max(${ofPair('most')})`.as('most'),
] as const

function ofPair<Value>(column: 'bin' | 'least' | 'most'): RawBuilder<Value> {
  return sql<Value>`case when m.is_time then ${sql.ref(`b.time_${column}`)} else ${sql.ref(`b.material_${column}`)} end`
}

/** A median with the precision of responses. */
export function rounded(ratio: number): number {
  return Math.round(ratio * BINS_PER_UNIT) / BINS_PER_UNIT
}

/**
 * Samples by bin. Their median equals `percentile_cont(0.5)` to the hundredth: both values in the middle are in one bin, or they are
 * the greatest of one bin and the least of the next. Bins of parts add up to those of the whole; sorting all ratios for the whole, for
 * each printer and for each material takes four times as long (100,000 ratios).
 */
export class Samples {
  readonly #bins = new Map<number, { count: number; least: number; most: number }>()
  readonly #left = new Map<ExclusionReason, number>()

  add({ bin, count, least, most }: Bin): void {
    const reason = NO_SAMPLE.get(bin)
    if (reason || least === null || most === null) {
      const why = reason ?? 'ActualMissing'
      this.#left.set(why, (this.#left.get(why) ?? 0) + count)
      return
    }
    const known = this.#bins.get(bin)
    this.#bins.set(bin, {
      count: count + (known?.count ?? 0),
      least: Math.min(least, known?.least ?? least),
      most: Math.max(most, known?.most ?? most),
    })
  }

  get count(): number {
    return [...this.#bins.values()].reduce((sum, { count }) => sum + count, 0)
  }

  get figure(): MedianRatioFigureDto {
    const { count } = this
    const coverage = new Coverage()
    if (count >= MIN_SAMPLES) coverage.count(count)
    else coverage.exclude('SampleTooSmall', count)
    for (const [reason, rows] of this.#left) coverage.exclude(reason, rows)
    return {
      medianRatio: count >= MIN_SAMPLES ? this.#median(count) : null,
      sampleCount: count,
      coverage: coverage.toDto(),
    }
  }

  #median(count: number): number {
    const bins = [...this.#bins.entries()].sort(([a], [b]) => a - b)
    const binAt = (rank: number) => {
      let before = 0
      return bins.find(([, { count: size }]) => (before += size) >= rank) ?? [0, { least: 0, most: 0 }]
    }
    const [lower, { most }] = binAt(Math.ceil(count / 2))
    const [upper, { least }] = binAt(Math.floor(count / 2) + 1)
    return lower === upper ? lower / BINS_PER_UNIT : rounded((most + least) / 2)
  }
}
