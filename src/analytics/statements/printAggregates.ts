import { sql, type RawBuilder } from 'kysely'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { computedOnce, sumColumns, valueColumns, type PrintSums } from './aggregates.ts'
import { costIn, hasStarted, isInOtherCurrency, print } from './expressions.ts'
import { hasMorePrints } from './logbookSize.ts'

/** The prints of one bucket, status and printer. */
export interface PrintAggregate extends PrintSums {
  /** The bucket's number; null for prints without a start date. */
  readonly bucket: number | null
  readonly status: PrintStatus
  readonly printer_id: number | null
  /** The start of the latest print that has started, with the extra column `lastStart`; otherwise null. */
  readonly last_start: string | null
  /** With the extra columns `maxima`, like the next two; otherwise null. */
  readonly max_seconds: number | null
  readonly max_mg: number | null
  readonly max_micros: number | null
}

/** The columns that an analysis needs besides sums. Each further aggregate costs two milliseconds (100,000 prints). */
type ExtraColumns = 'lastStart' | 'maxima' | 'none'

const COLUMNS = [
  'totals.status',
  'totals.printer_id',
  'totals.prints',
  'totals.last_start',
  'totals.seconds',
  'totals.with_duration',
  'totals.amount_mg',
  'totals.with_weight',
  'totals.cost_micros',
  'totals.with_cost',
  'totals.partial_costs',
  'totals.in_other_currency',
  'totals.max_seconds',
  'totals.max_mg',
  'totals.max_micros',
] as const

/** With fewer prints, a second statement costs more time than it saves. */
const PARALLEL_MIN_PRINTS = 20_000

/** Reads the aggregates; those of a large logbook with two statements in parallel. */
export async function readPrintAggregates(scope: AnalysisScope, extra: ExtraColumns): Promise<PrintAggregate[]> {
  return scope.isLarge && (await hasMorePrints(scope.db, scope.prints.userId, PARALLEL_MIN_PRINTS))
    ? readInParallel(scope, extra)
    : selectPrintAggregates(scope, extra).execute()
}

/** Reads the aggregates with two parallel statements, each of which reads every other bucket. */
export async function readInParallel(scope: AnalysisScope, extra: ExtraColumns): Promise<PrintAggregate[]> {
  const everyOther = (parity: 0 | 1) => ({
    ...scope,
    buckets: scope.buckets.filter(({ number }) => number % 2 === parity),
  })
  const halves: PrintAggregate[][] = await Promise.all([
    selectPrintAggregates(everyOther(0), extra).execute(),
    selectDated(everyOther(1), extra).execute(),
  ])
  return halves.flat()
}

/**
 * The statement of overview and printers: one index-only scan of the user's prints. One row: a bucket, a status and a printer;
 * totals are added up from these rows.
 */
export function selectPrintAggregates(scope: AnalysisScope, extra: ExtraColumns) {
  const undated = scope.db
    .selectFrom(totalsWhere(scope, extra, sql<boolean>`${print.start} is null`).as('totals'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  return selectDated(scope, extra).unionAll(undated)
}

function selectDated(scope: AnalysisScope, extra: ExtraColumns) {
  return scope.db
    .selectFrom(bucketTimeRanges(scope.buckets))
    .innerJoinLateral(totalsWhere(scope, extra, inRange(print.start)).as('totals'), (join) => join.onTrue())
    .select([sql<number | null>`time_range.number`.as('bucket'), ...COLUMNS])
}

/** One row: a status and a printer. */
function totalsWhere(
  { db, prints, currency, now }: AnalysisScope,
  extra: ExtraColumns,
  condition: RawBuilder<boolean>,
) {
  const max = (value: RawBuilder<unknown>) =>
    extra === 'maxima' ? sql<number | null>`max(${value})` : sql<number | null>`null::bigint`
  const lastStart =
    extra === 'lastStart'
      ? sql<string | null>`max(p.start_date) filter (where ${hasStarted(now)})`
      : sql<string | null>`null::timestamptz`
  return db
    .selectFrom(
      computedOnce(
        db
          .selectFrom('prints as p')
          .select(['p.status', 'p.printer_id', 'p.start_date', ...valueColumns(costIn(currency))])
          .where(matchesPrint(prints))
          .where(condition),
      ).as('p'),
    )
    .select([
      'p.status',
      'p.printer_id',
      sql<number>`count(*)`.as('prints'),
      lastStart.as('last_start'),
      ...sumColumns,
      sql<number>`count(*) filter (where p.cost_micros is null and ${isInOtherCurrency(currency)})`.as(
        'in_other_currency',
      ),
      max(sql`p.seconds`).as('max_seconds'),
      max(sql`p.amount_mg`).as('max_mg'),
      max(sql`p.cost_micros`).as('max_micros'),
    ])
    .groupBy(['p.status', 'p.printer_id'])
}
