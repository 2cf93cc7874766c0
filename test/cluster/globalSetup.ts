import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { migrate } from '../../src/database/migrate.ts'
import { databaseUrl, NODE_URLS, TEMPLATE_URL } from '../support/database.ts'
import { compileResponses } from '../support/responseValidators.ts'
import { DISTRIBUTION, joinNodes, runFile, TEMPLATE, withClient } from './distribute.ts'
import { startNodes, type Nodes } from './nodes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

let nodes: Nodes | null = null

/** Starts a cluster, or takes that of CLUSTER_NODES, and makes the template of the test databases on it; tests run on copies of it. */
export async function globalSetup(): Promise<void> {
  execFileSync('make', ['--silent', 'web'], { cwd: ROOT, stdio: 'inherit' })
  compileResponses('contract')
  compileResponses('spoolman/contract')
  const given = process.env['CLUSTER_NODES']?.split(',')
  nodes = given ? null : await startNodes(3)
  const urls = given ?? nodes?.urls ?? []
  await makeTemplate(urls)
  process.env[TEMPLATE_URL] = databaseUrl(urls[0] ?? '', TEMPLATE)
  process.env[NODE_URLS] = urls.join(',')
}

/** Stops the cluster that was started. */
export async function globalTeardown(): Promise<void> {
  await nodes?.stop()
}

/** A copy of a database of a cluster knows its nodes, and where its shards are: the copy on each node has those of the node. */
async function makeTemplate(urls: readonly string[]): Promise<void> {
  for (const url of urls)
    await withClient(url, (client) => client.query(`drop database if exists ${TEMPLATE} with (force)`))
  await joinNodes(urls, TEMPLATE)
  const url = databaseUrl(urls[0] ?? '', TEMPLATE)
  await migrate(url)
  await withClient(url, (client) => runFile(client, DISTRIBUTION))
  for (const node of urls) {
    await withClient(node, async (client) => {
      // A database cannot be copied while anybody is connected to it, Citus' own processes included.
      await client.query(`alter database ${TEMPLATE} allow_connections false`)
      await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [TEMPLATE])
    })
  }
}
