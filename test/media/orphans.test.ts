import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, suite, test, type TestContext } from 'node:test'
import { pino } from 'pino'
import { Problem } from '../../src/http/problem.ts'
import { pictureKey, pictureKeys } from '../../src/media/keys.ts'
import { removeOrphans } from '../../src/media/orphans.ts'
import { removePictures, storePicture, type StoredPicture } from '../../src/media/pictures.ts'
import { readPicture } from '../../src/media/picture.ts'
import { s3Store } from '../../src/media/s3Store.ts'
import type { MediaStore } from '../../src/media/store.ts'
import { createDatabase } from '../support/database.ts'
import { plain } from './samples.ts'
import { startDisk, startS3, type TestStore } from './stores.ts'

const database = await createDatabase()
const { db } = database
after(() => database.drop())
const log = pino({ level: 'silent' })
const picture = await readPicture(await plain(40, 30).jpeg().toBuffer())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function makePrint(): Promise<{ userId: number; printId: number }> {
  const user = await db.insertInto('users').values({ display_name: 'Ada' }).returning('id').executeTakeFirstOrThrow()
  const print = await db
    .insertInto('prints')
    .values({ user_id: user.id, title: 'Benchy', status: 'Success', view_status: 'Private', source: 'Web' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId: user.id, printId: print.id }
}

async function addRow(userId: number, printId: number, stored: StoredPicture): Promise<void> {
  const { id, width, height, imageBytes, thumbnailBytes } = stored
  const bytes = { image_bytes: imageBytes, thumbnail_bytes: thumbnailBytes }
  await db
    .insertInto('images')
    .values({ user_id: userId, id, print_id: printId, width, height, ...bytes })
    .execute()
}

async function listed(store: MediaStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}

for (const [name, start] of [
  ['the disk', startDisk],
  ['S3', startS3],
] as const) {
  suite(`Crashes with ${name}`, () => {
    async function fresh(t: TestContext): Promise<TestStore> {
      const started = await start()
      t.after(started.stop)
      return started
    }

    test('a picture whose row was never committed is removed after an hour, the others stay', async (t) => {
      const { store } = await fresh(t)
      const { userId, printId } = await makePrint()
      const kept = await storePicture(store, userId, picture)
      await addRow(userId, printId, kept)
      const lost = await storePicture(store, userId, picture)
      assert.equal((await listed(store)).length, 4)

      assert.equal(await removeOrphans(db, store, later(59)), 0)
      assert.equal(await removeOrphans(db, store, later(61)), 2)
      assert.deepEqual(await listed(store), pictureKeys(userId, kept.id).sort())
      assert.equal(await store.get(pictureKey(userId, lost.id, 'image')), null)
      const image = await store.get(pictureKey(userId, kept.id, 'image'))
      assert((await buffer(image!)).equals(picture.image))
      assert.equal(await removeOrphans(db, store, later(61)), 0)
    })

    test('a print whose bytes were not yet deleted leaves none', async (t) => {
      const { store } = await fresh(t)
      const { userId, printId } = await makePrint()
      await addRow(userId, printId, await storePicture(store, userId, picture))
      await addRow(userId, printId, await storePicture(store, userId, picture))
      await db.deleteFrom('prints').where('user_id', '=', userId).where('id', '=', printId).execute()
      assert.equal((await listed(store)).length, 4)
      assert.equal(await removeOrphans(db, store, later(61)), 4)
      assert.deepEqual(await listed(store), [])
    })

    test("another user's row of the same id does not keep a picture", async (t) => {
      const { store } = await fresh(t)
      const [mine, theirs] = [await makePrint(), await makePrint()]
      const stored = await storePicture(store, mine.userId, picture)
      await addRow(theirs.userId, theirs.printId, stored)
      assert.equal(await removeOrphans(db, store, later(61)), 2)
    })

    test('deleted pictures go at once', async (t) => {
      const { store } = await fresh(t)
      const { userId } = await makePrint()
      const [one, two] = [await storePicture(store, userId, picture), await storePicture(store, userId, picture)]
      await removePictures(store, userId, [one.id], log)
      assert.deepEqual(await listed(store), pictureKeys(userId, two.id).sort())
    })

    test('the store of another database is left alone', async (t) => {
      const { store } = await fresh(t)
      const keys = Array.from({ length: 100 }, () => pictureKey(1, randomUUID(), 'image'))
      await Promise.all(keys.map((key) => store.put(key, Buffer.from('x'))))
      await assert.rejects(removeOrphans(db, store, later(61)), /Give each database a store of its own/)
      assert.equal((await listed(store)).length, 100)

      const { userId, printId } = await makePrint()
      await addRow(userId, printId, await storePicture(store, userId, picture))
      assert.equal(await removeOrphans(db, store, later(61)), 100)
      assert.equal((await listed(store)).length, 2)
    })
  })
}

test('more pictures than one statement takes', async (t) => {
  const { store, stop } = await startDisk()
  t.after(stop)
  const { userId, printId } = await makePrint()
  const ids = Array.from({ length: 600 }, () => randomUUID())
  for (const id of ids) await store.put(pictureKey(userId, id, 'image'), Buffer.from('x'))
  const size = { width: 1, height: 1, image_bytes: 1, thumbnail_bytes: 1 }
  const rows = ids.slice(1).map((id) => ({ user_id: userId, id, print_id: printId, ...size }))
  await db.insertInto('images').values(rows).execute()
  assert.equal(await removeOrphans(db, store, later(61)), 1)
  assert.equal((await listed(store)).length, 599)
})

test('a write that a crash cut off is removed, what others put beside pictures is not', async (t) => {
  const { store, dir, stop } = await startDisk()
  t.after(stop)
  const { userId, printId } = await makePrint()
  const kept = await storePicture(store, userId, picture)
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

  assert.equal(await removeOrphans(db, store, later(30)), 0)
  assert.equal(await removeOrphans(db, store, later(61)), 1)
  assert.deepEqual((await readdir(folder)).sort(), [`${kept.id}-thumbnail.webp`, `${kept.id}.webp`, 'notes.txt'].sort())
  assert.equal((await readdir(path.join(dir, 'pictures/lost+found'))).length, 1)
})

test('a store that is away stops neither the deletion of a record nor the service', async (t) => {
  const { settings, stop } = await startS3()
  t.after(stop)
  const away = s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' })
  const lines: string[] = []
  await removePictures(away, 7, [randomUUID()], pino({ level: 'warn' }, { write: (line) => void lines.push(line) }))
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, /left to the sweep/)
  await assert.rejects(storePicture(away, 7, picture), (error) => error instanceof Problem && error.status === 503)
  await assert.rejects(removeOrphans(db, away, later(61)), Problem)
})
