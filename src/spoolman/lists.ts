import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import type { Condition } from './filters.ts'

/** Bytes of notes and additional fields in one response, which takes the process several times as much memory. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024
/** This many records always have fewer: a spool is returned with its filament and vendor, each with up to 296 KB. */
const ALWAYS_FIT = 16
const TOO_LARGE = {
  limit: [
    'The comments and additional fields of these records have more than 16 MiB. Read them in parts, with limit and offset.',
  ],
}

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
  /** Bytes of the notes and additional fields of a row. */
  readonly bytes: RawBuilder<number>
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
 * @throws Problem 400 when the part is too large for one response
 */
export async function readSpoolmanList<Row>(
  db: Kysely<DB>,
  { columns, from, where, bytes, order }: ListStatement,
  { limit, offset }: Slice,
): Promise<Listed<Row>> {
  const part = limit === undefined ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`
  if (limit === undefined || limit > ALWAYS_FIT)
    await requireFit(db, sql`select ${bytes} as bytes from ${from} where ${where} order by ${order} ${part}`, TOO_LARGE)
  const { rows } = await sql<Row>`select ${columns} from ${from} where ${where} order by ${order} ${part}`.execute(db)
  const isEnd = (limit === undefined || rows.length < limit) && (rows.length > 0 || offset === 0)
  if (isEnd) return { rows, total: offset + rows.length }
  const counted = await sql<{ count: number }>`select count(*) as count from ${from} where ${where}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/**
 * Refuses texts that would take too much memory at once: 10,000 spools of one vendor can repeat 256 KiB of additional fields each.
 * @param texts statement that selects the bytes of each
 * @param errors what the response says then, by the name of a parameter
 * @throws Problem 400
 */
export async function requireFit(
  db: Reader,
  texts: RawBuilder<unknown>,
  errors: Readonly<Record<string, string[]>>,
): Promise<void> {
  const { bytes } = await db
    .selectFrom(sql`(${texts})`.as('texts'))
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow()
  if (bytes > MAX_TEXT_BYTES) throw Problem.invalid(errors)
}

/** The header that says how many records match. */
export function totalHeader(total: number): { 'x-total-count': string } {
  return { 'x-total-count': String(total) }
}
