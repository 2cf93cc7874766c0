import { sql, type Kysely } from 'kysely'
import type { Filament, SearchResult, Spool, Vendor } from '../../generated/spoolman/api.d.ts'
import { likeContains } from '../database/likeContains.ts'
import type { DB } from '../../generated/database.d.ts'
import { colorDistance } from './color.ts'
import { readColor } from './colorNames.ts'
import { listFields, type Entity } from './extra.ts'
import { colorFilter, listSpoolmanFilaments } from './filaments.ts'
import { allOf, eitherOf, type Column, type Condition } from './filters.ts'
import { bestFirst, extraPlaces, ownPlaces, relatedPlaces, withoutRepeats, type Hit } from './searchHits.ts'
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

/** A search of one user. */
interface Search extends SearchQuery {
  readonly db: Kysely<DB>
  readonly userId: number
  /** In lower case. */
  readonly words: readonly string[]
}

/** Words of one text; further ones are ignored. */
const MAX_WORDS = 10
/** Records of one kind with all words that are compared by how well they match: the newest. */
const COMPARED = { limit: 200, offset: 0, sort: 'id:desc' }

/**
 * Searches a user's spools, filaments and vendors for the words of a text, all of which a record must have. A filament also has the
 * words of its vendor; a spool that has one of the words has those of its filament and vendor too. A spool is also found by its id,
 * a filament by a color that is similar.
 */
export async function search(db: Kysely<DB>, userId: number, query: SearchQuery): Promise<SearchResult> {
  const words = [...new Set(query.q.toLowerCase().split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS)
  const color = readColor(query.q)
  if (words.length === 0) return { vendors: [], filaments: [], spools: [], is_color_query: false }
  const searched = { ...query, db, userId, words }
  const vendors = await findVendors(searched)
  const filaments = [...(color === null ? [] : await findSimilar(searched, color)), ...(await findFilaments(searched))]
  const spools = [...(await findNumbered(searched)), ...(await findSpools(searched))]
  const first = <Item extends { id: number }>(hits: Hit<Item>[]) => withoutRepeats(hits).slice(0, query.limit)
  return {
    vendors: first(vendors).map(({ record: vendor, match_field }) => ({ vendor, match_field })),
    filaments: await withSpools(searched, first(filaments)),
    spools: first(spools).map(({ record: spool, match_field }) => ({ spool, match_field })),
    is_color_query: color !== null,
  }
}

async function findVendors({ db, userId, words }: Search): Promise<Hit<Vendor>[]> {
  const keys = await textKeys(db, userId, 'vendor')
  const condition = hasWords(words, sql`brand.name, brand.notes, brand.external_id`, sql`brand.extra`, keys)
  const { rows } = await listVendors(db, userId, COMPARED, undefined, [condition])
  return bestFirst(rows, words, (vendor) => [
    ...ownPlaces(vendor, ['name', 'comment', 'external_id']),
    ...extraPlaces(vendor.extra, keys),
  ])
}

async function findFilaments({ db, userId, words }: Search): Promise<Hit<Filament>[]> {
  const keys = await textKeys(db, userId, 'filament')
  const columns = sql`type.name, type.material_type, type.article_number, type.notes, type.external_id, brand.name`
  const condition = hasWords(words, columns, sql`type.extra`, keys)
  const { rows } = await listSpoolmanFilaments(db, userId, COMPARED, undefined, [condition])
  return bestFirst(rows, words, (filament) => [
    ...ownPlaces(filament, ['name', 'material', 'article_number', 'comment', 'external_id']),
    ...relatedPlaces('vendor.name', [filament.vendor?.name]),
    ...extraPlaces(filament.extra, keys),
  ])
}

/** Finds the filaments of a similar color, the most similar ones first. */
async function findSimilar({ db, userId, ...query }: Search, color: string): Promise<Hit<Filament>[]> {
  const similar = await colorFilter(db, userId, color, query.color_similarity_threshold)
  const { rows } = await listSpoolmanFilaments(db, userId, { offset: 0 }, undefined, [similar])
  const distanceOf = ({ color_hex: one, multi_color_hexes: several }: Filament) =>
    Math.min(...(several?.split(',') ?? [one ?? '']).map((own) => colorDistance(color, own)))
  return rows
    .map((record) => ({ record, match_field: 'color', distance: distanceOf(record) }))
    .sort((one, other) => one.distance - other.distance)
}

async function findSpools({ db, userId, words, allow_archived }: Search): Promise<Hit<Spool>[]> {
  const keys = await textKeys(db, userId, 'spool')
  const own = sql`f.storage_location, f.lot_number, f.notes`
  const conditions = [
    hasWords(words, sql`${own}, type.name, type.material_type, brand.name`, sql`f.extra`, keys),
    eitherOf(words.map((word) => hasWords([word], own, sql`f.extra`, keys))),
  ]
  const { rows } = await listSpools(db, userId, { ...COMPARED, allow_archived }, undefined, conditions)
  return bestFirst(rows, words, (spool) => [
    ...ownPlaces(spool, ['location', 'lot_nr', 'comment']),
    ...relatedPlaces('filament', [spool.filament.name, spool.filament.material, spool.filament.vendor?.name]),
    ...extraPlaces(spool.extra, keys),
  ])
}

async function findNumbered({ db, userId, q, allow_archived }: Search): Promise<Hit<Spool>[]> {
  if (!/^[0-9]{1,18}$/.test(q.trim())) return []
  const numbered = sql<boolean>`f.number = ${q.trim()}::bigint`
  const { rows } = await listSpools(db, userId, { allow_archived }, undefined, [numbered])
  return rows.map((record) => ({ record, match_field: 'id' }))
}

/** Lists the keys of the additional fields that have texts for people. */
async function textKeys(db: Kysely<DB>, userId: number, entity: Entity): Promise<string[]> {
  const fields = await listFields(db, userId, entity)
  return fields.filter(({ field_type: type }) => type === 'text' || type === 'choice').map(({ key }) => key)
}

/** Builds the condition that each of some words is in one of some columns or additional fields, in any case. */
function hasWords(words: readonly string[], columns: Column, extra: Column, keys: readonly string[]): Condition {
  const values = sql`(select string_agg(value::jsonb #>> '{}', e'\n') from jsonb_each_text(${extra})
    where key = any(${keys}::text[]))`
  const text = keys.length === 0 ? columns : sql`${columns}, ${values}`
  return allOf(words.map((word) => sql<boolean>`concat_ws(e'\n', ${text}) ilike ${likeContains(word)}`))
}

/** Adds their first spools and the number of all to filaments that were found, if the query asks for them. */
async function withSpools(
  { db, userId, spools_per_filament: most, allow_archived }: Search,
  hits: readonly Hit<Filament>[],
): Promise<SearchResult['filaments']> {
  const found = hits.map(({ record: filament, match_field }) => ({ filament, match_field }))
  if (most === 0 || found.length === 0) return found
  const ofThese = sql<boolean>`f.type_id = any(${found.map(({ filament }) => filament.id)}::bigint[])`
  const { rows } = await listSpools(db, userId, { allow_archived }, undefined, [ofThese])
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
