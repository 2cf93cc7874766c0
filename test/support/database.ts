import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'

/** Names the URL of the migrated template database in the environment of the test processes. */
export const TEMPLATE_URL = 'TEST_TEMPLATE_URL'
/** Names the URLs of the servers of a cluster there, the coordinator's first; there is none without a cluster. */
export const NODE_URLS = 'TEST_NODE_URLS'

export interface TestDatabase {
  readonly url: string
  readonly db: Kysely<DB>
  /** Closes `db` and removes the database, also when somebody is still connected to it. */
  drop(): Promise<void>
}

/** Makes an empty, migrated database, a copy of the template that `globalSetup.ts` has prepared. */
export function createDatabase(): Promise<TestDatabase> {
  return create((template) => template)
}

/** Makes a database without tables. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return create(() => 'template0')
}

async function create(original: (template: string) => string): Promise<TestDatabase> {
  const templateUrl = process.env[TEMPLATE_URL]
  if (templateUrl === undefined) {
    throw new Error(
      'Run tests with `make test`, or one file with `node --test --test-global-setup=test/support/globalSetup.ts <file>`.',
    )
  }
  const template = original(new URL(templateUrl).pathname.slice(1))
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = databaseUrl(templateUrl, name)
  await administer(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  const { db } = connect(url, 4, pino({ level: 'silent' }), 30_000, 30_000)
  return {
    url,
    db,
    async drop() {
      await db.destroy()
      await dropDatabase(templateUrl, name)
    },
  }
}

/** The processes of a cluster connect again, so it may take several attempts there. */
async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await administer(url, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Runs a statement on all servers. Nobody may be connected to the template while it is copied. */
async function administer(url: string, statement: string): Promise<void> {
  const nodes = process.env[NODE_URLS]?.split(',') ?? [url]
  await Promise.all(nodes.map((node) => administerNode(node, statement)))
}

async function administerNode(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
