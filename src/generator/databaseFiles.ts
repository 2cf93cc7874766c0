import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { schemaText } from '../database/schemaText.ts'

const run = promisify(execFile)

/**
 * Migrates an empty database of the embedded PostgreSQL and describes the resulting schema.
 * @param root the repository's folder
 * @returns the schema as SQL, and the types of its rows for Kysely
 */
export async function databaseFiles(root: string): Promise<{ schema: string; types: string }> {
  const server = await startEmbedded(path.join(root, '.cache'))
  const name = `generate_${process.pid}`
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  try {
    await query(server.url, async (client) => client.query(`create database ${name} strategy file_copy`))
    await migrate(url)
    return { schema: await query(url, schemaText), types: await rowTypes(root, url) }
  } finally {
    await query(server.url, async (client) => client.query(`drop database if exists ${name} with (force)`))
    await server.stop()
  }
}

async function query<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs kysely-codegen with the types that our parsers produce. */
async function rowTypes(root: string, url: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'codegen-'))
  const file = path.join(folder, 'database.d.ts')
  const mapping = {
    int8: 'number',
    numeric: 'number',
    timestamptz: 'string',
    date: 'string',
    json: 'unknown',
    jsonb: 'unknown',
  }
  try {
    const program = path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
    const options = [
      '--dialect',
      'postgres',
      '--out-file',
      file,
      '--exclude-pattern',
      'kysely_*',
      '--type-mapping',
      JSON.stringify(mapping),
    ]
    // The URL contains a password, which every user of the machine could see in an argument.
    await run(process.execPath, [program, ...options, '--log-level', 'silent'], { env: { DATABASE_URL: url } })
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
