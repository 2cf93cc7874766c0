import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded, type EmbeddedDatabase } from '../../src/database/embedded.ts'
import { migrate } from '../../src/database/migrate.ts'
import { isAlive } from '../../src/database/folderLock.ts'
import { databaseUrl, TEMPLATE_URL } from './database.ts'
import { beginRecord } from './record.ts'
import { compileResponses } from './responseValidators.ts'
import { DELAY, startSlowDatabase, type SlowDatabase } from './slowDatabase.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, '.cache')
const MIGRATIONS = path.join(ROOT, 'db/migrations')
/** Any number that nothing else on this server locks. */
const TEMPLATE_LOCK = 7_041_963
/** A test database may be lost with the machine. */
const SETTINGS = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']

let server: EmbeddedDatabase | null = null
let slow: SlowDatabase | null = null

/** Builds the web pages, compiles the validators of responses, starts PostgreSQL and makes the template of the test databases; test processes learn of it through their environment. */
export async function globalSetup(): Promise<void> {
  execFileSync('make', ['--silent', 'web'], { cwd: ROOT, stdio: 'inherit' })
  compileResponses('contract')
  compileResponses('spoolman/contract')
  server = await startEmbedded(CACHE)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    for (const setting of SETTINGS) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const template = await prepareTemplate(client, server.url)
    const longestMs = Number(process.env[DELAY] ?? 0)
    if (longestMs > 0) slow = await startSlowDatabase(server.url, longestMs)
    process.env[TEMPLATE_URL] = databaseUrl((slow ?? server).url, template)
  } finally {
    await client.end()
  }
  beginRecord()
}

/** Stops PostgreSQL, unless another run still uses it. */
export async function globalTeardown(): Promise<void> {
  slow?.stop()
  await server?.stop()
}

/** Makes the template of these migrations where it is missing, and drops what earlier runs left. Returns its name. */
async function prepareTemplate(client: pg.Client, url: string): Promise<string> {
  const template = `template_${migrationsHash()}`
  const names = await databaseNames(client)
  for (const name of names.filter((name) => isStale(name, template))) {
    await client.query(`drop database if exists ${name} with (force)`)
  }
  if (names.includes(template)) return template
  const unfinished = `unfinished_${template}`
  await client.query(`create database ${unfinished} strategy file_copy`)
  await migrate(databaseUrl(url, unfinished))
  await client.query(`alter database ${unfinished} rename to ${template}`)
  return template
}

async function databaseNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  return rows.map((row) => row.datname)
}

/** Templates of other migrations, unfinished ones, and databases whose test process is gone. */
function isStale(name: string, template: string): boolean {
  if (/^(unfinished_)?template_[0-9a-f]{12}$/.test(name)) return name !== template
  const process = /^test_(\d+)_/.exec(name)?.[1]
  return process !== undefined && !isAlive(Number(process))
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 12)
}
