import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { statementsOf } from '../../src/database/migrate.ts'
import { databaseUrl } from '../support/database.ts'

/** The statements that distribute the tables of the service. */
export const DISTRIBUTION = readFileSync(path.resolve(import.meta.dirname, '../../db/citus.sql'), 'utf8')

/** Database of a cluster that the databases of its tests are copies of. */
export const TEMPLATE = 'template_cluster'

/** Does work with a connection. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Sends the statements of a file one by one, each in a transaction of its own, as psql does. */
export async function runFile(client: pg.Client, text: string): Promise<void> {
  for (const statement of statementsOf(text)) await client.query(statement)
}

/**
 * Creates a database on all servers and joins them to a cluster.
 * @param nodes URLs of the servers, the coordinator first
 * @param name of the database
 */
export async function joinNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const url of nodes) await withClient(url, (client) => client.query(`create database ${name} strategy file_copy`))
  for (const url of nodes) await withClient(databaseUrl(url, name), (client) => client.query('create extension citus'))
  const [coordinator = '', ...workers] = nodes
  await withClient(databaseUrl(coordinator, name), async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', addressOf(coordinator))
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', addressOf(worker))
  })
}

/** Host and port of the URL of a server. */
export function addressOf(url: string): [host: string, port: number] {
  const { hostname, port } = new URL(url)
  return [hostname, Number(port)]
}
