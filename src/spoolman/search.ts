import { sql, type Kysely } from 'kysely'
import type { Filament, SearchResult } from '../../generated/spoolman/api.d.ts'
import { likeContains } from '../database/likeContains.ts'
import type { DB } from '../../generated/database.d.ts'
import { colorFilter, listSpoolmanFilaments } from './filaments.ts'
import { allOf, type Column, type Condition } from './filters.ts'
import { listSpools } from './spools.ts'
import { present } from './units.ts'
import { listVendors } from './vendors.ts'

/** Text to search for, and how much may be found. */
interface SearchQuery {
  readonly q: string
  readonly limit: number
  readonly allow_archived: boolean
  readonly color_similarity_threshold: number
  /** The maximum number of spools that a filament is returned with. */
  readonly spools_per_filament: number
}

/** Words of one text; further ones are ignored. */
const MAX_WORDS = 10

const VENDOR = ['name', 'comment', 'external_id'] as const
const FILAMENT = ['name', 'material', 'article_number', 'comment', 'external_id'] as const
const SPOOL = ['location', 'lot_nr', 'comment'] as const

/**
 * Searches a user's spools, filaments and vendors for the words of a text, all of which a record must have, or for filaments of a
 * similar color. Spools and filaments have the words of their vendor and material too.
 */
export async function search(db: Kysely<DB>, userId: number, query: SearchQuery): Promise<SearchResult> {
  const color = /^#?([0-9a-f]{6}|[0-9a-f]{8})$/i.exec(query.q.trim())?.[1] ?? null
  return color === null ? searchText(db, userId, query) : searchColor(db, userId, query, color)
}

async function searchText(db: Kysely<DB>, userId: number, { q, limit, ...query }: SearchQuery): Promise<SearchResult> {
  const text = q.trim()
  const slice = { limit, offset: 0 }
  const words = [...new Set(text.toLowerCase().split(/\s+/))].slice(0, MAX_WORDS)
  const vendors = await listVendors(db, userId, slice, undefined, [
    hasWords(words, sql`brand.name, brand.notes, brand.external_id`),
  ])
  const filaments = await listSpoolmanFilaments(db, userId, slice, undefined, [
    hasWords(words, sql`type.name, type.material_type, type.article_number, type.notes, type.external_id, brand.name`),
  ])
  const { rows } = await listSpools(db, userId, { ...slice, allow_archived: query.allow_archived }, undefined, [
    sql<boolean>`(${hasWords(words, sql`f.storage_location, f.lot_number, f.notes, type.name, type.material_type, brand.name`)}
      or f.number::text = ${text})`,
  ])
  return {
    vendors: vendors.rows.map((vendor) => ({ vendor, match_field: matched(vendor, VENDOR, words) })),
    filaments: await withSpools(db, userId, query, filaments.rows, (filament) =>
      matched(filament, FILAMENT, words, 'vendor.name'),
    ),
    spools: rows.map((spool) => ({
      spool,
      match_field: String(spool.id) === text ? 'id' : matched(spool, SPOOL, words, 'filament'),
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
    filaments: await withSpools(db, userId, query, filaments.rows, () => 'color_hex'),
    spools: spools.rows.map((spool) => ({ spool, match_field: 'filament' })),
    is_color_query: true,
  }
}

/** Builds the condition that each of some words is in one of some columns, in any case. */
function hasWords(words: readonly string[], columns: Column): Condition {
  return allOf(words.map((word) => sql<boolean>`concat_ws(e'\n', ${columns}) ilike ${likeContains(word)}`))
}

/** Adds what matched to filaments that were found, and their first spools and the number of all if the query asks for them. */
async function withSpools(
  db: Kysely<DB>,
  userId: number,
  { spools_per_filament: most, allow_archived: withArchived }: Omit<SearchQuery, 'q' | 'limit'>,
  filaments: readonly Filament[],
  matchOf: (filament: Filament) => string,
): Promise<SearchResult['filaments']> {
  const found = filaments.map((filament) => ({ filament, match_field: matchOf(filament) }))
  if (most === 0 || found.length === 0) return found
  const ofThese = sql<boolean>`f.type_id = any(${filaments.map(({ id }) => id)}::bigint[])`
  const { rows } = await listSpools(db, userId, { allow_archived: withArchived }, undefined, [ofThese])
  const spools = Map.groupBy(rows, ({ filament }) => filament.id)
  return found.map((hit) => {
    const own = spools.get(hit.filament.id) ?? []
    const first = own
      .slice(0, most)
      .map(({ id, remaining_weight: rest = null, location = null, archived }) =>
        present({ id, remaining_weight: rest, location, archived }),
      )
    return { ...hit, spools: first, spool_count: own.length }
  })
}

/** The first of some properties that has one of the words. */
function matched<Item extends object>(
  record: Item,
  names: readonly (keyof Item & string)[],
  words: readonly string[],
  otherwise = 'name',
): string {
  const textOf = (name: keyof Item) => String(record[name] ?? '').toLowerCase()
  return names.find((name) => words.some((word) => textOf(name).includes(word))) ?? otherwise
}
