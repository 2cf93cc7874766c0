import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { backUp } from '../../src/backup/backUp.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { restore } from '../../src/backup/restore.ts'
import { migrateWithin, migrationNames } from '../../src/database/migrate.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { imageKeys } from '../../src/media/keys.ts'
import { createBlankDatabase, createDatabase } from '../support/database.ts'
import { loadDemoRows } from '../support/demo.ts'
import { startS3 } from '../media/stores.ts'
import { newFolder, newPlace } from './samples.ts'

const file = await newFolder()
const source = await newPlace(createDatabase())
const { db } = source.database
const { userId } = await loadDemoRows(db, { issuer: 'https://issuer.example', store: source.store })
// Each character that the text of COPY writes in another way, and values at the ends of their types.
const odd = await db
  .insertInto('users')
  .values({ display_name: 'a\tb\\N\n\r\u{1f600}"\'', bio: '\\.', electricity_rate_micros: Number.MAX_SAFE_INTEGER })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('device_events')
  .values({
    user_id: odd.id,
    source: 'OctoPrint',
    body: '{"b":1e400,"a":"\\u0041"}',
    snapshot: Buffer.alloc(6_000_000, 7),
  })
  .execute()

/** Tables with positions of events, which become higher (`positions.test.ts`). */
const WITH_POSITIONS = ['event_heads', 'events', 'webhooks']
/** Everything of a backup but the time when it was written, and those tables. */
const parts = ({ createdDate: _, tables, ...rest }: Manifest) => ({
  ...rest,
  tables: tables.filter(({ name }) => !WITH_POSITIONS.includes(name)),
})

test('a backup restores to equal parts, in another kind of store, and from there again', async () => {
  const first = await backUp(source, file('first.tar'))
  const s3 = await startS3()
  after(s3.stop)
  const blank = await createBlankDatabase()
  after(() => blank.drop())
  const second = { databaseUrl: blank.url, store: s3.store }
  assert.deepEqual(await restore(second, file('first.tar')), first)
  const again = await backUp(second, file('second.tar'))
  assert.deepEqual(parts(again), parts(first))

  const third = await newPlace()
  await restore(third, file('second.tar'))
  assert.deepEqual(parts(await backUp(third, file('third.tar'))), parts(first))

  assert.equal((await stat(file('first.tar'))).mode & 0o777, 0o600)
  const rows = new Map(first.tables.map(({ name, rows: count }) => [name, count]))
  assert.ok((rows.get('prints') ?? 0) > 100)
  const users = await db.selectFrom('users').select('id').execute()
  assert.equal(rows.get('users'), users.length)
  assert.ok(first.images.entries > 0)
  assert.equal(first.images.missing, 0)
  // More than one entry, of which each is bounded.
  assert.ok((first.tables.find(({ name }) => name === 'device_events')?.entries ?? 0) > 1)
})

test('every table of the schema but the archives of users is in a backup, with all columns but those that are generated', async () => {
  const { tables } = await backUp(source, file('tables.tar'))
  const schema = await readFile(new URL('../../db/schema.sql', import.meta.url), 'utf8')
  const stored = [...schema.matchAll(/^create table (\w+) \(\n(.*?)\n\);/gms)].map(([, name = '', body = '']) => {
    const lines = body.split('\n').filter((line) => !line.includes('generated always as ('))
    return [name, lines.map((line) => line.trim().split(' ')[0]?.replaceAll('"', '')).sort()]
  })
  const named = tables.map(({ name, columns }) => [name, [...columns].sort()])
  assert.deepEqual(named.sort(), stored.filter(([name]) => name !== 'exports').sort())
})

test('a restored database is complete: generated columns, images, the next ids, the id that the store has too', async () => {
  const highest = await db
    .insertInto('users')
    .values({ display_name: 'Last' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('users').where('id', '=', highest.id).execute()
  await backUp(source, file('complete.tar'))
  const target = await newPlace()
  await restore(target, file('complete.tar'))
  const restored = target.database.db

  const user = await restored.selectFrom('users').selectAll().where('id', '=', odd.id).executeTakeFirstOrThrow()
  assert.deepEqual(user, await db.selectFrom('users').selectAll().where('id', '=', odd.id).executeTakeFirstOrThrow())
  const texts = (from: typeof db) =>
    from
      .selectFrom('prints')
      .select(['id', 'search_text', 'time_ratio'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  assert.deepEqual(await texts(restored), await texts(db))
  const next = await restored
    .insertInto('users')
    .values({ display_name: 'Next' })
    .returning('id')
    .executeTakeFirstOrThrow()
  assert.equal(next.id, highest.id + 1, 'the id of a deleted record is not given again')

  const images = await restored.selectFrom('images').select(['user_id', 'id']).execute()
  for (const key of images.flatMap(({ user_id, id }) => imageKeys(user_id, id))) {
    const [before, now] = await Promise.all([source.store.get(key), target.store.get(key)])
    assert.deepEqual(await now?.toArray(), await before?.toArray())
  }
  const identity = await restored.selectFrom('database_identity').select('id').executeTakeFirstOrThrow()
  const written = await (await target.store.get('database-id'))?.toArray()
  assert.equal(
    Buffer.concat((written ?? []) as Buffer[])
      .toString()
      .trim(),
    identity.id,
  )
})

test('a backup is one moment: rows that are committed while it runs are not in it', async () => {
  const before = await backUp(source, file('before.tar'))
  const meanwhile = await inTransaction(db, async (trx) => {
    // The backup has its snapshot, and waits for this table.
    await sql`lock table prints in access exclusive mode`.execute(trx)
    const running = backUp(source, file('meanwhile.tar'))
    const isWaiting = sql<{ count: number }>`select count(*) from pg_locks
      where relation = 'prints'::regclass and not granted`
    while ((await isWaiting.execute(trx)).rows[0]?.count !== 1) await sql`select pg_sleep(0.01)`.execute(trx)
    const print = { user_id: odd.id, title: 'Late', status: 'Success', view_status: 'Private', source: 'Web' } as const
    const { id } = await trx.insertInto('prints').values(print).returning('id').executeTakeFirstOrThrow()
    // Copied after the table that the backup waits for.
    await trx
      .insertInto('comments')
      .values({ user_id: odd.id, print_id: id, author_id: odd.id, body: 'Late' })
      .execute()
    return { running }
  })
  assert.deepEqual((await meanwhile.running).tables, before.tables)
  await db.deleteFrom('prints').where('title', '=', 'Late').execute()
})

test('images that are deleted while a backup runs are counted', async () => {
  const before = await backUp(source, file('all-images.tar'))
  let isFirst = true
  const get = (key: string) => {
    const isGone = isFirst
    isFirst = false
    return isGone ? Promise.resolve(null) : source.store.get(key)
  }
  const { images } = await backUp({ ...source, store: { ...source.store, get } }, file('fewer-images.tar'))
  assert.equal(images.missing, 1)
  assert.equal(images.entries, before.images.entries - 1)
})

/** The last migration of the first release, whose databases have no id yet, and a later one. */
for (const last of ['0016_ratios', '0022_device_errors'])
  test(`a backup of the older schema ${last} is restored and migrated`, async () => {
    const old = await newPlace()
    await inTransaction(old.database.db, (trx) => migrateWithin(trx, last))
    await old.database.db.insertInto('users').values({ id: 7, display_name: 'Early' }).execute()
    await old.database.db
      .insertInto('prints')
      .values({ user_id: 7, title: 'Béchy', status: 'Success', view_status: 'Private', source: 'Web' })
      .execute()
    const { migrations } = await backUp(old, file(`${last}.tar`))
    assert.equal(migrations.at(-1), last)

    const target = await newPlace()
    await restore(target, file(`${last}.tar`))
    const print = await target.database.db
      .selectFrom('prints')
      .select(['title', 'search_text'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(print, { title: 'Béchy', search_text: 'bechy' })
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      target.database.db,
    )
    assert.deepEqual(
      applied.rows.map(({ name }) => name),
      await migrationNames(),
    )
  })
