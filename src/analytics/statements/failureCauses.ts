import { sql } from 'kysely'
import type { FailureCategory } from '../../../generated/api.d.ts'
import { statusList } from '../../kernel/printStatus.ts'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { toRfc3339 } from '../time/timeRange.ts'
import { exactSum } from './aggregates.ts'
import { costIn, isPartialIn, print } from './expressions.ts'

/** Sums over failed and cancelled prints with the same cause. */
export interface FailureSums {
  readonly failed: number
  readonly cancelled: number
  readonly seconds: number | null
  readonly amount_mg: number | null
  /** Null when no print has a cost in the user's currency. */
  readonly cost_micros: number | null
  /** The number of prints whose cost lacks materials. */
  readonly partial_costs: number
  /** The start of the latest print. */
  readonly last_start: string | null
}

/** The failed and cancelled prints of one kind of cause, or with one reason. */
export interface FailureCause extends FailureSums {
  /** Whether it is one of the kinds, so that `category` tells which. */
  readonly is_category: boolean
  /** Null for prints without a kind, and in the row of a reason. */
  readonly category: FailureCategory | null
  /**
   * Reasons are the same in any case and without white space around them, in the spelling of most prints, of equal ones in that of the
   * latest. Null for prints without a reason, and in the row of a kind.
   */
  readonly reason: string | null
}

const SUMS = [
  'cause.failed',
  'cause.cancelled',
  'cause.seconds',
  'cause.amount_mg',
  'cause.cost_micros',
  'cause.partial_costs',
  'cause.last_start',
] as const

/**
 * The statement of kinds and reasons: both from one scan of the failures. One row: a reason, most prints first, then by name; or a kind.
 * Reasons are grouped here and not in the program, since each print may have one of its own, with 500 characters.
 * @param limit the maximum number of reasons
 */
export function selectFailureCauses(scope: AnalysisScope, limit: number) {
  return (
    scope.db
      // One row: a failed or cancelled print.
      .with('failures', () => failuresIn(scope))
      // One row: a text as it is stored, and a kind.
      .with('texts', (query) =>
        query
          .selectFrom('failures as failure')
          .select([
            'failure.reason',
            'failure.category',
            sql<number>`count(*) filter (where failure.status = 'Failed')`.as('failed'),
            sql<number>`count(*) filter (where failure.status = 'Cancelled')`.as('cancelled'),
            exactSum(sql`failure.seconds`).as('seconds'),
            exactSum(sql`failure.amount_mg`).as('amount_mg'),
            exactSum(sql`failure.cost_micros`).as('cost_micros'),
            sql<number>`count(*) filter (where failure.is_partial)`.as('partial_costs'),
            sql<string | null>`max(failure.start_date)`.as('last_start'),
          ])
          .groupBy(['failure.reason', 'failure.category']),
      )
      // One row: a spelling.
      .with('spellings', (query) =>
        query
          .selectFrom('texts as told')
          .select([sql<string | null>`trimmed(told.reason)`.as('reason'), ...sumsOf('told')])
          .groupBy(sql`trimmed(told.reason)`),
      )
      // One row: a reason.
      .with('reasons', (query) =>
        query
          .selectFrom('spellings as spelling')
          .select([
            sql<string | null>`(array_agg(spelling.reason order by spelling.failed + spelling.cancelled desc,
              spelling.last_start desc nulls last, spelling.reason collate "C"))[1]`.as('reason'),
            ...sumsOf('spelling'),
            sql<number>`row_number() over (order by sum(spelling.failed + spelling.cancelled) desc,
              lower(spelling.reason) collate "C" nulls last)`.as('position'),
          ])
          .groupBy(sql`lower(spelling.reason)`)
          .orderBy('position')
          .limit(sql<number>`${limit}`),
      )
      // One row: a kind.
      .with('categories', (query) =>
        query
          .selectFrom('texts as told')
          .select(['told.category', ...sumsOf('told')])
          .groupBy('told.category'),
      )
      .selectFrom('reasons as cause')
      .select([
        sql<boolean>`false`.as('is_category'),
        sql<string | null>`null::text`.as('category'),
        'cause.reason',
        ...SUMS,
        'cause.position',
      ])
      .unionAll((query) =>
        query
          .selectFrom('categories as cause')
          .select([
            sql<boolean>`true`.as('is_category'),
            'cause.category',
            sql<string | null>`null::text`.as('reason'),
            ...SUMS,
            sql<number>`null::bigint`.as('position'),
          ]),
      )
      .orderBy('position')
  )
}

/** The sums over groups of rows named `table`. */
function sumsOf(table: 'told' | 'spelling') {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    sql<number>`sum(${column('failed')}::int)`.as('failed'),
    sql<number>`sum(${column('cancelled')}::int)`.as('cancelled'),
    exactSum(column('seconds')).as('seconds'),
    exactSum(column('amount_mg')).as('amount_mg'),
    exactSum(column('cost_micros')).as('cost_micros'),
    sql<number>`sum(${column('partial_costs')}::int)`.as('partial_costs'),
    sql<string | null>`max(${column('last_start')})`.as('last_start'),
  ] as const
}

function failuresIn({ db, prints, currency, isAllTime, range }: AnalysisScope) {
  const failures = db
    .selectFrom('prints as p')
    // The index of the scan has no causes. They are looked up for few. Without the offset it would be a join, which would read all of the
    // user's prints for each print of a user who is too new for the planner's statistics.
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('prints as stored')
          .select(['stored.failure_reason', 'stored.failure_category'])
          .where('stored.user_id', '=', prints.userId)
          .whereRef('stored.id', '=', 'p.id')
          .offset(sql<number>`0`)
          .as('stored'),
      (join) => join.onTrue(),
    )
    .select([
      'p.status',
      'p.start_date',
      print.seconds.as('seconds'),
      print.amountMg.as('amount_mg'),
      costIn(currency).as('cost_micros'),
      isPartialIn(currency).as('is_partial'),
      'stored.failure_reason as reason',
      'stored.failure_category as category',
    ])
    .where(matchesPrint(prints))
    .where(sql<boolean>`p.status in ${statusList.unsuccessful}`)
    .offset(sql<number>`0`)
  if (isAllTime || range === null) return failures
  return failures.where('p.start_date', '>=', toRfc3339(range.from)).where('p.start_date', '<', toRfc3339(range.until))
}
