import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { SortDirection, StockPrintDto, StockRowDto, StockSortColumn } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { matchesStock, STOCK_SORT_KEYS, type StockFilter } from './filter.ts'
import { withStock } from './rows.ts'

/** The contract's bound of the prints that a row names. */
const MAX_PRINTS = 10

/** The order of the rows, and the part of them. */
interface StockPart {
  readonly sortColumn: StockSortColumn
  readonly sortDirection: SortDirection
  readonly limit: number
  /** Number of matching rows to skip. */
  readonly offset: number
}

/** Reads a page of the stock of a user and of what planned prints need of it (docs/domain.md, "Stock for planned prints"). */
export async function listStock(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: StockFilter,
  { sortColumn, sortDirection, limit, offset }: StockPart,
): Promise<StockRowDto[]> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  const keys = STOCK_SORT_KEYS[sortColumn].map((key) => sql`${key} ${direction} nulls last`)
  return withStock(db, userId)
    .selectFrom('stock')
    .select([
      'stock.kind',
      'stock.type_id as typeId',
      'stock.brand',
      'stock.name',
      'stock.material_type as materialType',
      'stock.color_name as colorName',
      'stock.color_hex as colorHex',
      'stock.colors',
      'stock.nominal_mg as initialNominalWeightMg',
      'stock.spool_count as spoolCount',
      'stock.unknown_count as unknownSpoolCount',
      'stock.remaining_mg as remainingMg',
      'stock.reserved_mg as reservedMg',
      'stock.free_mg as freeMg',
      'stock.other_free_mg as otherFreeMg',
      'stock.shortfall_mg as shortfallMg',
      'stock.reorder_point_mg as reorderPointMg',
      'stock.is_low as isLow',
      'stock.reorder_mg as reorderMg',
      'stock.reorder_spool_count as reorderSpoolCount',
      'stock.largest_spool_mg as largestSpoolMg',
      'stock.largest_usage_mg as largestUsageMg',
      'stock.print_count as printCount',
      'stock.unestimated_count as unestimatedUsageCount',
      printsOf(userId).as('prints'),
    ])
    .where(matchesStock(filter))
    .orderBy(sql`${sql.join(keys)}, lower(stock.name) nulls last, stock.row_key`)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The prints that still need most of a row named `stock`. */
function printsOf(userId: number): RawBuilder<StockPrintDto[]> {
  return sql<StockPrintDto[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', need.print_id, 'title', need.title, 'status', need.status,
      'reservedMg', need.reserved_mg) order by need.reserved_mg desc, need.print_id), '[]')
    from (
      select planned.print_id, p.title, p.status, planned.reserved_mg
      from planned
      join prints as p on p.user_id = ${userId} and p.id = planned.print_id
      where planned.row_key = stock.row_key
      order by planned.reserved_mg desc, planned.print_id
      limit ${MAX_PRINTS}
    ) as need
  )`
}
