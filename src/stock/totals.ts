import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { StockTotalsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Coverage } from '../analytics/figures/coverage.ts'
import { matchesStock, type StockFilter } from './filter.ts'
import { withStock } from './rows.ts'

/** Sums all rows of a user's stock that match, on all pages, and counts them. A print that needs several rows counts once. */
export async function readStockTotals(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: StockFilter,
): Promise<{ totals: StockTotalsDto; rowCount: number }> {
  const { rowCount, unknownSpoolCount, usageCount, unestimatedCount, ...sums } = await withStock(db, userId)
    .with('matching', (query) => query.selectFrom('stock').selectAll().where(matchesStock(filter)))
    .selectFrom('matching')
    .select([
      sql<number>`count(*)`.as('rowCount'),
      sql<number>`coalesce(sum(spool_count), 0)`.as('spoolCount'),
      sql<number>`coalesce(sum(unknown_count), 0)`.as('unknownSpoolCount'),
      sql<number>`coalesce(sum(remaining_mg), 0)::bigint`.as('remainingMg'),
      sql<number>`coalesce(sum(reserved_mg), 0)::bigint`.as('reservedMg'),
      sql<number>`coalesce(sum(free_mg), 0)::bigint`.as('freeMg'),
      sql<number>`coalesce(sum(shortfall_mg), 0)::bigint`.as('shortfallMg'),
      sql<number>`count(*) filter (where shortfall_mg > 0)`.as('shortCount'),
      sql<number>`count(*) filter (where shortfall_mg is null)`.as('unknownCount'),
      sql<number>`count(*) filter (where is_low)`.as('lowCount'),
      sql<number>`count(*) filter (where is_low is null)`.as('unknownLowCount'),
      sql<number>`coalesce(sum(usage_count), 0)`.as('usageCount'),
      sql<number>`coalesce(sum(unestimated_count), 0)`.as('unestimatedCount'),
      sql<number>`(select count(distinct planned.print_id) from planned
        where planned.row_key in (select matching.row_key from matching))`.as('printCount'),
    ])
    .executeTakeFirstOrThrow()
  const spools = new Coverage()
  spools.count(sums.spoolCount - unknownSpoolCount)
  spools.exclude('BalanceMissing', unknownSpoolCount)
  const usages = new Coverage()
  usages.count(usageCount - unestimatedCount)
  usages.exclude('WeightMissing', unestimatedCount)
  return { rowCount, totals: { ...sums, remainingCoverage: spools.toDto(), reservedCoverage: usages.toDto() } }
}
