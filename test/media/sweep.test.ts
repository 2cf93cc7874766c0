import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, suite, test, type TestContext } from 'node:test'
import { pino } from 'pino'
import { Problem } from '../../src/kernel/problem.ts'
import { DATABASE_ID_KEY, KEY_PREFIX, imageKey, imageKeys, TRASH_PREFIX, type KeyPrefix } from '../../src/media/keys.ts'
import { removeImages, storeImage, type StoredImage } from '../../src/media/images.ts'
import { readImage } from '../../src/media/image.ts'
import { s3Store } from '../../src/media/s3Store.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import { sweepStore } from '../../src/media/sweep.ts'
import { createDatabase } from '../support/database.ts'
import { plain } from './samples.ts'
import { startDisk, startS3, type TestStore } from './stores.ts'

const database = await createDatabase()
const { db } = database
after(() => database.drop())
const log = pino({ level: 'silent' })
const encoded = await readImage(await plain(40, 30).jpeg().toBuffer(), 'user:1')

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const days = (count: number) => later(count * 24 * 60)

/** A sweep for this database. */
const sweep = (store: MediaStore, now = later(61)) => sweepStore({ db, store, log }, now)

/** A sweep, and what it logs at a level: pino's numbers, 30 for info and 40 for warn. */
async function sweepAndLog(store: MediaStore, level: number, now = later(61)): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  await sweepStore({ db, store, log: pino({ level: 'debug' }, { write }) }, now)
  return lines.filter((line) => line['level'] === level)
}

async function makePrint(): Promise<{ userId: number; printId: number }> {
  const user = await db.insertInto('users').values({ display_name: 'Ada' }).returning('id').executeTakeFirstOrThrow()
  const print = await db
    .insertInto('prints')
    .values({ user_id: user.id, title: 'Benchy', status: 'Success', view_status: 'Private', source: 'Web' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId: user.id, printId: print.id }
}

async function addRow(userId: number, printId: number, stored: StoredImage): Promise<void> {
  const { id, width, height, imageBytes, thumbnailBytes } = stored
  const bytes = { image_bytes: imageBytes, thumbnail_bytes: thumbnailBytes }
  await db
    .insertInto('images')
    .values({ user_id: userId, id, print_id: printId, width, height, ...bytes })
    .execute()
}

async function listed(store: MediaStore, prefix: KeyPrefix = KEY_PREFIX): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

/** The former keys of what is in the trash. */
async function trashed(store: MediaStore): Promise<string[]> {
  return (await listed(store, TRASH_PREFIX)).map((key) => key.replace(/^trash\/\d{4}-\d\d-\d\d\//, '')).sort()
}

async function noteDatabase(store: MediaStore, id: string): Promise<void> {
  await store.put(DATABASE_ID_KEY, Buffer.from(id))
}

for (const [name, start] of [
  ['the disk', startDisk],
  ['S3', startS3],
] as const) {
  suite(`Crashes with ${name}`, () => {
    /** A store that belongs to this database. */
    async function own(t: TestContext): Promise<MediaStore> {
      const { store } = await fresh(t)
      await sweep(store)
      return store
    }

    async function fresh(t: TestContext): Promise<TestStore> {
      const started = await start()
      t.after(started.stop)
      return started
    }

    test('an image whose row was never committed goes to the trash after an hour, the others stay', async (t) => {
      const store = await own(t)
      const { userId, printId } = await makePrint()
      const kept = await storeImage(store, userId, encoded)
      await addRow(userId, printId, kept)
      const lost = await storeImage(store, userId, encoded)
      assert.equal((await listed(store)).length, 4)

      assert.equal(await sweep(store, later(59)), 0)
      assert.equal(await sweep(store), 2)
      assert.deepEqual(await listed(store), imageKeys(userId, kept.id).sort())
      assert.deepEqual(await trashed(store), imageKeys(userId, lost.id).sort())
      assert.equal(await store.get(imageKey(userId, lost.id, 'image')), null)
      const image = await store.get(imageKey(userId, kept.id, 'image'))
      assert((await buffer(image!)).equals(encoded.image))
      assert.equal(await sweep(store), 0)
    })

    test('the trash keeps an image for seven days, and the log tells what was moved and deleted', async (t) => {
      const store = await own(t)
      const lost = await storeImage(store, (await makePrint()).userId, encoded)
      const [moved] = await sweepAndLog(store, 30)
      assert.deepEqual([moved?.['moved'], moved?.['restored'], moved?.['deleted']], [2, 0, 0])
      await sweep(store, days(7))
      assert.equal((await trashed(store)).length, 2)
      const [deleted] = await sweepAndLog(store, 30, days(9))
      assert.deepEqual([deleted?.['moved'], deleted?.['deleted']], [0, 2])
      assert.deepEqual([await trashed(store), await listed(store)], [[], []], lost.id)
      assert.deepEqual(await sweepAndLog(store, 30, days(9)), [])
    })

    test('an image in the trash that the database knows after all is put back', async (t) => {
      const store = await own(t)
      const { userId, printId } = await makePrint()
      const stored = await storeImage(store, userId, encoded)
      await sweep(store)
      assert.deepEqual(await listed(store), [])
      await addRow(userId, printId, stored)
      assert.equal(await sweep(store, days(9)), 0)
      assert.deepEqual([await trashed(store), await listed(store)], [[], imageKeys(userId, stored.id).sort()])
      assert((await buffer((await store.get(imageKey(userId, stored.id, 'image')))!)).equals(encoded.image))
    })

    test('of two instances that sweep at once, one does', async (t) => {
      const store = await own(t)
      const { userId } = await makePrint()
      const lost = await Promise.all(Array.from({ length: 5 }, () => storeImage(store, userId, encoded)))
      assert.deepEqual((await Promise.all([sweep(store), sweep(store)])).sort(), [0, 10])
      assert.deepEqual(await listed(store), [])
      assert.deepEqual(await trashed(store), lost.flatMap(({ id }) => imageKeys(userId, id)).sort())
    })

    test('a print whose bytes were not yet deleted leaves none', async (t) => {
      const store = await own(t)
      const { userId, printId } = await makePrint()
      await addRow(userId, printId, await storeImage(store, userId, encoded))
      await addRow(userId, printId, await storeImage(store, userId, encoded))
      await db.deleteFrom('prints').where('user_id', '=', userId).where('id', '=', printId).execute()
      assert.equal((await listed(store)).length, 4)
      assert.equal(await sweep(store), 4)
      assert.deepEqual(await listed(store), [])
    })

    test("another user's row of the same id does not keep an image", async (t) => {
      const store = await own(t)
      const [mine, theirs] = [await makePrint(), await makePrint()]
      const stored = await storeImage(store, mine.userId, encoded)
      await addRow(theirs.userId, theirs.printId, stored)
      assert.equal(await sweep(store), 2)
    })

    test('deleted images go at once', async (t) => {
      const { store } = await fresh(t)
      const { userId } = await makePrint()
      const [one, two] = [await storeImage(store, userId, encoded), await storeImage(store, userId, encoded)]
      await removeImages(store, userId, [one.id], log)
      assert.deepEqual(await listed(store), imageKeys(userId, two.id).sort())
    })

    test('F59: in the store of another database nothing is removed, and a warning says so', async (t) => {
      const { store } = await fresh(t)
      await noteDatabase(store, randomUUID())
      const { userId, printId } = await makePrint()
      await addRow(userId, printId, await storeImage(store, userId, encoded))
      await storeImage(store, userId, encoded)
      const warnings = await sweepAndLog(store, 40, days(30))
      assert.match(String(warnings[0]?.['msg']), /belongs to another database/)
      assert.deepEqual([(await listed(store)).length, await trashed(store)], [4, []])

      // Its owner writes the id of this database to the store, as the warning says.
      await noteDatabase(store, String(warnings[0]?.['databaseId']))
      assert.equal(await sweep(store), 2)
    })

    test('F59: what another database has moved to the trash is put back by the database that knows it', async (t) => {
      const { store } = await fresh(t)
      await noteDatabase(store, randomUUID())
      const { userId, printId } = await makePrint()
      const stored = await storeImage(store, userId, encoded)
      await addRow(userId, printId, stored)
      for (const key of imageKeys(userId, stored.id)) await store.move(key, `trash/2026-01-01/${key}`)
      await sweep(store)
      assert.deepEqual([await trashed(store), await listed(store)], [[], imageKeys(userId, stored.id).sort()])
    })

    test('F59: an empty store is adopted, and one that names no database only where most of its images are known', async (t) => {
      const { store } = await fresh(t)
      const { userId, printId } = await makePrint()
      const stored = [await storeImage(store, userId, encoded), await storeImage(store, userId, encoded)]
      const [warning] = await sweepAndLog(store, 40)
      assert.deepEqual([warning?.['known'], warning?.['unknown']], [0, 4])
      assert.equal(await store.get(DATABASE_ID_KEY), null)
      assert.equal((await listed(store)).length, 4)

      await addRow(userId, printId, stored[0]!)
      assert.equal(await sweep(store), 0, 'the run that adopts it removes nothing')
      const { id } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow()
      assert.equal((await text((await store.get(DATABASE_ID_KEY))!)).trim(), id)
      assert.equal(await sweep(store), 2)

      const empty = (await fresh(t)).store
      await sweep(empty)
      assert.equal((await text((await empty.get(DATABASE_ID_KEY))!)).trim(), id)
    })
  })
}

test('more images than one statement takes', async (t) => {
  const { store, stop } = await startDisk()
  t.after(stop)
  await sweep(store)
  const { userId, printId } = await makePrint()
  const ids = Array.from({ length: 600 }, () => randomUUID())
  for (const id of ids) await store.put(imageKey(userId, id, 'image'), Buffer.from('x'))
  const size = { width: 1, height: 1, image_bytes: 1, thumbnail_bytes: 1 }
  const rows = ids.slice(1).map((id) => ({ user_id: userId, id, print_id: printId, ...size }))
  await db.insertInto('images').values(rows).execute()
  assert.equal(await sweep(store), 1)
  assert.equal((await listed(store)).length, 599)
})

test('a write that a crash cut off is removed; files of others next to the images are not', async (t) => {
  const { store, dir, stop } = await startDisk()
  t.after(stop)
  await sweep(store)
  const { userId, printId } = await makePrint()
  const kept = await storeImage(store, userId, encoded)
  await addRow(userId, printId, kept)
  const folder = path.join(dir, 'pictures', String(userId))
  const unfinished = path.join(folder, `${kept.id}.webp.${randomUUID()}.part`)
  await writeFile(unfinished, 'half')
  await mkdir(path.join(dir, 'pictures/lost+found'))
  const foreign = [path.join(dir, 'notes.txt'), path.join(folder, 'notes.txt'), path.join(dir, 'pictures/lost+found/x')]
  for (const file of foreign) {
    await writeFile(file, 'x')
    await utimes(file, 0, 0)
  }

  assert.equal(await sweep(store, later(30)), 0)
  assert.equal(await sweep(store), 1)
  assert.deepEqual((await readdir(folder)).sort(), [`${kept.id}-thumbnail.webp`, `${kept.id}.webp`, 'notes.txt'].sort())
  assert.equal((await readdir(path.join(dir, 'pictures/lost+found'))).length, 1)
})

test('the trash of a folder is a folder: moving a file back puts the image back, and a day that is over leaves none', async (t) => {
  const { store, dir, stop } = await startDisk()
  t.after(stop)
  await sweep(store)
  const { userId } = await makePrint()
  const [one, two] = [await storeImage(store, userId, encoded), await storeImage(store, userId, encoded)]
  await sweep(store)
  const [day = ''] = await readdir(path.join(dir, 'trash'))
  assert.match(day, /^\d{4}-\d\d-\d\d$/)
  const key = imageKey(userId, one.id, 'image')
  await rename(path.join(dir, 'trash', day, key), path.join(dir, key))
  assert((await readFile(path.join(dir, key))).equals(encoded.image))
  assert.deepEqual(await listed(store), [key])
  await sweep(store, days(9))
  assert.equal(await store.get(imageKey(userId, two.id, 'image')), null)
  // What was moved back is an orphan again, of a later day.
  const left = await readdir(path.join(dir, 'trash'))
  assert(left.length === 1 && !left.includes(day), left.join())
})

test('a store that is away stops neither the deletion of a record nor the service', async (t) => {
  const { settings, stop } = await startS3()
  t.after(stop)
  const away = s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' })
  const lines: string[] = []
  await removeImages(away, 7, [randomUUID()], pino({ level: 'warn' }, { write: (line) => void lines.push(line) }))
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, /left to the sweep/)
  await assert.rejects(storeImage(away, 7, encoded), (error) => error instanceof Problem && error.status === 503)
  await assert.rejects(sweep(away), Problem)
})
