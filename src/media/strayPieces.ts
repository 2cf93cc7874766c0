import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { ARCHIVE_PREFIX, parsePieceKey, type AttemptName } from './keys.ts'
import type { MediaStore } from './mediaStore.ts'

/** Minimum age of a piece that is deleted, in milliseconds: an instance writes one in less. */
const GRACE = 60 * 60 * 1000
/** Keys per statement. */
const BATCH = 500

type Piece = AttemptName & { readonly key: string }

/**
 * Deletes pieces of archives that no row names: remnants of an instance that was killed, or cut off for longer than its claim.
 * @param now the database's time
 * @returns the number of deleted pieces
 * @throws Problem 503 when the store is unavailable; completed steps remain done
 */
export async function deleteStrayPieces(db: Kysely<DB>, store: MediaStore, now: Date): Promise<number> {
  let total = 0
  for await (const batch of batches(store, now)) {
    const known = await knownAttempts(db, batch)
    const stray = batch.filter(({ key, attempt }) => key.endsWith('.part') || !known.has(attempt))
    await store.delete(stray.map(({ key }) => key))
    total += stray.length
  }
  return total
}

async function* batches(store: MediaStore, now: Date): AsyncGenerator<readonly Piece[]> {
  let batch: Piece[] = []
  for await (const { key, modified } of store.list(ARCHIVE_PREFIX)) {
    const name = parsePieceKey(key)
    if (name === null || modified.getTime() > now.getTime() - GRACE) continue
    batch.push({ key, ...name })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function knownAttempts(db: Kysely<DB>, batch: readonly Piece[]): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('exports')
    .select('attempt')
    .where('user_id', '=', sql<number>`any(${batch.map(({ userId }) => userId)}::bigint[])`)
    .where('attempt', '=', sql<string>`any(${batch.map(({ attempt }) => attempt)}::uuid[])`)
    .where('pieces', '>', 0)
    .execute()
  return new Set(rows.map(({ attempt }) => attempt))
}
