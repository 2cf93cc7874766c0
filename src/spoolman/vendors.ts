import { sql, type Kysely } from 'kysely'
import type { Vendor } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { allOf, textFilter, type Column, type Condition } from './filters.ts'
import { extraConditions } from './extraFilters.ts'
import { readSpoolmanList, type Listed, type Slice } from './lists.ts'
import { orderOf, sortableExtra, type ExtraColumns } from './sort.ts'
import { present, toGrams, toSeconds } from './units.ts'

/** A brand, as a JSON object of the statements. */
export interface VendorRow {
  readonly id: number
  readonly registered: string
  readonly name: string
  readonly comment: string | null
  readonly empty_spool_weight_mg: number | null
  readonly external_id: string | null
  readonly extra: Record<string, string>
}

/** Columns of `VendorRow`, of the table named `brand`, as one JSON object; null without a brand. */
export const vendorObject = sql<VendorRow | null>`case when brand.id is not null then json_build_object(
  'id', brand.id, 'registered', brand.created_date, 'name', brand.name, 'comment', brand.notes,
  'empty_spool_weight_mg', brand.empty_spool_weight_mg, 'external_id', brand.external_id, 'extra', brand.extra) end`

/** Columns that vendors are sorted by, by the names of the interface. */
export const vendorColumns: Readonly<Record<string, Column>> = {
  id: sql`brand.id`,
  registered: sql`brand.created_date`,
  name: sql`lower(brand.name)`,
  comment: sql`brand.notes`,
  empty_spool_weight: sql`brand.empty_spool_weight_mg`,
  external_id: sql`brand.external_id`,
}

const EXTRA: ExtraColumns = { 'extra.': ['vendor', sql`brand.extra`, sql`brand.id`] }

/** Converts a brand to the interface's names and units. */
export function toVendor(row: VendorRow): Vendor {
  return present({
    id: row.id,
    registered: toSeconds(row.registered),
    name: row.name,
    comment: row.comment,
    empty_spool_weight: row.empty_spool_weight_mg === null ? null : toGrams(row.empty_spool_weight_mg),
    external_id: row.external_id,
    extra: row.extra,
  })
}

/** Filters of a list of vendors. */
export interface VendorQuery extends Slice {
  readonly name?: string | undefined
  readonly external_id?: string | undefined
  readonly sort?: string | undefined
}

/**
 * Lists a user's brands as vendors.
 * @throws Problem 400 for a filter or an order that is not valid, and for more than one response can have
 */
export async function listVendors(
  db: Kysely<DB>,
  userId: number,
  query: VendorQuery,
  extra: ReadonlyMap<string, string> = new Map(),
  more: readonly Condition[] = [],
): Promise<Listed<Vendor>> {
  const conditions = [
    sql<boolean>`brand.user_id = ${userId}`,
    ...textFilter('name', sql`brand.name`, query.name),
    ...textFilter('external_id', sql`brand.external_id`, query.external_id),
    ...(await extraConditions(db, userId, extra, EXTRA)),
    ...more,
  ]
  const columns = { ...vendorColumns, ...(await sortableExtra(db, userId, query.sort, EXTRA)) }
  const { rows, total } = await readSpoolmanList<{ vendor: VendorRow }>(
    db,
    {
      columns: sql`${vendorObject} as vendor`,
      from: sql`brands as brand`,
      where: allOf(conditions),
      bytes: sql`brand.text_bytes`,
      order: orderOf(query.sort, columns, sql`brand.id`),
    },
    query,
  )
  return { rows: rows.map(({ vendor }) => toVendor(vendor)), total }
}

/** @throws Problem 404 when the brand is not this user's */
export async function readVendor(db: Kysely<DB>, userId: number, id: number): Promise<Vendor> {
  const { rows } = await listVendors(db, userId, { limit: 1, offset: 0 }, undefined, [sql<boolean>`brand.id = ${id}`])
  const [vendor] = rows
  if (!vendor) throw Problem.notFound('vendor')
  return vendor
}
