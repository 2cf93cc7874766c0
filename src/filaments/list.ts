import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { FilamentDetailDto, FilamentSortColumn, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { oneOfNames } from '../database/oneOfNames.ts'
import { hasWords } from '../database/search.ts'
import { remainingMg } from '../ledger/remaining.ts'
import { selectFilaments, toFilament } from './detail.ts'
import { isLow } from './lowStock.ts'

/** A filter for spools: all given conditions must match. Names match in any case and without white space around them. */
export interface FilamentFilter {
  /** Words, each of which one of the texts of the spool contains. */
  readonly searchText?: string | undefined
  readonly materialTypes?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly typeIds?: readonly number[] | undefined
  readonly numbers?: readonly number[] | undefined
  /** Six hexadecimal digits, with or without a `#` before them. */
  readonly colorHex?: string | undefined
  readonly storageLocations?: readonly string[] | undefined
  readonly isActive?: boolean | undefined
  readonly isFavorite?: boolean | undefined
  readonly lowStock?: boolean | undefined
  readonly tags?: readonly string[] | undefined
}

/** In which order, and which part of it. */
export interface FilamentPage {
  readonly sortColumn: FilamentSortColumn
  readonly sortDirection: SortDirection
  readonly limit: number
  /** Number of matching spools to skip. */
  readonly offset: number
}

/** Expressions over a row named `f`. */
const SORT_KEYS: Readonly<Record<FilamentSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(f.display_name)`,
  type: sql`lower(f.material_type)`,
  brand: sql`lower(f.brand)`,
  color: sql`lower(f.color_name)`,
  remaining: remainingMg,
  location: sql`lower(f.storage_location)`,
  created: sql`f.created_date`,
  opened: sql`f.opened_date`,
  dried: sql`f.dried_date`,
  number: sql`f.number`,
}

/** The texts that a search looks in. `search_text` came before the others, and a new stored text would write all spools again. */
const SEARCH_TEXT = sql`(f.search_text || case
  when num_nonnulls(f.lot_number, f.article_number, f.barcode) = 0 and f.tags = '{}' then ''
  else E'\\n' || searchable(array[f.lot_number, f.article_number, f.barcode] || f.tags) end)`

/** A page of a user's spools, and how many match in all. */
export async function listFilaments(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: FilamentFilter,
  { sortColumn, sortDirection, limit, offset }: FilamentPage,
): Promise<{ items: FilamentDetailDto[]; totalCount: number }> {
  const matching = matches(filter)
  const { count } = await db
    .selectFrom('filaments as f')
    .select(sql<number>`count(*)`.as('count'))
    .where('f.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const key = SORT_KEYS[sortColumn]
  // A name is never null; with `nulls last` its index would not serve.
  const direction = (order: OrderByItemBuilder) =>
    sortColumn === 'name' ? order[sortDirection]() : order[sortDirection]().nullsLast()
  const page = db
    .selectFrom('filaments as f')
    .select('f.id')
    .where('f.user_id', '=', userId)
    .where(matching)
    .orderBy(key, direction)
    .orderBy('f.id', sortDirection)
    .limit(limit)
    .offset(offset)
  const rows = await selectFilaments(db, userId)
    // The page is selected first, independent of the planner's estimate, so that totals are summed for its rows only.
    .where(sql<boolean>`f.id = any(array(${page}))`)
    .orderBy(key, direction)
    .orderBy('f.id', sortDirection)
    .execute()
  return { items: rows.map(toFilament), totalCount: count }
}

/** Ids of a user's spools in the order of a list, as text of an array; null for none. */
export async function listFilamentIds(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: FilamentFilter,
  { sortColumn, sortDirection }: Pick<FilamentPage, 'sortColumn' | 'sortDirection'>,
): Promise<string | null> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  const order = sql`${SORT_KEYS[sortColumn]} ${direction} nulls last, f.id ${direction}`
  const { ids } = await db
    .selectFrom('filaments as f')
    .select(sql<string | null>`array_agg(f.id order by ${order})::text`.as('ids'))
    .where('f.user_id', '=', userId)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return ids
}

/** A condition on a row named `f`. */
function matches(filter: FilamentFilter): RawBuilder<boolean> {
  const { searchText, materialTypes, brands, colorHex, storageLocations, isActive, isFavorite, lowStock, tags } = filter
  const { typeIds, numbers } = filter
  const conditions = [sql`true`]
  if (searchText) conditions.push(hasWords(SEARCH_TEXT, searchText))
  if (materialTypes) conditions.push(oneOfNames(sql`f.material_type`, materialTypes))
  if (brands) conditions.push(oneOfNames(sql`f.brand`, brands))
  if (typeIds) conditions.push(sql`f.type_id = ${anyOf(typeIds)}`)
  if (numbers) conditions.push(sql`f.number = any(${numbers}::integer[])`)
  if (storageLocations) conditions.push(oneOfNames(sql`f.storage_location`, storageLocations))
  if (colorHex !== undefined) {
    const color = `#${colorHex.replace('#', '').toUpperCase()}`
    conditions.push(sql`(f.color_hex = ${color} or f.colors @> ${[color]}::text[])`)
  }
  if (tags) conditions.push(sql`f.tags @> ${tags}::text[]`)
  if (isActive !== undefined) conditions.push(sql`f.is_active = ${isActive}`)
  if (isFavorite !== undefined) conditions.push(sql`f.is_favorite = ${isFavorite}`)
  if (lowStock !== undefined) {
    conditions.push(sql`${isLow} is ${lowStock ? sql`true` : sql`not true`}`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
