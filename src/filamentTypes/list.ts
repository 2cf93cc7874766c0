import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type {
  BrandDto,
  BrandSortColumn,
  FilamentTypeDto,
  FilamentTypeSortColumn,
  SortDirection,
} from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { oneOfNames } from '../database/oneOfNames.ts'
import { hasWords } from '../database/search.ts'
import { selectBrands } from './brands.ts'
import { selectFilamentTypes, toFilamentType } from './detail.ts'

/** A filter for filament types: all given conditions must match. */
export interface FilamentTypeFilter {
  /** Words, each of which one of the texts of the type contains. */
  readonly searchText?: string | undefined
  readonly materialTypes?: readonly string[] | undefined
  readonly brandIds?: readonly number[] | undefined
  /** Six hexadecimal digits, with or without a `#` before them. */
  readonly colorHex?: string | undefined
}

/** The order of a list, and the part of it. */
interface Part<Column> {
  readonly sortColumn: Column
  readonly sortDirection: SortDirection
  readonly limit: number
  /** Number of matching records to skip. */
  readonly offset: number
}

/** Expressions over a row named `type`, with its brand, named `brand`, and its stock, named `stock`. */
const SORT_KEYS: Readonly<Record<FilamentTypeSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(type.name)`,
  brand: sql`lower(brand.name)`,
  material: sql`lower(type.material_type)`,
  color: sql`lower(type.color_name)`,
  remaining: sql`stock.remaining_mg`,
  created: sql`type.created_date`,
}

/** A page of a user's filament types, and how many match in all. */
export async function listFilamentTypes(
  db: ReadonlyKysely<DB>,
  userId: number,
  filter: FilamentTypeFilter,
  { sortColumn, sortDirection, limit, offset }: Part<FilamentTypeSortColumn>,
): Promise<{ items: FilamentTypeDto[]; totalCount: number }> {
  const matching = matches(filter)
  const { count } = await db
    .selectFrom('filament_types as type')
    .leftJoin('brands as brand', (join) =>
      join.on('brand.user_id', '=', userId).onRef('brand.id', '=', 'type.brand_id'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .where('type.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const rows = await selectFilamentTypes(db, userId)
    .where(matching)
    .orderBy(SORT_KEYS[sortColumn], (order) => order[sortDirection]().nullsLast())
    .orderBy('type.id', sortDirection)
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(toFilamentType), totalCount: count }
}

/** A page of a user's brands, and how many match in all. */
export async function listBrands(
  db: ReadonlyKysely<DB>,
  userId: number,
  searchText: string | undefined,
  { sortColumn, sortDirection, limit, offset }: Part<BrandSortColumn>,
): Promise<{ items: BrandDto[]; totalCount: number }> {
  const matching = searchText ? hasWords(sql`searchable(array[brand.name])`, searchText) : sql<boolean>`true`
  const { count } = await db
    .selectFrom('brands as brand')
    .select(sql<number>`count(*)`.as('count'))
    .where('brand.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const items = await selectBrands(db, userId)
    .where(matching)
    .orderBy(sortColumn === 'name' ? sql`lower(brand.name)` : sql`brand.created_date`, sortDirection)
    .orderBy('brand.id', sortDirection)
    .limit(limit)
    .offset(offset)
    .execute()
  return { items, totalCount: count }
}

/** A condition on rows named `type` and `brand`. */
function matches({ searchText, materialTypes, brandIds, colorHex }: FilamentTypeFilter): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (searchText) {
    conditions.push(
      hasWords(sql`(type.search_text || E'\\n' || searchable(array[coalesce(brand.name, '')]))`, searchText),
    )
  }
  if (materialTypes) conditions.push(oneOfNames(sql`type.material_type`, materialTypes))
  if (brandIds) conditions.push(sql`type.brand_id = ${anyOf(brandIds)}`)
  if (colorHex !== undefined) {
    const color = `#${colorHex.replace('#', '').toUpperCase()}`
    conditions.push(sql`(type.color_hex = ${color} or type.colors @> ${[color]}::text[])`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
