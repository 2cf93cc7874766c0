import { sql, type RawBuilder } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { Analysis } from './analysis.ts'
import { hasMorePrints } from './logbookSize.ts'
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
  /** For printers; otherwise null. */
  readonly last_start: string | null
  readonly seconds: number | null
  /** The number of prints that have a duration. */
  readonly timed: number
  readonly amount_mg: number | null
  /** The number of prints that have a weight. */
  readonly weighed: number
  readonly cost_micros: number | null
  /** The number of prints that have a cost in the user's currency. */
  readonly priced: number
  readonly in_other_currency: number
  /** For the overview, like the next two; otherwise null. */
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

/** With fewer prints, a second statement costs more time than it saves. */
const LARGE = 20_000

/** The columns of an analysis in addition to sums. Each further aggregate costs two milliseconds (100,000 prints). */
export type Extremes = 'lastStart' | 'most'

/** Reads the cells. */
export async function readCells(analysis: Analysis, extremes: Extremes): Promise<Cell[]> {
  return (await hasMorePrints(analysis.db, analysis.prints.userId, LARGE))
    ? readHalves(analysis, extremes)
    : selectCells(analysis, extremes).execute()
}

/** Reads the cells with two parallel statements, each of which reads every other bucket. */
export async function readHalves(analysis: Analysis, extremes: Extremes): Promise<Cell[]> {
  const half = (rest: number) => ({
    ...analysis,
    buckets: analysis.buckets.filter(({ number }) => number % 2 === rest),
  })
  const halves: Cell[][] = await Promise.all([
    selectCells(half(0), extremes).execute(),
    selectDated(half(1), extremes).execute(),
  ])
  return halves.flat()
}

/** The statement of overview and printers: one index-only scan of the user's prints. Totals are added up from its rows. */
export function selectCells(analysis: Analysis, extremes: Extremes) {
  const undated = analysis.db
    .selectFrom(cellsOf(analysis, extremes, sql<boolean>`${print.start} is null`).as('c'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  return selectDated(analysis, extremes).unionAll(undated)
}

function selectDated(analysis: Analysis, extremes: Extremes) {
  return analysis.db
    .selectFrom(stretchesOf(analysis))
    .innerJoinLateral(cellsOf(analysis, extremes, within(print.start)).as('c'), (join) => join.onTrue())
    .select([sql<number | null>`s.number`.as('bucket'), ...COLUMNS])
}

/** One row: a status and a printer. */
function cellsOf({ db, prints, currency }: Analysis, extremes: Extremes, when: RawBuilder<boolean>) {
  const most = (value: RawBuilder<unknown>) =>
    extremes === 'most' ? sql<number | null>`max(${value})` : sql<number | null>`null::bigint`
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
        // Prevents the values above from being computed again for each aggregate below.
        .offset(sql<number>`0`)
        .as('p'),
    )
    .select([
      'p.status',
      'p.printer_id',
      sql<number>`count(*)`.as('prints'),
      (extremes === 'lastStart' ? sql<string | null>`max(p.start_date)` : sql<string | null>`null::timestamptz`).as(
        'last_start',
      ),
      exactSum(sql`p.seconds`).as('seconds'),
      sql<number>`count(p.seconds)`.as('timed'),
      exactSum(sql`p.amount_mg`).as('amount_mg'),
      sql<number>`count(p.amount_mg)`.as('weighed'),
      exactSum(sql`p.cost_micros`).as('cost_micros'),
      sql<number>`count(p.cost_micros)`.as('priced'),
      sql<number>`count(*) filter (where p.cost_micros is null and ${isInOtherCurrency(currency)})`.as(
        'in_other_currency',
      ),
      most(sql`p.seconds`).as('most_seconds'),
      most(sql`p.amount_mg`).as('most_mg'),
      most(sql`p.cost_micros`).as('most_micros'),
    ])
    .groupBy(['p.status', 'p.printer_id'])
}
