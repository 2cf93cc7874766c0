import { sql, type Kysely } from 'kysely'
import type { ColorPattern, DB } from '../../generated/database.d.ts'
import type { Filament } from '../../generated/spoolman/api.d.ts'
import { NO_MATERIAL } from '../filaments/materials.ts'
import { toUnits } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { colorDistance } from './color.ts'
import { currencyTables, shownPrice } from './currency.ts'
import { allOf, idFilter, textFilter, type Column, type Condition } from './filters.ts'
import { extraConditions } from './extraFilters.ts'
import { readSpoolmanList, type Listed, type Slice } from './lists.ts'
import { orderOf, sortableExtra, type ExtraColumns } from './sort.ts'
import { present, toGrams, toSeconds } from './units.ts'
import { toVendor, vendorColumns, vendorObject, type VendorRow } from './vendors.ts'

/** A filament type, as a JSON object of the statements. */
export interface FilamentRow {
  readonly id: number
  readonly registered: string
  readonly name: string | null
  readonly material: string
  readonly price_micros: number | null
  readonly density: number
  readonly diameter: number
  readonly weight_mg: number | null
  readonly spool_weight_mg: number | null
  readonly article_number: string | null
  readonly comment: string | null
  readonly extruder: number | null
  readonly bed: number | null
  readonly color_hex: string | null
  readonly color_alpha: string | null
  readonly colors: readonly string[]
  readonly pattern: ColorPattern
  readonly external_id: string | null
  readonly extra: Record<string, string>
}

const price = shownPrice('type')

/** Net weight in mg of a full spool of a type; null when it is not known, for which 0 stands too: programs divide by it. */
export const typeWeight = sql<number | null>`nullif(type.initial_nominal_weight_mg, 0)`

/** Columns of `FilamentRow`, of the table named `type` with `currencyTables`, as one JSON object. */
export const filamentObject = sql<FilamentRow>`json_build_object(
  'id', type.id, 'registered', type.created_date, 'name', type.name, 'material', type.material_type,
  'price_micros', ${price}, 'density', type.material_density_gram_per_cubic_cm,
  'diameter', type.diameter_mm, 'weight_mg', type.initial_nominal_weight_mg, 'spool_weight_mg', type.spool_weight_mg,
  'article_number', type.article_number, 'comment', type.notes, 'extruder', type.nozzle_temperature_celsius,
  'bed', type.bed_temperature_celsius, 'color_hex', type.color_hex, 'color_alpha', type.color_alpha,
  'colors', type.colors, 'pattern', type.color_pattern, 'external_id', type.external_id, 'extra', type.extra)`

/** Several colors side by side in one strand; any other arrangement follows the length. */
export const direction = sql<string | null>`case when cardinality(type.colors) < 2 then null
  when type.color_pattern in ('Gradient', 'Rainbow') then 'longitudinal' else 'coaxial' end`

/** Columns that filaments are sorted by, by the names of the interface. */
export const spoolmanFilamentColumns: Readonly<Record<string, Column>> = {
  id: sql`type.id`,
  registered: sql`type.created_date`,
  name: sql`lower(type.name)`,
  material: sql`nullif(type.material_type, ${NO_MATERIAL})`,
  price,
  density: sql`type.material_density_gram_per_cubic_cm`,
  diameter: sql`type.diameter_mm`,
  weight: typeWeight,
  spool_weight: sql`type.spool_weight_mg`,
  article_number: sql`type.article_number`,
  comment: sql`type.notes`,
  settings_extruder_temp: sql`type.nozzle_temperature_celsius`,
  settings_bed_temp: sql`type.bed_temperature_celsius`,
  color_hex: sql`type.color_hex`,
  multi_color_hexes: sql`case when cardinality(type.colors) > 1 then array_to_string(type.colors, ',') end`,
  multi_color_direction: direction,
  external_id: sql`type.external_id`,
  vendor_id: sql`type.brand_id`,
  ...Object.fromEntries(Object.entries(vendorColumns).map(([name, column]) => [`vendor.${name}`, column])),
}

const EXTRA: ExtraColumns = {
  'extra.': ['filament', sql`type.extra`, sql`type.id`],
  'vendor.extra.': ['vendor', sql`brand.extra`, sql`brand.id`],
}

/** Filament types with their brands. */
const filamentTables = sql`filament_types as type
  left join brands as brand on brand.user_id = type.user_id and brand.id = type.brand_id
  ${currencyTables(sql`type.user_id`)}`

/** Converts a filament type to the interface's names and units. */
export function toSpoolmanFilament(row: FilamentRow, vendor: VendorRow | null): Filament {
  const isMulti = row.colors.length > 1
  const color = row.color_hex ?? (row.colors.length === 1 ? row.colors[0] : null)
  return present({
    id: row.id,
    registered: toSeconds(row.registered),
    name: row.name,
    vendor: vendor && toVendor(vendor),
    material: row.material === NO_MATERIAL ? null : row.material,
    price: row.price_micros === null ? null : toUnits(row.price_micros),
    density: row.density,
    diameter: row.diameter,
    weight: row.weight_mg ? toGrams(row.weight_mg) : null,
    spool_weight: row.spool_weight_mg === null ? null : toGrams(row.spool_weight_mg),
    article_number: row.article_number,
    comment: row.comment,
    settings_extruder_temp: row.extruder,
    settings_bed_temp: row.bed,
    color_hex: isMulti || !color ? null : digitsOf(color) + (row.color_alpha ?? ''),
    multi_color_hexes: isMulti ? row.colors.map(digitsOf).join(',') : null,
    multi_color_direction: isMulti ? directionOf(row.pattern) : null,
    external_id: row.external_id,
    extra: row.extra,
  })
}

function directionOf(pattern: ColorPattern): 'coaxial' | 'longitudinal' {
  return pattern === 'Gradient' || pattern === 'Rainbow' ? 'longitudinal' : 'coaxial'
}

function digitsOf(color: string): string {
  return color.replace('#', '')
}

/** Filters of a list of filaments. */
export interface FilamentQuery extends Slice {
  readonly 'vendor.name'?: string | undefined
  readonly 'vendor.id'?: string | undefined
  readonly vendor_name?: string | undefined
  readonly vendor_id?: string | undefined
  readonly name?: string | undefined
  readonly material?: string | undefined
  readonly article_number?: string | undefined
  readonly color_hex?: string | undefined
  readonly color_similarity_threshold?: number
  readonly external_id?: string | undefined
  readonly sort?: string | undefined
}

/**
 * Lists a user's filament types as filaments.
 * @throws Problem 400 for a filter or an order that is not valid, and for more than one response can have
 */
export async function listSpoolmanFilaments(
  db: Kysely<DB>,
  userId: number,
  query: FilamentQuery,
  extra: ReadonlyMap<string, string> = new Map(),
  more: readonly Condition[] = [],
): Promise<Listed<Filament>> {
  const conditions = [
    sql<boolean>`type.user_id = ${userId}`,
    ...textFilter('vendor.name', sql`brand.name`, query['vendor.name'] ?? query.vendor_name),
    ...idFilter('vendor.id', sql`type.brand_id`, query['vendor.id'] ?? query.vendor_id),
    ...textFilter('name', sql`type.name`, query.name),
    ...textFilter('material', spoolmanFilamentColumns['material'] ?? sql`null`, query.material),
    ...textFilter('article_number', sql`type.article_number`, query.article_number),
    ...textFilter('external_id', sql`type.external_id`, query.external_id),
    ...(query.color_hex
      ? [await colorFilter(db, userId, query.color_hex, query.color_similarity_threshold ?? 20)]
      : []),
    ...(await extraConditions(db, userId, extra, EXTRA)),
    ...more,
  ]
  const columns = { ...spoolmanFilamentColumns, ...(await sortableExtra(db, userId, query.sort, EXTRA)) }
  const { rows, total } = await readSpoolmanList<{ filament: FilamentRow; vendor: VendorRow | null }>(
    db,
    {
      columns: sql`${filamentObject} as filament, ${vendorObject} as vendor`,
      from: filamentTables,
      where: allOf(conditions),
      bytes: sql`type.text_bytes + coalesce(brand.text_bytes, 0)`,
      order: orderOf(query.sort, columns, sql`type.id`),
    },
    query,
  )
  return { rows: rows.map(({ filament, vendor }) => toSpoolmanFilament(filament, vendor)), total }
}

/** @throws Problem 404 when the filament type is not this user's */
export async function readFilamentOfType(db: Kysely<DB>, userId: number, id: number): Promise<Filament> {
  const { rows } = await listSpoolmanFilaments(db, userId, { limit: 1, offset: 0 }, undefined, [
    sql<boolean>`type.id = ${id}`,
  ])
  const [filament] = rows
  if (!filament) throw Problem.notFound('filament')
  return filament
}

/**
 * Builds the condition on types that one of their colors is similar to a color.
 * @param threshold greatest distance of the two, from 0 to 100
 */
export async function colorFilter(
  db: Kysely<DB>,
  userId: number,
  color: string,
  threshold: number,
): Promise<Condition> {
  const types = await db
    .selectFrom('filament_types')
    .select(['id', 'color_hex', 'colors'])
    .where('user_id', '=', userId)
    .execute()
  const similar = types.filter((type) =>
    [type.color_hex, ...type.colors].some((own) => own !== null && colorDistance(color, own) <= threshold),
  )
  return sql<boolean>`type.id = any(${similar.map(({ id }) => id)}::bigint[])`
}
