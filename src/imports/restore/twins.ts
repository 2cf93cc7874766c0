import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import type { StoredRow } from '../plan.ts'
import type { RestoredKind } from '../archive/kinds.ts'
import { recordOf } from './references.ts'

/** Sentence about a brand that the file has twice. */
export const REPEATED_BRAND = 'An earlier brand of the file has the same name.'

/** Record of the logbook that keeps a row from being recorded. */
export interface RestoredTwin {
  /** The record that stands for the row; null for none. */
  readonly id: string | null
  readonly reason: string
}

/**
 * Finds the records that take what only one record of a user can have: the name of a brand, the external id of a print, and
 * the profile.
 * @returns twins by the position of the row
 */
export async function findRestoredTwins(
  trx: Transaction<DB>,
  held: Held,
  kind: RestoredKind,
  rows: readonly StoredRow[],
): Promise<Map<number, RestoredTwin>> {
  if (kind === 'Brand') return findBrands(trx, held, rows)
  if (kind === 'Image') return findProfileImages(trx, held, rows)
  return kind === 'Print' ? findJobs(trx, held, rows) : new Map()
}

function findBrands(trx: Transaction<DB>, { userId }: Held, rows: readonly StoredRow[]) {
  const wanted = rows.map((row) => ({ position: row.position, name: String(recordOf(row)['name']) }))
  return findBrandTwins(trx, userId, wanted)
}

/** Finds the brands that have the names of rows, in any case. */
export async function findBrandTwins(
  trx: Transaction<DB>,
  userId: number,
  wanted: readonly { readonly position: number; readonly name: string }[],
): Promise<Map<number, RestoredTwin>> {
  const { rows: found } = await sql<{ position: number; id: string | null }>`
    -- one row: a row whose brand is recorded, or comes earlier in the batch (without an id)
    select wanted.position, brand.id::text as id from (
      select position, name, row_number() over (partition by lower(name) order by position) as number
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, name text)
    ) as wanted
    left join brands brand on brand.user_id = ${userId} and lower(brand.name) = lower(wanted.name)
    where brand.id is not null or wanted.number > 1`.execute(trx)
  return new Map(
    found.map(({ position, id }) => [
      position,
      id === null ? { id, reason: REPEATED_BRAND } : { id, reason: 'A brand with this name is recorded.' },
    ]),
  )
}

async function findJobs(
  trx: Transaction<DB>,
  { userId }: Held,
  rows: readonly StoredRow[],
): Promise<Map<number, RestoredTwin>> {
  const wanted = rows.flatMap((row) => {
    const { source, externalId } = recordOf(row)
    return externalId === null ? [] : [{ position: row.position, source, id: externalId }]
  })
  const { rows: found } = await sql<{ position: number }>`
    -- one row: a row whose job is recorded, or comes earlier in the batch
    select wanted.position from (
      select position, source, id, row_number() over (partition by source, id order by position) as number
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, source print_source, id text)
    ) as wanted
    left join prints print on print.user_id = ${userId} and print.source = wanted.source and print.external_id = wanted.id
    where print.id is not null or wanted.number > 1`.execute(trx)
  return new Map(found.map(({ position }) => [position, { id: null, reason: 'Another print is of the same job.' }]))
}

/** A profile keeps the image that it has; without one it gets the first of the file. */
async function findProfileImages(
  trx: Transaction<DB>,
  { userId }: Held,
  rows: readonly StoredRow[],
): Promise<Map<number, RestoredTwin>> {
  const wanted = rows.filter((row) => recordOf(row)['isProfile'] === true)
  if (wanted.length === 0) return new Map()
  const { image_id: id } = await trx
    .selectFrom('users')
    .select('image_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const reason = id === null ? 'An earlier image of the file is that of the profile.' : 'Your profile has an image.'
  return new Map((id === null ? wanted.slice(1) : wanted).map(({ position }) => [position, { id, reason }]))
}
