import { sql } from 'kysely'
import { statusList } from '../../kernel/printStatus.ts'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { toRfc3339 } from '../time/timeRange.ts'
import { exactSum } from './aggregates.ts'
import { costIn, print } from './expressions.ts'

/** The failed and cancelled prints with one reason, in any case and without white space around it. */
export interface FailureReason {
  /** In the spelling of most prints, of equal ones that of the latest; null for prints without a reason. */
  readonly reason: string | null
  readonly failed: number
  readonly cancelled: number
  readonly seconds: number | null
  readonly amount_mg: number | null
  /** Null when no print has a cost in the user's currency. */
  readonly cost_micros: number | null
  /** The start of the latest print. */
  readonly last_start: string | null
}

/**
 * The statement of failure reasons. One row: a reason; most prints first, then by name. Reasons are grouped here and not in the
 * program, since each print may have one of its own, with 500 characters.
 */
export function selectFailureReasons(scope: AnalysisScope, limit: number) {
  return (
    scope.db
      // One row: a failed or cancelled print.
      .with('failures', () => failuresIn(scope))
      // One row: a text as it is stored.
      .with('texts', (query) =>
        query
          .selectFrom('failures as failure')
          .select([
            'failure.reason',
            sql<number>`count(*) filter (where failure.status = 'Failed')`.as('failed'),
            sql<number>`count(*) filter (where failure.status = 'Cancelled')`.as('cancelled'),
            exactSum(sql`failure.seconds`).as('seconds'),
            exactSum(sql`failure.amount_mg`).as('amount_mg'),
            exactSum(sql`failure.cost_micros`).as('cost_micros'),
            sql<string | null>`max(failure.start_date)`.as('last_start'),
          ])
          .groupBy('failure.reason'),
      )
      // One row: a spelling.
      .with('spellings', (query) =>
        query
          .selectFrom('texts as told')
          .select([sql<string | null>`trimmed(told.reason)`.as('reason'), ...sumsOf('told')])
          .groupBy(sql`trimmed(told.reason)`),
      )
      .selectFrom('spellings as spelling')
      .select([
        sql<string | null>`(array_agg(spelling.reason order by spelling.failed + spelling.cancelled desc,
          spelling.last_start desc nulls last, spelling.reason collate "C"))[1]`.as('reason'),
        ...sumsOf('spelling'),
      ])
      .groupBy(sql`lower(spelling.reason)`)
      .orderBy(sql`sum(spelling.failed + spelling.cancelled)`, 'desc')
      .orderBy(sql`lower(spelling.reason) collate "C"`, (order) => order.asc().nullsLast())
      .limit(sql<number>`${limit}`)
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
    sql<string | null>`max(${column('last_start')})`.as('last_start'),
  ] as const
}

function failuresIn({ db, prints, currency, isAllTime, range }: AnalysisScope) {
  const failures = db
    .selectFrom('prints as p')
    .select([
      'p.status',
      'p.start_date',
      print.seconds.as('seconds'),
      print.amountMg.as('amount_mg'),
      costIn(currency).as('cost_micros'),
      // The index of the scan has no reasons. They are looked up for few; a join would read all of the user's prints for each print of
      // a user who is too new for the planner's statistics.
      sql<string | null>`(select stored.failure_reason from prints stored
        where stored.user_id = ${prints.userId} and stored.id = p.id)`.as('reason'),
    ])
    .where(matchesPrint(prints))
    .where(sql<boolean>`p.status in ${statusList.unsuccessful}`)
    .offset(sql<number>`0`)
  if (isAllTime || range === null) return failures
  return failures.where('p.start_date', '>=', toRfc3339(range.from)).where('p.start_date', '<', toRfc3339(range.until))
}
