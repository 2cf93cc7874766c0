import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { holdSettings } from '../../slicerSettings/deletionLock.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import { ID_TYPES } from './idTypes.ts'

/** Record that an import has made from a row. */
export interface ImportedRecord {
  readonly id: string
  /** Hash of the row, in hexadecimal digits. */
  readonly hash: string
}

/**
 * Finds records that imports have made from rows with these keys, and that still exist. Two statements, because a join would have to
 * find both on one node of a cluster, where slicer settings are placed by their id and not by their owner.
 * @param isHeld whether they must not be deleted until the transaction ends
 * @returns records by the keys of their rows
 */
export async function findImported(
  trx: Transaction<DB>,
  userId: number,
  kind: RestoredKind,
  keys: readonly string[],
  isHeld: boolean,
): Promise<Map<string, ImportedRecord>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: string; hash: string }>`
    select source_key as key, record_id as id, encode(content_hash, 'hex') as hash from imported_records
    where user_id = ${userId} and kind = ${kind} and source_key = any(${[...keys]}::text[])`.execute(trx)
  const ids = rows.map(({ id }) => id)
  const existing = await findExistingIds(trx, userId, kind, ids, isHeld)
  return new Map(rows.filter(({ id }) => existing.has(id)).map(({ key, ...record }) => [key, record]))
}

/** Finds which of these records exist. */
async function findExistingIds(
  trx: Transaction<DB>,
  userId: number,
  kind: RestoredKind,
  ids: readonly string[],
  isHeld: boolean,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { table, idType } = RESTORATIONS[kind]
  const hasOwnLock = kind === 'SlicerSettings'
  if (isHeld && hasOwnLock) await holdSettings(trx, userId)
  const { rows } = await sql<{ id: string }>`
    select id::text as id from ${sql.table(table)}
    where user_id = ${userId} and id = any(${ids}::${ID_TYPES[idType]}[])
    ${isHeld && !hasOwnLock ? sql`order by id for key share` : sql``}`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
