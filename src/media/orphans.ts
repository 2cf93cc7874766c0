import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { parseKey, type PictureName } from './keys.ts'
import type { MediaStore } from './store.ts'

/** Milliseconds; no request takes this long between storing a picture and committing its row. */
const GRACE = 60 * 60 * 1000
/** Keys of one statement. */
const BATCH = 500
/** So many orphans without one known picture are another database's. */
const SUSPICIOUS = 100

interface Candidate extends PictureName {
  readonly key: string
}

/**
 * Removes stored bytes that no row names: what a crash left between storing a picture and committing its row, or between
 * deleting a row and its bytes. Only what is older than an hour, and only keys of pictures.
 * @returns how many keys were removed
 * @throws Error, with nothing removed, when the store is full of pictures and the database knows none of them: it is then
 * most likely the store of another database
 * @throws Problem 503 when the store is away
 */
export async function removeOrphans(db: Kysely<DB>, store: MediaStore, now: Date): Promise<number> {
  const orphans: string[] = []
  let known = 0
  for await (const batch of batches(store, new Date(now.getTime() - GRACE))) {
    const names = await knownNames(db, batch)
    const lost = batch.filter((candidate) => candidate.isUnfinished || !names.has(nameOf(candidate)))
    orphans.push(...lost.map(({ key }) => key))
    known += batch.length - lost.length
  }
  if (known === 0 && orphans.length >= SUSPICIOUS) {
    throw new Error(
      `None of the ${orphans.length} pictures in the store is known to this database, so none was removed. Give each database a store of its own.`,
    )
  }
  await store.delete(orphans)
  return orphans.length
}

async function* batches(store: MediaStore, before: Date): AsyncGenerator<readonly Candidate[]> {
  let batch: Candidate[] = []
  for await (const { key, modified } of store.list()) {
    const name = parseKey(key)
    if (name === null || !(modified < before)) continue
    batch.push({ key, ...name })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Which of these have a row. */
async function knownNames(db: Kysely<DB>, batch: readonly Candidate[]): Promise<ReadonlySet<string>> {
  const userIds = batch.map(({ userId }) => userId)
  const ids = batch.map(({ id }) => id)
  const rows = await db
    .selectFrom('images')
    .select(['user_id as userId', 'id'])
    .where(sql<boolean>`(user_id, id) in (select * from unnest(${userIds}::bigint[], ${ids}::uuid[]))`)
    .execute()
  return new Set(rows.map(({ userId, id }) => nameOf({ userId: String(userId), id })))
}

function nameOf({ userId, id }: Pick<PictureName, 'userId' | 'id'>): string {
  return `${userId}/${id}`
}
