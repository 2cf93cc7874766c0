import { sql, type Kysely } from 'kysely'
import type { SearchResult } from '../../generated/spoolman/api.d.ts'
import { likeContains } from '../database/likeContains.ts'
import type { DB } from '../../generated/database.d.ts'
import { colorFilter, listSpoolmanFilaments } from './filaments.ts'
import { listSpools } from './spools.ts'
import { listVendors } from './vendors.ts'

/** Text to search for, and how much may be found. */
interface SearchQuery {
  readonly q: string
  readonly limit: number
  readonly allow_archived: boolean
  readonly color_similarity_threshold: number
  readonly spools_per_filament?: number | undefined
}

const VENDOR = ['name', 'comment', 'external_id'] as const
const FILAMENT = ['name', 'material', 'article_number', 'comment', 'external_id'] as const
const SPOOL = ['location', 'lot_nr', 'comment'] as const

/** Searches a user's spools, filaments and vendors for a text, or for filaments of a similar color. */
export async function search(db: Kysely<DB>, userId: number, query: SearchQuery): Promise<SearchResult> {
  const color = /^#?([0-9a-f]{6}|[0-9a-f]{8})$/i.exec(query.q.trim())?.[1] ?? null
  return color === null ? searchText(db, userId, query) : searchColor(db, userId, query, color)
}

async function searchText(db: Kysely<DB>, userId: number, { q, limit, ...query }: SearchQuery): Promise<SearchResult> {
  const text = q.trim()
  const slice = { limit, offset: 0 }
  const like = likeContains(text)
  const vendors = await listVendors(db, userId, slice, undefined, [
    sql<boolean>`concat_ws(e'\n', brand.name, brand.notes, brand.external_id) ilike ${like}`,
  ])
  const filaments = await listSpoolmanFilaments(db, userId, slice, undefined, [
    sql<boolean>`concat_ws(e'\n', type.name, type.material_type, type.article_number, type.notes, type.external_id)
      ilike ${like}`,
  ])
  const { rows } = await listSpools(db, userId, { ...slice, allow_archived: query.allow_archived }, undefined, [
    sql<boolean>`(concat_ws(e'\n', f.storage_location, f.lot_number, f.notes, type.name, brand.name) ilike ${like}
      or f.number::text = ${text})`,
  ])
  return {
    vendors: vendors.rows.map((vendor) => ({ vendor, match_field: matched(vendor, VENDOR, text) })),
    filaments: filaments.rows.map((filament) => ({ filament, match_field: matched(filament, FILAMENT, text) })),
    spools: atMost(rows, query.spools_per_filament).map((spool) => ({
      spool,
      match_field: String(spool.id) === text ? 'id' : matched(spool, SPOOL, text, 'filament'),
    })),
    is_color_query: false,
  }
}

async function searchColor(
  db: Kysely<DB>,
  userId: number,
  { limit, ...query }: SearchQuery,
  color: string,
): Promise<SearchResult> {
  const slice = { limit, offset: 0 }
  const similar = [await colorFilter(db, userId, color, query.color_similarity_threshold)]
  const filaments = await listSpoolmanFilaments(db, userId, slice, undefined, similar)
  const spools = await listSpools(db, userId, { ...slice, allow_archived: query.allow_archived }, undefined, similar)
  return {
    vendors: [],
    filaments: filaments.rows.map((filament) => ({ filament, match_field: 'color_hex' })),
    spools: atMost(spools.rows, query.spools_per_filament).map((spool) => ({ spool, match_field: 'filament' })),
    is_color_query: true,
  }
}

/** The first spools of each filament. */
function atMost<Item extends { readonly filament: { readonly id: number } }>(spools: Item[], count = Infinity): Item[] {
  const counts = new Map<number, number>()
  return spools.filter(({ filament: { id } }) => {
    const seen = (counts.get(id) ?? 0) + 1
    counts.set(id, seen)
    return seen <= count
  })
}

function matched<Item extends object>(
  record: Item,
  names: readonly (keyof Item & string)[],
  text: string,
  otherwise = 'name',
): string {
  const lower = text.toLowerCase()
  return (
    names.find((name) =>
      String(record[name] ?? '')
        .toLowerCase()
        .includes(lower),
    ) ?? otherwise
  )
}
