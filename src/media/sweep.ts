import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { takeInventory, type Entry } from './inventory.ts'
import { KEY_PREFIX, TRASH_PREFIX, trashKey } from './keys.ts'
import { deleteStrayPieces } from './strayPieces.ts'
import { ownsStore, type StoreServices } from './ownership.ts'

/**
 * Minimum age of an orphan, in milliseconds. No request takes this long between storing an image and committing its
 * row.
 */
const GRACE = 60 * 60 * 1000
const DAY = 24 * GRACE
/** Days for which the trash retains an image. */
const TRASH_DAYS = 7
/** Number of the advisory lock held by the sweeping instance; an arbitrary constant. */
const SWEEPING = 0x73_77_65_70

/**
 * Moves stored bytes without a row to the trash of the store: remnants of a crash between storing an image and
 * committing its row, or between deleting a row and its bytes. Only image keys older than an hour are moved. Images
 * in the trash are deleted after seven days, or restored when the database knows them again, as after restoring a
 * backup. Pieces of archives that no row names are deleted. In the store of another database nothing is removed. One instance sweeps at a time, because not every
 * S3-compatible store copies a key atomically. A dedicated connection holds the lock, since no transaction may be open
 * while the store is asked.
 * @param now the database's time
 * @returns the number of keys moved to the trash; 0 when another instance sweeps
 * @throws Problem 503 when the store is unavailable; completed steps remain done
 */
export function sweepStore(services: StoreServices, now: Date): Promise<number> {
  return services.db.connection().execute(async (db) => {
    if (!(await tryLock(db))) return 0
    try {
      return await sweep({ ...services, db }, now)
    } finally {
      await sql`select pg_advisory_unlock(${SWEEPING})`.execute(db)
    }
  })
}

async function tryLock(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`select pg_try_advisory_lock(${SWEEPING}) as "isLocked"`.execute(db)
  return rows[0]?.isLocked === true
}

async function sweep(services: StoreServices, now: Date): Promise<number> {
  // Keys are restored even in the store of another database, which takes our images for orphans.
  const restored = await restoreKnown(services, now)
  const isOurs = await ownsStore(services)
  const moved = isOurs ? await trashOrphans(services, now) : 0
  const deleted = isOurs ? await emptyTrash(services, now) : 0
  const pieces = isOurs ? await deleteStrayPieces(services.db, services.store, now) : 0
  if (restored + moved + deleted + pieces > 0) {
    const counts = { moved, restored, deleted, pieces }
    services.log.info(
      counts,
      'the media store was swept: moved to its trash, restored, deleted, pieces of archives deleted',
    )
  }
  return moved
}

/** A key that entered the trash just now may still be being moved. */
async function restoreKnown({ db, store, log }: StoreServices, now: Date): Promise<number> {
  let total = 0
  for await (const batch of takeInventory(db, store, TRASH_PREFIX)) {
    const known = batch.filter((entry) => entry.isKnown && isOld(entry, now))
    if (known.length === 0) continue
    log.debug({ keys: keysOf(known) }, 'restoring images from the trash')
    for (const { key, imageKey } of known) await store.move(key, imageKey)
    total += known.length
  }
  return total
}

async function trashOrphans({ db, store, log }: StoreServices, now: Date): Promise<number> {
  let total = 0
  for await (const batch of takeInventory(db, store, KEY_PREFIX)) {
    const orphans = batch.filter((entry) => !entry.isKnown && isOld(entry, now))
    if (orphans.length === 0) continue
    log.debug({ keys: keysOf(orphans) }, 'moving images that no row names to the trash')
    for (const { key } of orphans) await store.move(key, trashKey(key, now))
    total += orphans.length
  }
  return total
}

async function emptyTrash({ db, store, log }: StoreServices, now: Date): Promise<number> {
  // The day of a key does not tell its time, hence the extra day.
  const until = new Date(now.getTime() - (TRASH_DAYS + 1) * DAY).toISOString().slice(0, 10)
  let total = 0
  for await (const batch of takeInventory(db, store, TRASH_PREFIX)) {
    const expired = batch.filter(({ isKnown, trashedOn }) => !isKnown && (trashedOn ?? until) <= until)
    if (expired.length === 0) continue
    log.debug({ keys: keysOf(expired) }, 'deleting images from the trash')
    await store.delete(keysOf(expired))
    total += expired.length
  }
  return total
}

const isOld = ({ modified }: Entry, now: Date) => modified.getTime() < now.getTime() - GRACE

const keysOf = (entries: readonly Entry[]) => entries.map(({ key }) => key)
