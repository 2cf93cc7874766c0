import { sql, type RawBuilder } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { Analysis } from './analysis.ts'
import { matchesPrint } from './matching.ts'
import { costIn, exactSum, isInOtherCurrency, print } from './prints.ts'
import { stretchesOf, within } from './stretches.ts'

/** The prints of one bucket, status and printer. */
export interface Cell {
  /** Index of the bucket; null for prints without a start date. */
  readonly bucket: number | null
  readonly status: PrintStatus
  readonly printer_id: number | null
  readonly prints: number
  readonly last_start: string | null
  readonly seconds: number | null
  /** How many of the prints have a time; likewise below. */
  readonly timed: number
  readonly amount_mg: number | null
  readonly weighed: number
  readonly cost_micros: number | null
  readonly priced: number
  readonly in_other_currency: number
  readonly most_seconds: number | null
  readonly most_mg: number | null
  readonly most_micros: number | null
}

const COLUMNS = [
  'c.status',
  'c.printer_id',
  'c.prints',
  'c.last_start',
  'c.seconds',
  'c.timed',
  'c.amount_mg',
  'c.weighed',
  'c.cost_micros',
  'c.priced',
  'c.in_other_currency',
  'c.most_seconds',
  'c.most_mg',
  'c.most_micros',
] as const

/** The statement of overview and printers: one index-only scan of the user's prints. Totals are folded from its rows. */
export function selectCells(analysis: Analysis) {
  const undated = analysis.db
    .selectFrom(cellsOf(analysis, sql<boolean>`${print.start} is null`).as('c'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  return analysis.db
    .selectFrom(stretchesOf(analysis))
    .innerJoinLateral(cellsOf(analysis, within(print.start)).as('c'), (join) => join.onTrue())
    .select([sql<number | null>`s.number`.as('bucket'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a status and a printer. */
function cellsOf({ db, prints, currency }: Analysis, when: RawBuilder<boolean>) {
  return db
    .selectFrom(
      db
        .selectFrom('prints as p')
        .select([
          'p.status',
          'p.printer_id',
          'p.start_date',
          print.seconds.as('seconds'),
          print.amountMg.as('amount_mg'),
          costIn(currency).as('cost_micros'),
          'p.filament_cost_micros',
          'p.electricity_cost_micros',
          'p.cost_currency',
          'p.has_other_currency',
        ])
        .where(matchesPrint(prints))
        .where(when)
        // Keeps the values above from being computed once more for each aggregate below.
        .offset(sql<number>`0`)
        .as('p'),
    )
    .select([
      'p.status',
      'p.printer_id',
      sql<number>`count(*)`.as('prints'),
      sql<string | null>`max(p.start_date)`.as('last_start'),
      exactSum(sql`p.seconds`).as('seconds'),
      sql<number>`count(p.seconds)`.as('timed'),
      exactSum(sql`p.amount_mg`).as('amount_mg'),
      sql<number>`count(p.amount_mg)`.as('weighed'),
      exactSum(sql`p.cost_micros`).as('cost_micros'),
      sql<number>`count(p.cost_micros)`.as('priced'),
      sql<number>`count(*) filter (where p.cost_micros is null and ${isInOtherCurrency(currency)})`.as(
        'in_other_currency',
      ),
      sql<number | null>`max(p.seconds)`.as('most_seconds'),
      sql<number | null>`max(p.amount_mg)`.as('most_mg'),
      sql<number | null>`max(p.cost_micros)`.as('most_micros'),
    ])
    .groupBy(['p.status', 'p.printer_id'])
}
