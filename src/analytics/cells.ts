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
  /** Of printers; else null. */
  readonly last_start: string | null
  readonly seconds: number | null
  /** How many of the prints have a time; likewise below. */
  readonly timed: number
  readonly amount_mg: number | null
  readonly weighed: number
  readonly cost_micros: number | null
  readonly priced: number
  readonly in_other_currency: number
  /** Of the overview; else null, likewise below. */
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

/** What an analysis asks for beside sums; each aggregate more costs 100,000 prints two milliseconds. */
export type Extremes = 'lastStart' | 'most'

/** Reads the cells. */
export async function readCells(analysis: Analysis, extremes: Extremes): Promise<Cell[]> {
  return (await isLarge(analysis)) ? readHalves(analysis, extremes) : selectCells(analysis, extremes).execute()
}

/** Reads the cells by two statements side by side, each with every other bucket. */
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

/** Reading fewer prints takes less time than a second statement costs. */
const LARGE = 20_000

async function isLarge({ db, prints: { userId } }: Analysis): Promise<boolean> {
  const print = await db
    .selectFrom('prints')
    .select('user_id')
    .where('user_id', '=', userId)
    .offset(LARGE)
    .limit(1)
    .executeTakeFirst()
  return print !== undefined
}

/** The statement of overview and printers: one index-only scan of the user's prints. Totals are folded from its rows. */
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
        // Keeps the values above from being computed once more for each aggregate below.
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
