import { sql, type Kysely, type Transaction } from 'kysely'
import type { Filament, Spool } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { toUnits } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { currencyTables, shownPrice } from './currency.ts'
import {
  direction,
  spoolmanFilamentColumns,
  filamentObject,
  toSpoolmanFilament,
  typeWeight,
  type FilamentRow,
} from './filaments.ts'
import { allOf, dateFilter, idFilter, textFilter, type Column, type Condition } from './filters.ts'
import { extraConditions } from './extraFilters.ts'
import { readSpoolmanList, type Listed, type Slice } from './lists.ts'
import { orderOf, sortableExtra, type ExtraColumns } from './sort.ts'
import { lengthOfGrams, present, toGrams, toSeconds } from './units.ts'
import { firstUsed, lastUsed } from './useDates.ts'
import { vendorObject, type VendorRow } from './vendors.ts'

/** Spools with their types and brands. */
const spoolTables = sql`filaments as f
  join filament_types as type on type.user_id = f.user_id and type.id = f.type_id
  left join brands as brand on brand.user_id = type.user_id and brand.id = type.brand_id
  ${currencyTables(sql`f.user_id`)}`

/** A spool that holds more than its nominal weight began with what it holds. */
const initial = sql<number | null>`case when f.initial_nominal_weight_mg is null then ${typeWeight}
  else greatest(f.initial_nominal_weight_mg, f.balance_mg) end`
/** The balance of a spool without a nominal weight is what was used of it, below zero. */
const used = sql<number>`greatest(coalesce(f.initial_nominal_weight_mg, 0) - f.balance_mg, 0)`
/** Rest of a spool in mg, of the tables in `spoolTables`; null when neither the spool nor its type has a weight. */
const remaining = sql<number | null>`case when ${initial} is not null then greatest(${initial} - ${used}, 0) end`
const price = shownPrice('f')
const millimetres = sql`f.material_density_gram_per_cubic_cm * f.diameter_mm * f.diameter_mm`

const COLUMNS = sql`f.number, f.created_date, ${firstUsed} as first_used_date, ${lastUsed} as last_used_date,
  ${price} as price_micros, ${initial} as initial_mg, f.spool_weight_mg, ${used} as used_mg,
  ${remaining} as remaining_mg, f.storage_location, f.lot_number, f.notes, f.is_active, f.extra,
  f.material_density_gram_per_cubic_cm as density, f.diameter_mm as diameter, ${filamentObject} as filament,
  ${vendorObject} as vendor`

/** A spool without its filament. */
interface SpoolFacts {
  readonly number: number
  readonly created_date: string
  readonly first_used_date: string | null
  readonly last_used_date: string | null
  readonly price_micros: number | null
  readonly initial_mg: number | null
  readonly spool_weight_mg: number | null
  readonly used_mg: number
  readonly remaining_mg: number | null
  readonly storage_location: string | null
  readonly lot_number: string | null
  readonly notes: string | null
  readonly is_active: boolean
  readonly extra: Record<string, string>
  readonly density: number
  readonly diameter: number
}

interface SpoolRow extends SpoolFacts {
  readonly filament: FilamentRow
  readonly vendor: VendorRow | null
}

/** Columns that spools are sorted by, by the names of the interface. */
const spoolColumns: Readonly<Record<string, Column>> = {
  id: sql`f.number`,
  registered: sql`f.created_date`,
  first_used: firstUsed,
  last_used: lastUsed,
  filament_id: sql`f.type_id`,
  price: sql`coalesce(${price}, ${shownPrice('type')})`,
  initial_weight: initial,
  spool_weight: sql`f.spool_weight_mg`,
  used_weight: used,
  remaining_weight: remaining,
  used_length: sql`${used} / (${millimetres})`,
  remaining_length: sql`${remaining} / (${millimetres})`,
  location: sql`f.storage_location`,
  lot_nr: sql`f.lot_number`,
  comment: sql`f.notes`,
  archived: sql`not f.is_active`,
  ...Object.fromEntries(Object.entries(spoolmanFilamentColumns).map(([name, column]) => [`filament.${name}`, column])),
}

/** Filters of a list of spools. */
export interface SpoolQuery extends Partial<Slice> {
  readonly 'filament.name'?: string | undefined
  readonly 'filament.id'?: string | undefined
  readonly 'filament.material'?: string | undefined
  readonly 'filament.multi_color_direction'?: string | undefined
  readonly 'filament.vendor.name'?: string | undefined
  readonly 'filament.vendor.id'?: string | undefined
  readonly filament_name?: string | undefined
  readonly filament_id?: string | undefined
  readonly filament_material?: string | undefined
  readonly vendor_name?: string | undefined
  readonly vendor_id?: string | undefined
  readonly location?: string | undefined
  readonly lot_nr?: string | undefined
  readonly allow_archived?: boolean
  readonly first_used?: string | undefined
  readonly last_used?: string | undefined
  readonly registered?: string | undefined
  readonly sort?: string | undefined
}

/** Additional values by the first part of the name of a filter, or of a field in an order. */
const EXTRA: ExtraColumns = {
  'extra.': ['spool', sql`f.extra`, sql`f.id`],
  'filament.extra.': ['filament', sql`type.extra`, sql`type.id`],
  'filament.vendor.extra.': ['vendor', sql`brand.extra`, sql`brand.id`],
}

/**
 * Builds the conditions of a list of spools, over the tables in `spoolTables`.
 * @throws Problem 400 for a filter that is not valid
 */
function spoolConditions(userId: number, query: SpoolQuery): Condition[] {
  return [
    sql<boolean>`f.user_id = ${userId}`,
    ...(query.allow_archived === true ? [] : [sql<boolean>`f.is_active`]),
    ...textFilter('filament.name', sql`type.name`, query['filament.name'] ?? query.filament_name),
    ...idFilter('filament.id', sql`f.type_id`, query['filament.id'] ?? query.filament_id),
    ...textFilter(
      'filament.material',
      spoolmanFilamentColumns['material'] ?? sql`null`,
      query['filament.material'] ?? query.filament_material,
    ),
    ...textFilter('filament.multi_color_direction', direction, query['filament.multi_color_direction']),
    ...textFilter('filament.vendor.name', sql`brand.name`, query['filament.vendor.name'] ?? query.vendor_name),
    ...idFilter('filament.vendor.id', sql`type.brand_id`, query['filament.vendor.id'] ?? query.vendor_id),
    ...textFilter('location', sql`f.storage_location`, query.location),
    ...textFilter('lot_nr', sql`f.lot_number`, query.lot_nr),
    ...dateFilter('first_used', firstUsed, query.first_used),
    ...dateFilter('last_used', lastUsed, query.last_used),
    ...dateFilter('registered', sql`f.created_date`, query.registered),
  ]
}

/**
 * Lists a user's spools.
 * @throws Problem 400 for a filter or an order that is not valid, and for more than one response can have
 */
export async function listSpools(
  db: Kysely<DB>,
  userId: number,
  query: SpoolQuery,
  extra: ReadonlyMap<string, string> = new Map(),
  more: readonly Condition[] = [],
): Promise<Listed<Spool>> {
  const columns = { ...spoolColumns, ...(await sortableExtra(db, userId, query.sort, EXTRA)) }
  const { rows, total } = await readSpoolmanList<SpoolRow>(
    db,
    {
      columns: COLUMNS,
      from: spoolTables,
      where: allOf([...spoolConditions(userId, query), ...(await extraConditions(db, userId, extra, EXTRA)), ...more]),
      bytes: sql`f.text_bytes + type.text_bytes + coalesce(brand.text_bytes, 0)`,
      order: orderOf(query.sort, columns, sql`f.number`),
    },
    { limit: query.limit, offset: query.offset ?? 0 },
  )
  return { rows: rows.map(toWholeSpool), total }
}

/**
 * Reads a spool by its number.
 * @throws Problem 404 when the user has no spool with this number
 */
export async function readSpool(db: Kysely<DB>, userId: number, number: number): Promise<Spool> {
  const [row] = (await db.executeQuery(spoolByNumber(db, {}, { userId, number }).compile())).rows
  if (!row) throw Problem.notFound('spool')
  return toWholeSpool(row)
}

/** Reads a spool by its number with the next statement of the transaction, or its commit, if the user has it. */
export async function deferSpool(
  trx: Transaction<DB>,
  userId: number,
  number: number,
  receive: (spool: Spool) => void,
): Promise<void> {
  await defer(trx, spoolByNumber(trx, {}, { userId, number }), ([row]) => row && receive(toWholeSpool(row)))
}

const spoolByNumber = templateOf(
  (_db, _shape: object, { userId, number }: { readonly userId: number; readonly number: number }) =>
    // The contract allows greater ids than the column.
    sql<SpoolRow>`select ${COLUMNS} from ${spoolTables} where f.user_id = ${userId} and f.number = ${number}::bigint`,
)

/**
 * Finds the UUID of a spool by its number.
 * @throws Problem 404 when the user has no spool with this number
 */
export async function spoolId(db: Kysely<DB>, userId: number, number: number): Promise<string> {
  const found = await db
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    // The contract allows greater ids than the column.
    .where('number', '=', sql<number>`${number}::bigint`)
    .executeTakeFirst()
  if (!found) throw Problem.notFound('spool')
  return found.id
}

function toWholeSpool(row: SpoolRow): Spool {
  return toSpool(row, toSpoolmanFilament(row.filament, row.vendor))
}

/** Converts a spool to the interface's names and units. */
export function toSpool(row: SpoolFacts, filament: Filament): Spool {
  const lengthOf = (mg: number) => lengthOfGrams(toGrams(mg), row.density, row.diameter)
  return present({
    id: row.number,
    registered: toSeconds(row.created_date),
    first_used: row.first_used_date && toSeconds(row.first_used_date),
    last_used: row.last_used_date && toSeconds(row.last_used_date),
    filament,
    price: row.price_micros === null ? null : toUnits(row.price_micros),
    initial_weight: row.initial_mg === null ? null : toGrams(row.initial_mg),
    spool_weight: row.spool_weight_mg === null ? null : toGrams(row.spool_weight_mg),
    used_weight: toGrams(row.used_mg),
    remaining_weight: row.remaining_mg === null ? null : toGrams(row.remaining_mg),
    used_length: lengthOf(row.used_mg),
    remaining_length: row.remaining_mg === null ? null : lengthOf(row.remaining_mg),
    location: row.storage_location,
    lot_nr: row.lot_number,
    comment: row.notes,
    archived: !row.is_active,
    extra: row.extra,
  })
}
