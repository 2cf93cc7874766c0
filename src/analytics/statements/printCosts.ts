import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason, PrintStatus } from '../../../generated/api.d.ts'
import { statusList } from '../../kernel/printStatus.ts'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { splitIntoChunks, type Chunk } from '../time/chunks.ts'
import type { TimeRange } from '../time/timeRange.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { computedOnce, exactSum } from './aggregates.ts'
import { print } from './expressions.ts'

/** The reasons why a finished print has no filament cost in its currency, by the number in the statement; 0 where it has one. */
export const FILAMENT_REASONS: readonly (ExclusionReason | null)[] = [
  null,
  'WeightMissing',
  'PriceMissing',
  'CurrencyMismatch',
  'ActualMissing',
]

/** The same reasons for electricity. */
export const ELECTRICITY_REASONS: readonly (ExclusionReason | null)[] = [
  null,
  'DurationMissing',
  'PrinterMissing',
  'RateMissing',
  'WattageMissing',
]

/** The prints of one chunk, status and currency whose costs are known, or unknown for the same reasons. */
interface PrintCostsRow {
  /** The chunk's number; null for prints without a start date. */
  readonly chunk: number | null
  readonly status: PrintStatus
  /** Null for the user's currency. */
  readonly other_currency: string | null
  /** Index into `FILAMENT_REASONS`. */
  readonly filament_reason: number
  /** Index into `ELECTRICITY_REASONS`. */
  readonly electricity_reason: number
  readonly prints: number
  /** The number of prints whose filament cost lacks materials. */
  readonly partial_prints: number
  readonly filament_micros: number | null
  readonly electricity_micros: number | null
  readonly max_micros: number | null
  readonly min_micros: number | null
}

/** The same, with the time of the chunk. */
export interface PrintCosts extends PrintCostsRow {
  /** The bucket's number; null for prints without a start date. */
  readonly bucket: number | null
  readonly range: TimeRange | null
}

const COLUMNS = [
  'totals.status',
  'totals.other_currency',
  'totals.filament_reason',
  'totals.electricity_reason',
  'totals.prints',
  'totals.partial_prints',
  'totals.filament_micros',
  'totals.electricity_micros',
  'totals.max_micros',
  'totals.min_micros',
] as const

/** Reads the costs of prints. */
export async function readPrintCosts(scope: AnalysisScope): Promise<PrintCosts[]> {
  const chunks = splitIntoChunks(scope)
  const rows: PrintCostsRow[] = await selectPrintCosts(scope, chunks).execute()
  return rows.map((row) => {
    const { bucket = null, range = null } = row.chunk === null ? {} : (chunks[row.chunk] ?? {})
    return { ...row, bucket, range }
  })
}

/** The statement of the costs of prints: one index-only scan. One row: a chunk, a status, a currency and two reasons. */
export function selectPrintCosts(scope: AnalysisScope, chunks: readonly Chunk[]) {
  const undated = scope.db
    .selectFrom(costsWhere(scope, sql<boolean>`${print.start} is null`).as('totals'))
    .select([sql<number | null>`null::int`.as('chunk'), ...COLUMNS])
  return scope.db
    .selectFrom(bucketTimeRanges(chunks.map(({ number, range }) => ({ number, ranges: [range] }))))
    .innerJoinLateral(costsWhere(scope, inRange(print.start)).as('totals'), (join) => join.onTrue())
    .select([sql<number | null>`time_range.number`.as('chunk'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a status, a currency and two reasons. */
function costsWhere({ db, prints, currency }: AnalysisScope, condition: RawBuilder<boolean>) {
  return db
    .selectFrom(
      computedOnce(
        db
          .selectFrom('prints as p')
          .select([
            'p.status',
            'p.filament_cost_micros',
            'p.is_filament_partial',
            'p.electricity_cost_micros',
            print.costMicros.as('cost_micros'),
            // Compared once, and null for nearly all prints: 5 % faster than a comparison in each of the three columns above and below.
            sql<string | null>`nullif(p.cost_currency, ${currency})`.as('other_currency'),
            filamentReason(prints.userId).as('filament_reason'),
            electricityReason(prints.userId).as('electricity_reason'),
          ])
          .where(matchesPrint(prints))
          .where(condition),
      ).as('p'),
    )
    .select([
      'p.status',
      'p.other_currency',
      'p.filament_reason',
      'p.electricity_reason',
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(*) filter (where p.is_filament_partial)`.as('partial_prints'),
      exactSum(sql`p.filament_cost_micros`).as('filament_micros'),
      exactSum(sql`p.electricity_cost_micros`).as('electricity_micros'),
      sql<number | null>`max(p.cost_micros)`.as('max_micros'),
      sql<number | null>`min(p.cost_micros)`.as('min_micros'),
    ])
    .groupBy(['p.status', 'p.other_currency', 'p.filament_reason', 'p.electricity_reason'])
}

/**
 * A print that did not succeed deducts its actual amount or the reported share of its estimate (docs/domain.md, "Spool ledger"); with
 * neither, no price would give it a cost. Progress is looked up for prints that need it: the index of the scan has none.
 */
function filamentReason(userId: number): RawBuilder<number> {
  return sql<number>`case
    when p.filament_cost_micros is not null then 0
    when ${print.amountMg} is null then 1
    when p.has_other_currency then 3
    when p.status in ${statusList.unsuccessful} and p.filament_amount_mg is null and (
      select progressed.progress_percent from prints progressed
      where progressed.user_id = ${userId} and progressed.id = p.id) is null then 4
    else 2 end`
}

/**
 * Measured energy lacks nothing but its price. For other prints the rate and the power of when the print finished count, so one
 * that was known and still gave no cost leaves the other.
 */
function electricityReason(userId: number): RawBuilder<number> {
  return sql<number>`case
    when p.electricity_cost_micros is not null then 0
    when p.id in (
      select measured.id from prints measured
      where measured.user_id = ${userId} and measured.measured_energy_wh is not null and measured.electricity_cost_micros is null) then 3
    when ${print.seconds} is null then 1
    when p.printer_id is null then 2
    when p.electricity_rate_micros is null then 3
    else 4 end`
}
