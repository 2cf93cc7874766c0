import { sql, type RawBuilder } from 'kysely'
import type { StockSortColumn } from '../../generated/api.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { oneOfNames } from '../database/oneOfNames.ts'
import { hasWords } from '../database/search.ts'

/** A filter for rows of the stock: all given conditions must match. Names match in any case and without white space around them. */
export interface StockFilter {
  /** Words, each of which one of the texts of the row contains. */
  readonly searchText?: string | undefined
  readonly materialTypes?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly typeIds?: readonly number[] | undefined
  /** Six hexadecimal digits, with or without a `#` before them. */
  readonly colorHex?: string | undefined
  /** Prints of which one needs the material of the row. */
  readonly plannedPrintIds?: readonly number[] | undefined
  readonly isShort?: boolean | undefined
  readonly lowStock?: boolean | undefined
}

/** Expressions over a row named `stock`, from the most important one. An unknown shortfall is between some and none. */
export const STOCK_SORT_KEYS: Readonly<Record<StockSortColumn, readonly RawBuilder<unknown>[]>> = {
  name: [sql`lower(stock.name)`],
  brand: [sql`lower(stock.brand)`],
  material: [sql`lower(stock.material_type)`],
  color: [sql`lower(stock.color_name)`],
  remaining: [sql`stock.remaining_mg`],
  reserved: [sql`stock.reserved_mg`],
  free: [sql`stock.free_mg`],
  shortfall: [sql`coalesce(stock.shortfall_mg, 0)`, sql`stock.shortfall_mg is null`, sql`stock.reserved_mg`],
}

/** A condition on rows named `stock`, next to a table named `planned`. */
export function matchesStock(filter: StockFilter): RawBuilder<boolean> {
  const { searchText, materialTypes, brands, typeIds, colorHex, plannedPrintIds, isShort, lowStock } = filter
  const conditions = [sql`true`]
  if (searchText) conditions.push(hasWords(sql`stock.search_text`, searchText))
  if (materialTypes) conditions.push(oneOfNames(sql`stock.material_type`, materialTypes))
  if (brands) conditions.push(oneOfNames(sql`stock.brand`, brands))
  if (typeIds) conditions.push(sql`stock.type_id = ${anyOf(typeIds)}`)
  if (colorHex !== undefined) {
    const color = `#${colorHex.replace('#', '').toUpperCase()}`
    conditions.push(sql`(stock.color_hex = ${color} or stock.colors @> ${[color]}::text[])`)
  }
  if (plannedPrintIds) {
    conditions.push(
      sql`stock.row_key in (select planned.row_key from planned where planned.print_id = ${anyOf(plannedPrintIds)})`,
    )
  }
  if (isShort !== undefined) conditions.push(sql`(stock.shortfall_mg > 0) is ${isShort ? sql`true` : sql`not true`}`)
  if (lowStock !== undefined) conditions.push(sql`stock.is_low is ${lowStock ? sql`true` : sql`not true`}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
