import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { open, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { readArchive, writeArchive, type ArchiveEntry } from '../../src/backup/archive.ts'
import { backUp } from '../../src/backup/backUp.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { restore } from '../../src/backup/restore.ts'
import { StartError } from '../../src/kernel/startError.ts'
import { imageKey } from '../../src/media/keys.ts'
import { createDatabase } from '../support/database.ts'
import { runCommand, runCommandWith } from '../support/command.ts'
import { contentOf, newFolder, newPlace, NOTHING, type Place } from './samples.ts'

const COMMAND = path.resolve(import.meta.dirname, '../../src/commands/backup.ts')

const file = await newFolder()
const source = await newPlace(createDatabase())
const { db } = source.database
await db.insertInto('database_identity').defaultValues().execute()
await db.insertInto('users').values({ id: 1, display_name: 'Somebody' }).execute()
await db
  .insertInto('prints')
  .values({ user_id: 1, id: 1, title: 'A print', status: 'Success', view_status: 'Private', source: 'Web' })
  .execute()
const imageId = randomUUID()
await db
  .insertInto('images')
  .values({ user_id: 1, id: imageId, print_id: 1, width: 1, height: 1, image_bytes: 3, thumbnail_bytes: 2 })
  .execute()
await source.store.put(imageKey(1, imageId, 'image'), Buffer.from('abc'))
await source.store.put(imageKey(1, imageId, 'thumbnail'), Buffer.from('de'))
await backUp(source, file('good.tar'))

/** Restores a file, which must be refused with a sentence. */
function refused(name: string, sentence: RegExp, place: Parameters<typeof restore>[0]) {
  return assert.rejects(restore(place, file(name)), (error) => {
    assert.ok(error instanceof StartError, String(error))
    assert.match(error.message, sentence)
    return true
  })
}

/** Copies the good backup with other entries; null leaves one out. */
async function rewrite(name: string, change: (entry: ArchiveEntry) => Buffer | null): Promise<void> {
  await writeArchive(file(name), async (add) => {
    for await (const entry of readArchive(file('good.tar'))) {
      const bytes = change(entry)
      if (bytes !== null) await add(entry.name, bytes)
    }
  })
}

const withManifest = (name: string, change: (manifest: Manifest) => object) =>
  rewrite(name, ({ name: entry, bytes }) =>
    entry === 'manifest.json'
      ? Buffer.from(
          JSON.stringify({
            ...(JSON.parse(bytes.toString()) as Manifest),
            // As of an earlier version, which did not write a hash of it.
            sha256: undefined,
            ...change(JSON.parse(bytes.toString()) as Manifest),
          }),
        )
      : bytes,
  )

test('a damaged file is refused before anything is written', async () => {
  const place = await newPlace()
  const good = await readFile(file('good.tar'))
  const entries: { name: string; at: number }[] = []
  for await (const { name, bytes } of readArchive(file('good.tar')))
    entries.push({ name, at: good.indexOf(bytes) + bytes.length - 1 })
  assert.ok(entries.some(({ name }) => name.startsWith('images/')))
  for (const { name, at } of entries) {
    const damaged = Buffer.from(good)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at)
    await writeFile(file('damaged.tar'), damaged)
    await refused('damaged.tar', /is not a complete backup \(.+\); nothing was restored\.$/, place).catch(
      (error: unknown) => {
        throw new Error(`${name} was changed unnoticed`, { cause: error })
      },
    )
  }
  const digits = good.lastIndexOf('"value": "') + '"value": "'.length
  const damaged = Buffer.from(good)
  damaged.write(good.toString('latin1', digits, digits + 1) === '1' ? '2' : '1', digits)
  await writeFile(file('damaged.tar'), damaged)
  await refused('damaged.tar', /its manifest is unreadable/, place)
  for (const length of [0, 100, 512, 1500, Math.floor(good.length / 2), good.length - 1600]) {
    await writeFile(file('short.tar'), good)
    await truncate(file('short.tar'), length)
    await refused('short.tar', /is not a complete backup/, place)
  }
  await writeFile(file('other.tar'), 'This is another file, of a few words.'.repeat(100))
  await refused('other.tar', /is not a complete backup/, place)
  await refused('missing.tar', /missing\.tar cannot be read: ENOENT: [^.]+\.tar'\. Nothing was restored\.$/, place)
  await refused('.', / cannot be read: EISDIR: [^.]+\. Nothing was restored\.$/, place)
  assert.deepEqual(await contentOf(place), NOTHING)
})

test('parts that are missing, unknown or of another manifest are refused', async () => {
  const place = await newPlace()
  await rewrite('no-users.tar', ({ name, bytes }) => (name.startsWith('tables/users/') ? null : bytes))
  await refused('no-users.tar', /its manifest describes other data of users\)/, place)
  await rewrite('no-image.tar', ({ name, bytes }) => (name.endsWith('-thumbnail.webp') ? null : bytes))
  await refused('no-image.tar', /its manifest describes other data of the images\)/, place)
  await rewrite('no-manifest.tar', ({ name, bytes }) => (name === 'manifest.json' ? null : bytes))
  await refused('no-manifest.tar', /it has no manifest/, place)
  await withManifest('less.tar', ({ tables }) => ({ tables: tables.filter(({ name }) => name !== 'prints') }))
  await refused('less.tar', /its manifest describes other data of prints\)/, place)
  await withManifest('odd.tar', () => ({ tables: 'all' }))
  await refused('odd.tar', /its manifest is unreadable/, place)
  await writeArchive(file('outside.tar'), (add) => add('images/../../../etc/passwd', Buffer.from('x')))
  await refused('outside.tar', /unknown entry/, place)
  assert.deepEqual(await contentOf(place), NOTHING)
})

test('what the database refuses first is the error', async () => {
  const place = await newPlace()
  const fails = (message: RegExp) => assert.rejects(restore(place, file('good.tar')), message)
  await sql`create type view_status as enum ('Public')`.execute(place.database.db)
  await fails(/type "view_status" already exists/)
  const name = new URL(place.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(place.database.db)
  await fails(/cannot execute CREATE TABLE in a read-only transaction/)
  assert.deepEqual(await contentOf(place), NOTHING)
})

test('a newer schema or layout is refused', async () => {
  const place = await newPlace()
  await sql`insert into kysely_migration values ('9999_future', '2030-01-01')`.execute(db)
  await backUp(source, file('newer.tar'))
  await sql`delete from kysely_migration where name = '9999_future'`.execute(db)
  await refused(
    'newer.tar',
    /has a newer schema \(9999_future\) than this version of the service .* install that version first/,
    place,
  )
  await withManifest('layout.tar', () => ({ format: 2, tables: {} }))
  await refused('layout.tar', /was written by a newer version of the service/, place)
  await withManifest('foreign.tar', () => ({ migrations: ['0001_other'] }))
  await refused('foreign.tar', /has a schema \(0001_other\) that is not one of this service/, place)
  assert.deepEqual(await contentOf(place), NOTHING)
})

test('a database or a store that is in use is refused and stays as it is', async () => {
  const migrated = await newPlace(createDatabase())
  await refused('good.tar', /^The database is not empty: restore into a new one, without tables\./, migrated)
  assert.deepEqual((await contentOf(migrated)).keys, [])

  const foreign = await newPlace()
  await foreign.store.put('database-id', Buffer.from(randomUUID()))
  await refused(
    'good.tar',
    /^The media store belongs to the database [0-9a-f-]{36}: set MEDIA_DIR or S3_BUCKET/,
    foreign,
  )

  const unknown = await newPlace()
  const key = imageKey(9, randomUUID(), 'image')
  await unknown.store.put(key, Buffer.from('theirs'))
  await refused('good.tar', /^The media store has images already/, unknown)
  assert.deepEqual(await contentOf(unknown), { tables: [], keys: [key] })
})

test('views of an extension do not make a database full, and are in no backup', async () => {
  const place = await newPlace()
  await sql`create extension pg_stat_statements`.execute(place.database.db)
  await restore(place, file('good.tar'))
  const { tables } = await backUp(place, file('extension.tar'))
  assert.deepEqual(
    tables.filter(({ name }) => name.startsWith('pg_')),
    [],
  )
})

test('the store that the lost database had is taken on with its images', async () => {
  const place = await newPlace()
  const { id } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow()
  const key = imageKey(1, randomUUID(), 'image')
  await place.store.put('database-id', Buffer.from(id))
  await place.store.put(key, Buffer.from('newer than the backup'))
  await restore(place, file('good.tar'))
  assert.equal((await contentOf(place)).keys.length, 3)
  assert.ok((await contentOf(place)).keys.includes(key))
})

test('a restore that fails midway leaves nothing behind and can be repeated', async () => {
  const place = await newPlace()
  const bad = Buffer.from('not a row of this table\n')
  await rewrite('midway.tar', ({ name, bytes }) => {
    if (name.startsWith('tables/prints/')) return gzipSync(bad)
    if (name !== 'manifest.json') return bytes
    const manifest = JSON.parse(bytes.toString()) as Manifest
    const sha256 = createHash('sha256').update(bad).digest('hex')
    const tables = manifest.tables.map((table) =>
      table.name === 'prints' ? { ...table, bytes: bad.length, sha256 } : table,
    )
    return Buffer.from(JSON.stringify({ ...manifest, tables, sha256: undefined }))
  })
  await assert.rejects(restore(place, file('midway.tar')), /bigint/)
  assert.deepEqual(await contentOf(place), NOTHING)
  assert.equal(await place.store.get('database-id'), null)
  await restore(place, file('good.tar'))
  assert.equal((await contentOf(place)).keys.length, 2)
})

test('nothing but a complete backup has its name', async () => {
  const store = { ...source.store, get: () => Promise.reject(new Error('The store has gone.')) }
  await assert.rejects(backUp({ ...source, store }, file('failed.tar')), /The store has gone\./)
  await assert.rejects(open(file('failed.tar')), { code: 'ENOENT' })
  await assert.rejects(backUp(source, file('good.tar')), /good\.tar exists: give the backup another name\.$/)
})

/** Names of the files that a backup has left, unfinished ones too. */
async function filesOf(name: string): Promise<string[]> {
  return (await readdir(file('.'))).filter((found) => found.startsWith(name))
}

/** Ends the connections of a backup or a restore, as a restart of the database does. */
async function cutOff(place: Place): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name in ('print-log backup', 'print-log restore')`.execute(
    place.database.db,
  )
}

test('a connection that is lost while images are read or stored is named, and nothing is left', async () => {
  const get = async (key: string) => {
    await cutOff(source)
    return source.store.get(key)
  }
  const lost = /^The connection to the database was lost \(.+\): try again\.$/
  const isNamed = (error: unknown) => error instanceof StartError && lost.test(error.message)
  await assert.rejects(backUp({ ...source, store: { ...source.store, get } }, file('lost.tar')), isNamed)
  assert.deepEqual(await filesOf('lost.tar'), [])

  const place = await newPlace()
  const put = async (key: string, bytes: Buffer) => {
    await cutOff(place)
    await place.store.put(key, bytes)
  }
  await assert.rejects(restore({ ...place, store: { ...place.store, put } }, file('good.tar')), isNamed)
  assert.deepEqual(await contentOf(place), NOTHING)
  assert.equal(await place.store.get('database-id'), null)
})

test('limits of time that a database sets for others do not end a backup or a restore', async () => {
  const place = await newPlace()
  const name = new URL(place.databaseUrl).pathname.slice(1)
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout'])
    await sql`alter database ${sql.id(name)} set ${sql.id(limit)} = '50ms'`.execute(place.database.db)
  const slow = {
    ...place.store,
    put: async (key: string, bytes: Buffer) => {
      await sleep(100)
      await place.store.put(key, bytes)
    },
    get: async (key: string) => {
      await sleep(100)
      return place.store.get(key)
    },
  }
  await restore({ ...place, store: slow }, file('good.tar'))
  assert.equal((await backUp({ ...place, store: slow }, file('slow.tar'))).images.entries, 2)
})

test('a backup and a restore that are asked to stop leave nothing behind', async () => {
  const stopped = new StartError('Stopped.')
  const stopping = new AbortController()
  const get = (key: string) => {
    stopping.abort(stopped)
    return source.store.get(key)
  }
  await assert.rejects(
    backUp({ ...source, store: { ...source.store, get } }, file('halted.tar'), stopping.signal),
    stopped,
  )
  assert.deepEqual(await filesOf('halted.tar'), [])

  const place = await newPlace()
  const halting = new AbortController()
  const put = async (key: string, bytes: Buffer) => {
    halting.abort(stopped)
    await place.store.put(key, bytes)
  }
  await assert.rejects(restore({ ...place, store: { ...place.store, put } }, file('good.tar'), halting.signal), stopped)
  assert.deepEqual(await contentOf(place), NOTHING)
})

test('the command that writes a backup says that a signal has stopped it, and leaves no file', async () => {
  const { databaseUrl, database } = await newPlace(createDatabase())
  let ended: Promise<number | null> | undefined
  let errors = ''
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table images in access exclusive mode`.execute(trx)
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const environment = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl, OIDC_ISSUER: 'http://127.0.0.1:1' }
    const child = spawn(process.execPath, [COMMAND, file('signal.tar')], { env: environment })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    ended = new Promise((resolve) => child.once('close', resolve))
    while (child.exitCode === null && !(await isBackupWaiting(database.db))) await sleep(10)
    child.kill('SIGTERM')
  })
  assert.equal(await ended, 1)
  assert.equal(errors, 'Stopped by SIGTERM; nothing is left of it.\n')
  assert.deepEqual(await filesOf('signal.tar'), [])
})

async function isBackupWaiting(connections: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'print-log backup' and wait_event_type = 'Lock'`.execute(
    connections,
  )
  return rows.length > 0
}

test('the commands say in a sentence why they cannot', async () => {
  const blank = await newPlace()
  const run = (name: string, ...words: string[]) => runCommand(name, blank.databaseUrl, ...words)
  for (const name of ['backup', 'restore']) {
    const errors = `Give one file: make ${name} FILE=print-log.tar\n`
    assert.deepEqual(await run(name), { code: 1, output: '', errors })
  }
  assert.deepEqual(await run('backup', file('blank.tar')), {
    code: 1,
    output: '',
    errors: 'The database has no schema: there is nothing to back up.\n',
  })
  const { code, output } = await runCommand(
    'backup',
    (await newPlace(createDatabase())).databaseUrl,
    file('command.tar'),
  )
  assert.match(
    output,
    /command\.tar has 0 rows of \d+ tables \(schema \d{4}_\w+\) and 0 files of images\. It is as secret as the database\.\n$/,
  )
  assert.equal(code, 0)
})

test('the commands name a folder and a media store that cannot be used', async () => {
  const full = (await newPlace(createDatabase())).databaseUrl
  const nowhere = file('missing/backup.tar')
  const backup = await runCommand('backup', full, nowhere)
  assert.equal(backup.code, 1)
  assert.match(backup.errors, /^\S+missing\/backup\.tar cannot be written: ENOENT: [^\n]+\n$/)
  const settings = { MEDIA_DIR: file('good.tar') }
  const restored = await runCommandWith(settings, 'restore', (await newPlace()).databaseUrl, file('good.tar'))
  assert.equal(restored.code, 1)
  assert.match(
    restored.errors,
    /^The media store cannot be used: E\w+: [^\n]+good\.tar[^\n]+\. Correct MEDIA_DIR, or the settings that begin with S3_, and try again\.\n$/,
  )
})
