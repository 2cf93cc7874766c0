import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Condition } from './filters.ts'

/** Part of a list that is asked for. */
export interface Slice {
  readonly limit?: number | undefined
  readonly offset: number
}

/** Statement of a list: what it selects from what, under which conditions, and in which order. */
export interface ListStatement {
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly where: Condition
  readonly order: RawBuilder<unknown>
}

/** Rows of a list, and the number of all that match. */
export interface Listed<Row> {
  readonly rows: Row[]
  readonly total: number
}

/**
 * Reads a part of a list. All that match are counted only if the part does not tell their number.
 * @param db database or transaction
 */
export async function readSpoolmanList<Row>(
  db: Kysely<DB>,
  { columns, from, where, order }: ListStatement,
  { limit, offset }: Slice,
): Promise<Listed<Row>> {
  const part = limit === undefined ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`
  const { rows } = await sql<Row>`select ${columns} from ${from} where ${where} order by ${order} ${part}`.execute(db)
  const isEnd = (limit === undefined || rows.length < limit) && (rows.length > 0 || offset === 0)
  if (isEnd) return { rows, total: offset + rows.length }
  const counted = await sql<{ count: number }>`select count(*) as count from ${from} where ${where}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** The header that says how many records match. */
export function totalHeader(total: number): { 'x-total-count': string } {
  return { 'x-total-count': String(total) }
}
