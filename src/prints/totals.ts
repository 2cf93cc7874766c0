import { sql } from 'kysely'
import type { PrintTotalsDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { searchPatterns } from '../database/search.ts'
import { fromMicros } from '../kernel/money.ts'
import { printAmountMg, sumOfSeconds } from '../ledger/printValues.ts'
import { statusList } from '../kernel/printStatus.ts'
import { matchesFilter } from './filter.ts'
import type { SearchFilter } from './listFilter.ts'
import { selectMatching, type MatchedPrint } from './matches.ts'
import { partialCostCount, sumOfCosts } from './sumOfCosts.ts'

/** The totals of a user's prints that match a filter; zeros and no cost for none. */
export async function readTotals(db: Reader, { searchText, ...filter }: SearchFilter): Promise<PrintTotalsDto> {
  const { userId } = filter
  const patterns = searchPatterns(searchText ?? '')
  const shape = { sortColumn: 'date', sortDirection: 'desc', words: patterns.length } as const
  const found = sql<MatchedPrint>`${selectMatching(shape, { ...filter, patterns })}`
  const isMatch =
    patterns.length > 0
      ? sql<boolean>`p.user_id = ${userId} and p.id = any(array(select s.id from ${found} s))`
      : matchesFilter(filter)
  const { currency, cost_micros, ...totals } = await db
    .selectFrom('users as owner')
    .leftJoin('prints as p', (join) => join.onRef('p.user_id', '=', 'owner.id').on(isMatch))
    .where('owner.id', '=', userId)
    .groupBy(['owner.id', 'owner.currency'])
    .select([
      'owner.currency',
      sql<number>`count(p.id)`.as('printCount'),
      sql<number>`count(*) filter (where p.status in ${statusList.successful})`.as('successCount'),
      sql<number>`count(*) filter (where p.status in ${statusList.unsuccessful})`.as('failureCount'),
      sumOfSeconds.as('printTimeInSeconds'),
      sql<number>`coalesce(sum(${printAmountMg}), 0)::bigint`.as('filamentAmountMg'),
      sumOfCosts.as('cost_micros'),
      partialCostCount.as('partialCostCount'),
    ])
    .executeTakeFirstOrThrow()
  const isKnown = cost_micros !== null
  return { ...totals, cost: isKnown ? fromMicros(cost_micros, currency) : null, currency: isKnown ? currency : null }
}
