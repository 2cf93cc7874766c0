import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { migrate } from '../../src/database/migrate.ts'
import { Service } from '../development/service.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'
import { LedgerWriter } from './ledger.ts'

const FOLDER = new URL('../../db/migrations/', import.meta.url)
/** The first release begins with this one; nobody ran a version with less. */
const FIRST_RELEASE = '0014_sessions.sql'
/** What a version that does not know of it would notice; an index it would not. */
const TAKES =
  /\bdrop\b(?! index\b)|\brename\b|\btype\b.*\busing\b|\balter column\b.*\b(type|set not null|drop default)\b/i
/** What is dropped: its kind, and its name where it has one. */
const DROPS = /\bdrop (not null|default|[a-z]+)\b(?: (?:if exists )?(\w+))?/gi
/** A constraint of a new column that has no statement of its own, which a distributed database refuses. */
const CONSTRAINS = /\badd column\b[^;]*?\b(check|references|unique|primary key)\b/i
/** No database was distributed with a schema before this one. */
const FIRST_DISTRIBUTED = '0036_exports.sql'
const DEMANDS = /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i

const stops = collectStops()
let database: TestDatabase
let issuer: Issuer
let instance: Instance
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  instance = await startInstance({ databaseUrl: database.url, issuer })
  stops.push(() => instance.stop())
})

test('F17: a migration of a release stays as it was released', () => {
  const hashes = readFileSync(new URL('../../contract/released/migrations.sha256', import.meta.url), 'utf8')
  const lines = hashes.split('\n').slice(0, -1)
  assert.ok(lines.length >= 16)
  for (const line of lines) {
    const [hash, name = ''] = line.split('  ')
    const text = readFileSync(new URL(`../../${name}`, import.meta.url))
    assert.equal(createHash('sha256').update(text).digest('hex'), hash, `${name} is released: write another migration`)
  }
})

test('F17: a migration only adds, unless it says which release has stopped using what it takes', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name > FIRST_RELEASE)
  for (const name of names) {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    if (/^-- contracts: \S/m.test(text)) continue
    const statements = text.replaceAll(/--.*$/gm, '').split(';')
    for (const statement of statements) assert.ok(onlyAdds(statement), `${name}: ${statement}`)
  }
  for (const statement of [
    'alter table prints drop column notes',
    'alter table prints rename to jobs',
    'alter table prints alter column title type varchar using title',
    'alter table prints alter column notes set not null',
    'alter table prints add column mood text not null',
  ])
    assert.ok(!onlyAdds(statement), statement)
  assert.ok(onlyAdds("alter table prints\n add column mood text not null\n default ''"))
})

test('a migration that drops something says what and why', () => {
  for (const name of readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))) {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    const said = text.match(/^-- drops: .*;.*$/gm)?.join('\n') ?? ''
    for (const [statement, kind = '', dropped = kind] of text.replaceAll(/--.*$/gm, '').matchAll(DROPS))
      assert.ok(said.includes(kind === 'not null' ? kind : dropped), `${name} does not say "${statement}"`)
  }
})

function onlyAdds(statement: string): boolean {
  const line = statement.replaceAll(/\s+/g, ' ')
  return line.split(/,(?= ?add column)/i).every((part) => !TAKES.test(part) && !DEMANDS.test(part))
}

test('a migration adds the constraint of a new column by itself', () => {
  for (const name of readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST_DISTRIBUTED)) {
    const statements = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(/--.*$/gm, '').split(';')
    for (const statement of statements) assert.doesNotMatch(statement, CONSTRAINS, name)
  }
  assert.match('alter table prints add column mood integer check (mood > 0)', CONSTRAINS)
})

test('F17: this version goes on writing and reading while a newer one adds to every table, and starts again next to it', async () => {
  const user = await signUp(instance, issuer)
  const ledger = await LedgerWriter.start(instance.client, user)
  for (let i = 0; i < 6; i++) assert.equal(await ledger.write(instance.client), 'acknowledged')
  await addToEveryTable(database.db)
  for (let i = 0; i < 6; i++) assert.equal(await ledger.write(instance.client), 'acknowledged')
  const reads = ['Users_GetMe', 'Prints_GetSummary', 'Filaments_GetFilaments', 'Achievements_GetMine'] as const
  for (const id of reads) assert.equal((await instance.client.call(id, { as: user })).status, 200)
  await instance.stop()

  instance = await startInstance({ databaseUrl: database.url, issuer })
  stops.push(() => instance.stop())
  assert.deepEqual(await migrate(database.url), [])
  for (let i = 0; i < 6; i++) assert.equal(await ledger.write(instance.client), 'acknowledged')
  await ledger.check(instance.client, database.url)
})

test('F19: a migration that fails halfway leaves the schema as it was, and ends the start', async () => {
  const fresh = await createDatabase()
  stops.push(() => fresh.drop())
  // The last migration finds its table taken, after all the others have passed.
  await sql`drop schema public cascade; create schema public; create table sessions (x integer)`.execute(fresh.db)
  const service = new Service({ DATABASE_URL: fresh.url, OIDC_ISSUER: issuer.issuer, PORT: '0' })
  const { code, errors } = await service.ended()
  assert.equal(code, 1)
  assert.match(errors, /relation "sessions" already exists/)
  assert.deepEqual(await tables(fresh.db), ['kysely_migration', 'kysely_migration_lock', 'sessions'])
  assert.equal((await sql`select from kysely_migration`.execute(fresh.db)).rows.length, 0)

  await sql`drop table sessions`.execute(fresh.db)
  assert.ok((await migrate(fresh.url)).includes('0014_sessions'))
  assert.deepEqual(await tables(fresh.db), await tables(database.db))
})

test('F19: an instance that is killed while it migrates leaves nothing, and its successor says what it waits for', async () => {
  const fresh = await createDatabase()
  stops.push(() => fresh.drop())
  await sql`drop schema public cascade; create schema public`.execute(fresh.db)
  const start = () => {
    const settings = { DATABASE_URL: fresh.url, OIDC_ISSUER: issuer.issuer, PORT: '0', METRICS_PORT: 'off' }
    const service = new Service({ ...settings, DATA_DIR: folder, LOG_LEVEL: 'info', SHUTDOWN_DELAY_SECONDS: '0' })
    stops.push(() => service.stop('SIGKILL'))
    return service
  }
  const folder = path.resolve('.cache/killed')
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const successor = await fresh.db.transaction().execute(async (trx) => {
    // The instances may take longer to start than a transaction of the service may do nothing.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    // The last migration of the first release waits for this table, after all the others have passed.
    await sql`create table sessions (x integer)`.execute(trx)
    const killed = start()
    await eventually(async () => (await waitsOf(fresh.db)).includes('transactionid'))
    await killed.stop('SIGKILL')
    const next = start()
    let log = ''
    next.child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
    await eventually(() => log.includes('"msg":"migrating, or waiting for the instance that does"'))
    assert.match(log, /"pending":\["0001_users",/)
    await eventually(async () => (await waitsOf(fresh.db)).includes('advisory'))
    await sql`drop table sessions`.execute(trx)
    return next
  })
  await successor.printed(/^Started in/m)
  const { errors } = await successor.stop()
  assert.match(errors, /"applied":\["0001_users",[^\]]*\],"msg":"migrated"/)
  assert.deepEqual(await tables(fresh.db), await tables(database.db))
})

/** The kinds of locks that processes of a database wait for. */
async function waitsOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ lock: string }>`select wait_event as lock from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.map(({ lock }) => lock)
}

/** What the migration of a next version might do, and its name in the list. */
async function addToEveryTable(db: Kysely<DB>): Promise<void> {
  for (const name of (await tables(db)).filter((table) => !table.startsWith('kysely')))
    await sql`alter table ${sql.table(name)} add column added_later text not null default 'later'`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  )
}

async function tables(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
