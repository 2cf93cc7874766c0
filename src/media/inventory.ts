import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { KEY_PREFIX, parseKey, parseTrashKey, TRASH_PREFIX, type KeyPrefix, type ImageName } from './keys.ts'
import type { MediaStore } from './mediaStore.ts'

/** Keys per statement. */
const BATCH = 500

/** Image key in the store. */
export interface Entry {
  readonly key: string
  /** Key of the image outside the trash. */
  readonly imageKey: string
  /** Day when the key was moved to the trash; null outside the trash. */
  readonly trashedOn: string | null
  /** Modification date by the store's clock. */
  readonly modified: Date
  /** Whether a row of the database names the key and it is not a remnant of an unfinished write. */
  readonly isKnown: boolean
}

type Listed = Omit<Entry, 'isKnown'> & { readonly name: ImageName }

/**
 * Lists the images of a store, or those in its trash, with whether the database knows them. Foreign keys are skipped.
 * @throws Problem 503 when the store is unavailable
 */
export async function* takeInventory(
  db: Kysely<DB>,
  store: MediaStore,
  prefix: KeyPrefix,
): AsyncGenerator<readonly Entry[]> {
  for await (const batch of batches(store, prefix)) {
    const known = await knownNames(db, batch)
    yield batch.map(({ name, ...entry }) => ({ ...entry, isKnown: !name.isUnfinished && known.has(textOf(name)) }))
  }
}

async function* batches(store: MediaStore, prefix: KeyPrefix): AsyncGenerator<readonly Listed[]> {
  let batch: Listed[] = []
  for await (const { key, modified } of store.list(prefix)) {
    const trashed = prefix === TRASH_PREFIX ? parseTrashKey(key) : null
    const imageKey = prefix === KEY_PREFIX ? key : (trashed?.key ?? '')
    const name = parseKey(imageKey)
    if (name === null) continue
    batch.push({ key, imageKey, trashedOn: trashed?.day ?? null, modified, name })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Finds which of the listed keys have a row. */
async function knownNames(db: Kysely<DB>, batch: readonly Listed[]): Promise<ReadonlySet<string>> {
  const userIds = batch.map(({ name }) => name.userId)
  const ids = batch.map(({ name }) => name.id)
  const rows = await db
    .selectFrom('images')
    .select(['user_id as userId', 'id'])
    .where(sql<boolean>`(user_id, id) in (select * from unnest(${userIds}::bigint[], ${ids}::uuid[]))`)
    .execute()
  return new Set(rows.map(({ userId, id }) => textOf({ userId: String(userId), id })))
}

function textOf({ userId, id }: Pick<ImageName, 'userId' | 'id'>): string {
  return `${userId}/${id}`
}
