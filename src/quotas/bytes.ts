import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'

/**
 * Minimum number of bytes that a stored record counts as, so that very many tiny records reach a bound too: each has a
 * row, index entries and, for an image, two files.
 */
export const LEAST_BYTES = 4096
/** Minimum number of bytes that an idempotency key counts as; it has only a row. */
export const LEAST_REPLY_BYTES = 256

/** Returns the bytes as which a stored record counts. */
export function countedBytes(bytes: number): number {
  return Math.max(bytes, LEAST_BYTES)
}

/** Returns the bytes of slicer settings that a user owns. */
export async function settingsBytes(db: Reader, userId: number): Promise<number> {
  return (await settingsUse(db, userId)).bytes
}

/**
 * Returns the number and the bytes of the slicer settings that a user owns. 128,000 records, the most that fit by
 * default, take 25 ms.
 */
export function settingsUse(db: Reader, userId: number): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('slicer_settings')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(greatest(bytes, ${LEAST_BYTES}::integer)), 0)::bigint`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the bytes of all slicer settings without an owner. 260,000 records, the most that fit by default, take 31 ms.
 */
export async function unclaimedBytes(db: Reader): Promise<number> {
  const { bytes } = await db
    .selectFrom('slicer_settings')
    .select(sql<number>`coalesce(sum(greatest(bytes, ${LEAST_BYTES}::integer)), 0)::bigint`.as('bytes'))
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns the bytes of a user's images. 100,000 images take 33 ms. */
export async function imageBytes(db: Reader, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('images')
    .select(
      sql<number>`coalesce(sum(greatest(image_bytes + thumbnail_bytes, ${LEAST_BYTES}::integer)), 0)::bigint`.as(
        'bytes',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns the number of a user's archives. */
export async function storedArchives(db: Reader, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exports')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_date', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the bytes of a user's archives, with those of one that is being made. */
export async function storedArchiveBytes(db: Reader, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('exports')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('user_id', '=', userId)
    .where('deleted_date', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns the bytes of the files of a user's imports that are still needed. */
export async function importPartBytes(db: Reader, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('import_parts')
    .select(sql<number>`coalesce(sum(octet_length(bytes)), 0)::bigint`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns the bytes stored for a user's idempotency keys that have not expired. */
export async function replyBytes(db: Reader, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('idempotency_keys')
    .select(sql<number>`coalesce(sum(greatest(bytes, ${LEAST_REPLY_BYTES}::integer)), 0)::bigint`.as('bytes'))
    .where('user_id', '=', userId)
    .where('created_date', '>=', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return bytes
}
