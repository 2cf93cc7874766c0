import { sql, type RawBuilder } from 'kysely'
import type { ExclusionReason, PrintStatus } from '../../generated/api.d.ts'
import type { Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { matchesPrint } from './matching.ts'
import { exactSum, print } from './prints.ts'
import { piecesOf, stretchesOf, within, type Piece } from './stretches.ts'

/** The reasons why a finished print has no filament cost in its currency, by the number in the statement; 0 where it has one. */
export const FILAMENT_REASONS: readonly (ExclusionReason | null)[] = [
  null,
  'WeightMissing',
  'PriceMissing',
  'CurrencyMismatch',
]

/** The same reasons for electricity. */
export const ELECTRICITY_REASONS: readonly (ExclusionReason | null)[] = [
  null,
  'DurationMissing',
  'PrinterMissing',
  'WattageMissing',
  'RateMissing',
]

/** The prints of one part of a bucket, status and currency whose costs are known, or unknown for the same reasons. */
export interface CostCell extends CostRow {
  /** Index of the bucket; null for prints without a start date. */
  readonly bucket: number | null
  readonly span: Span | null
}

/** The same, as PostgreSQL returns it. */
interface CostRow {
  /** Number of the piece; null for prints without a start date. */
  readonly piece: number | null
  readonly status: PrintStatus
  /** Null for the user's currency. */
  readonly other_currency: string | null
  /** Index into `FILAMENT_REASONS`. */
  readonly filament_reason: number
  /** Index into `ELECTRICITY_REASONS`. */
  readonly electricity_reason: number
  readonly prints: number
  readonly filament_micros: number | null
  readonly electricity_micros: number | null
  readonly most_micros: number | null
  readonly least_micros: number | null
}

const COLUMNS = [
  'c.status',
  'c.other_currency',
  'c.filament_reason',
  'c.electricity_reason',
  'c.prints',
  'c.filament_micros',
  'c.electricity_micros',
  'c.most_micros',
  'c.least_micros',
] as const

/** Reads the cells. */
export async function readCostCells(analysis: Analysis): Promise<CostCell[]> {
  const pieces = piecesOf(analysis)
  const rows: CostRow[] = await selectCostCells(analysis, pieces).execute()
  return rows.map((row) => {
    const { bucket = null, span = null } = row.piece === null ? {} : (pieces[row.piece] ?? {})
    return { ...row, bucket, span }
  })
}

/** The statement of the costs of prints: one index-only scan. */
export function selectCostCells(analysis: Analysis, pieces: readonly Piece[]) {
  const undated = analysis.db
    .selectFrom(cellsOf(analysis, sql<boolean>`${print.start} is null`).as('c'))
    .select([sql<number | null>`null::int`.as('piece'), ...COLUMNS])
  return analysis.db
    .selectFrom(stretchesOf({ buckets: pieces.map(({ number, span }) => ({ number, spans: [span] })) }))
    .innerJoinLateral(cellsOf(analysis, within(print.start)).as('c'), (join) => join.onTrue())
    .select([sql<number | null>`s.number`.as('piece'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a status, a currency and two reasons. */
function cellsOf({ db, prints, currency }: Analysis, when: RawBuilder<boolean>) {
  return db
    .selectFrom(
      db
        .selectFrom('prints as p')
        .select([
          'p.status',
          'p.filament_cost_micros',
          'p.electricity_cost_micros',
          print.costMicros.as('cost_micros'),
          // Compared once, and null for nearly all prints: 5 % faster than a comparison in each of the three columns above and below.
          sql<string | null>`nullif(p.cost_currency, ${currency})`.as('other_currency'),
          FILAMENT_REASON.as('filament_reason'),
          electricityReason(prints.userId).as('electricity_reason'),
        ])
        .where(matchesPrint(prints))
        .where(when)
        // Prevents the values above from being computed again for each aggregate below.
        .offset(sql<number>`0`)
        .as('p'),
    )
    .select([
      'p.status',
      'p.other_currency',
      'p.filament_reason',
      'p.electricity_reason',
      sql<number>`count(*)`.as('prints'),
      exactSum(sql`p.filament_cost_micros`).as('filament_micros'),
      exactSum(sql`p.electricity_cost_micros`).as('electricity_micros'),
      sql<number | null>`max(p.cost_micros)`.as('most_micros'),
      sql<number | null>`min(p.cost_micros)`.as('least_micros'),
    ])
    .groupBy(['p.status', 'p.other_currency', 'p.filament_reason', 'p.electricity_reason'])
}

const FILAMENT_REASON = sql<number>`case
    when p.filament_cost_micros is not null then 0
    when ${print.amountMg} is null then 1
    when p.has_other_currency then 3
    else 2 end`

/** The printer's current power best explains why nothing was calculated when the print finished. */
function electricityReason(userId: number): RawBuilder<number> {
  return sql<number>`case
    when p.electricity_cost_micros is not null then 0
    when ${print.seconds} is null then 1
    when p.printer_id is null then 2
    when p.electricity_rate_micros is not null then 3
    when p.printer_id in (select m.id from printers m where m.user_id = ${userId} and m.wattage_w is null) then 3
    else 4 end`
}
