import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, suite, test } from 'node:test'
import { Problem } from '../../src/kernel/problem.ts'
import { diskStore } from '../../src/media/diskStore.ts'
import {
  DATABASE_ID_KEY,
  parseKey,
  parseTrashKey,
  imageKey,
  imageKeys,
  trashKey,
  type KeyPrefix,
} from '../../src/media/keys.ts'
import { s3Store } from '../../src/media/s3Store.ts'
import { openStore } from '../../src/media/openStore.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import { startDisk, startS3 } from './stores.ts'

const ID = '5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f'
const KEY = imageKey(7, ID, 'image')

const HOSTILE_KEYS = [
  '',
  '..',
  '../etc/passwd',
  'pictures/../../etc/passwd',
  `pictures/7/../7/${ID}.webp`,
  `pictures/7/${ID}.webp/../../../x`,
  `/pictures/7/${ID}.webp`,
  `pictures/07/${ID}.webp`,
  `pictures/7//${ID}.webp`,
  `pictures/7/${ID}.webp\0.html`,
  `pictures/7/${ID}.webp\n`,
  `pictures/7/${ID.toUpperCase()}.webp`,
  `pictures/7/${ID}.html`,
  `pictures/7/${ID}%2f..%2f.webp`,
  `pictures\\7\\${ID}.webp`,
  `trash/../pictures/7/${ID}.webp`,
  `trash/2026-08-02/../../pictures/7/${ID}.webp`,
  'trash/2026-08-02/notes.txt',
  `trash/2026-08-02/${DATABASE_ID_KEY}`,
  `${DATABASE_ID_KEY}/x`,
]

suite('Keys', () => {
  test('name the owner, the image and the version', () => {
    assert.deepEqual(imageKeys(7, ID), [`pictures/7/${ID}.webp`, `pictures/7/${ID}-thumbnail.webp`])
    assert.deepEqual(parseKey(imageKey(7, ID, 'thumbnail')), { userId: '7', id: ID, isUnfinished: false })
    assert.deepEqual(parseKey(`${KEY}.${ID}.part`), { userId: '7', id: ID, isUnfinished: true })
    assert.equal(imageKey(7, ID.toUpperCase(), 'image'), KEY)
  })

  test('name the day in the trash', () => {
    const key = trashKey(KEY, new Date('2026-08-02T23:59:59Z'))
    assert.equal(key, `trash/2026-08-02/${KEY}`)
    assert.deepEqual(parseTrashKey(key), { day: '2026-08-02', key: KEY })
  })

  test('cannot be made of anything but ids', () => {
    for (const id of ['', '..', '../x', `${ID}/..`, `${ID}\n`]) assert.throws(() => imageKey(7, id, 'image'))
    for (const userId of [0, -1, 1.5, NaN, 1e21]) assert.throws(() => imageKey(userId, ID, 'image'))
    for (const key of HOSTILE_KEYS) assert.deepEqual([parseKey(key), parseTrashKey(key)], [null, null], key)
  })
})

async function listed(store: MediaStore, prefix: KeyPrefix = 'pictures/'): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

async function bytesOf(store: MediaStore, key: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const stream = await store.get(key, range)
  return stream && buffer(stream)
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Problem && error.status === 503 && error.headers['Retry-After'] !== undefined
}

for (const [name, start] of [
  ['the disk', startDisk],
  ['S3', startS3],
] as const) {
  suite(`A store on ${name}`, async () => {
    const { store, dir, stop } = await start()
    after(stop)
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251))

    test('an empty one lists nothing and has nothing', async () => {
      assert.deepEqual(await listed(store), [])
      assert.equal(await store.get(KEY), null)
      assert.equal(await store.get(KEY, { start: 0, end: 0 }), null)
      await store.delete([KEY])
    })

    test('gives back what was put, whole and in part', async () => {
      await store.put(KEY, bytes)
      assert((await bytesOf(store, KEY))?.equals(bytes))
      for (const [start, end] of [
        [0, 1],
        [0, 99_999],
        [500, 999],
        [99_999, 99_999],
      ] as const) {
        assert((await bytesOf(store, KEY, { start, end }))?.equals(bytes.subarray(start, end + 1)), `${start}-${end}`)
      }
    })

    test('the same key again has the new bytes', async () => {
      await store.put(KEY, Buffer.from('new'))
      assert.equal(String(await bytesOf(store, KEY)), 'new')
      await store.put(KEY, bytes)
    })

    test('lists every key with its time, over many pages, and nothing of others', async () => {
      const keys = [3, 4, 5, 12].flatMap((userId) => imageKeys(userId, ID))
      await Promise.all(keys.map((key) => store.put(key, bytes)))
      assert.deepEqual(await listed(store), [...keys, KEY].sort())
      for await (const { modified } of store.list('pictures/'))
        assert(Math.abs(Date.now() - modified.getTime()) < 60_000)
      await store.delete(keys)
      assert.deepEqual(await listed(store), [KEY])
      for (const key of keys) assert.equal(await store.get(key), null)
    })

    test('deletes more than it does at once, and what is not there', async () => {
      const keys = Array.from({ length: 15 }, (_, at) => imageKey(at + 1, ID, 'thumbnail'))
      await Promise.all(keys.slice(0, 12).map((key) => store.put(key, bytes)))
      await store.delete(keys)
      assert.deepEqual(await listed(store), [KEY])
    })

    test('moves bytes to the trash and back, and nothing where there are none', async () => {
      const trash = trashKey(KEY, new Date('2026-08-02T00:00:00Z'))
      await store.move(KEY, trash)
      assert.equal(await store.get(KEY), null)
      assert((await bytesOf(store, trash))?.equals(bytes))
      assert.deepEqual([await listed(store), await listed(store, 'trash/')], [[], [trash]])
      await store.move(KEY, trash)
      assert((await bytesOf(store, trash))?.equals(bytes))
      await store.move(trash, KEY)
      assert((await bytesOf(store, KEY))?.equals(bytes))
      assert.deepEqual([await listed(store), await listed(store, 'trash/')], [[KEY], []])
    })

    test('stores the id of a database next to the images, and does not list it with them', async () => {
      await store.put(DATABASE_ID_KEY, Buffer.from(ID))
      assert.equal(String(await bytesOf(store, DATABASE_ID_KEY)), ID)
      assert.deepEqual(await listed(store), [KEY])
    })

    test('a reader who goes away does no harm', async () => {
      const stream = await store.get(KEY)
      stream!.destroy()
      assert((await bytesOf(store, KEY))?.equals(bytes))
    })

    test('touches nothing outside for a hostile key', async () => {
      const before = (await readdir(dir, { recursive: true })).sort()
      for (const key of HOSTILE_KEYS) {
        const refused = { message: 'This is not the key of an image or an archive.' }
        await assert.rejects(async () => store.put(key, bytes), refused, key)
        await assert.rejects(async () => store.get(key), refused, key)
        await assert.rejects(async () => store.delete([KEY, key]), refused, key)
        await assert.rejects(async () => store.move(KEY, key), refused, key)
        await assert.rejects(async () => store.move(key, KEY), refused, key)
      }
      assert.deepEqual((await readdir(dir, { recursive: true })).sort(), before)
      assert((await bytesOf(store, KEY))?.equals(bytes))
    })
  })
}

suite('The disk alone', async () => {
  const { store, dir, stop } = await startDisk()
  after(stop)

  test('files are for the service only, and no unfinished one stays', async () => {
    await store.put(KEY, Buffer.from('x'))
    assert.equal((await stat(path.join(dir, KEY))).mode & 0o777, 0o600)
    assert.equal((await stat(path.join(dir, 'pictures/7'))).mode & 0o777, 0o700)
    assert.deepEqual(await readdir(path.join(dir, 'pictures/7')), [`${ID}.webp`])
  })

  test('many writers of one key leave one whole file', async () => {
    const contents = Array.from({ length: 20 }, (_, at) => Buffer.alloc(50_000, at))
    await Promise.all(contents.map((bytes) => store.put(KEY, bytes)))
    const stored = await readFile(path.join(dir, KEY))
    assert(contents.some((bytes) => bytes.equals(stored)))
    assert.deepEqual(await listed(store), [KEY])
  })

  test('a disk that fails is 503 and leaves nothing unfinished', async () => {
    const blocked = path.join(dir, 'blocked')
    await writeFile(blocked, 'a file where the folder should be')
    await assert.rejects(diskStore(blocked).put(KEY, Buffer.from('x')), isUnavailable)
    await assert.rejects(diskStore(blocked).get(KEY), isUnavailable)
    await assert.rejects(listed(diskStore(blocked)), isUnavailable)

    const other = imageKey(8, ID, 'image')
    await mkdir(path.join(dir, other), { recursive: true }) // cannot be replaced by a file
    await assert.rejects(store.put(other, Buffer.from('x')), isUnavailable)
    assert.deepEqual(await readdir(path.join(dir, 'pictures/8')), [`${ID}.webp`])
  })

  test('the settings choose the store', async () => {
    const chosen = openStore({ mediaDir: dir, s3: null })
    assert.deepEqual(await listed(chosen), [KEY])
  })
})

suite('S3 alone', async () => {
  const { settings, stop } = await startS3()
  after(stop)

  test('a refusal is 503, and the log learns its name but no key', async () => {
    const store = s3Store({ ...settings, accessKeyId: 'WRONGKEY' })
    const error = await store.put(KEY, Buffer.from('x')).catch((error: unknown) => error)
    assert(isUnavailable(error))
    const { message } = (error as Problem).cause as Error
    assert.equal(message, 'The media store answered 403 InvalidAccessKeyId to PUT.')
  })

  test('other bytes than those that were asked for are not passed on', async () => {
    const store = s3Store(settings)
    await store.put(KEY, Buffer.from('hello'))
    // The test's server takes `0-0` for the whole.
    await assert.rejects(store.get(KEY, { start: 0, end: 0 }), isUnavailable)
  })

  test('a missing bucket is not reported as a missing image', async () => {
    const store = s3Store({ ...settings, bucket: 'no-such-bucket' })
    await assert.rejects(store.get(KEY), isUnavailable)
    await assert.rejects(store.put(KEY, Buffer.from('x')), isUnavailable)
    await assert.rejects(listed(store), isUnavailable)
  })

  test('a server that is away is 503', async () => {
    const store = s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' })
    await assert.rejects(store.get(KEY), isUnavailable)
    await assert.rejects(store.delete([KEY]), isUnavailable)
    await assert.rejects(listed(store), isUnavailable)
  })

  test('a listing that does not go on after its first page is 503, and ends', async (context) => {
    let pages = 0
    const server = http.createServer((_request, response) => {
      pages += 1
      response.end(`<ListBucketResult><IsTruncated>${pages < 5}</IsTruncated><Contents><Key>${KEY}</Key>
        <LastModified>2026-01-02T10:00:00.000Z</LastModified></Contents></ListBucketResult>`)
    })
    context.after(() => server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await assert.rejects(listed(s3Store({ ...settings, endpoint: `http://127.0.0.1:${port}` })), isUnavailable)
    assert.equal(pages, 2)
  })

  test('the settings choose the store; a trailing slash of the endpoint does no harm', async () => {
    const chosen = openStore({ mediaDir: '', s3: { ...settings, endpoint: `${settings.endpoint}/` } })
    await chosen.put(KEY, Buffer.from('x'))
    assert.deepEqual(await listed(chosen), [KEY])
  })
})
