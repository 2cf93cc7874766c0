import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../src/database/migrate.ts'
import { DISTRIBUTION, joinNodes, runFile, withClient } from '../cluster/distribute.ts'
import { startNodes } from '../cluster/nodes.ts'
import { databaseUrl } from '../support/database.ts'
import { freePort } from '../support/ports.ts'
import { startChild } from './child.ts'
import { fillLogbooks, type Measured } from './logbooks.ts'
import { middle } from './measure.ts'

const NAME = 'compared'
const SIZES = { users: 200, heavyPrints: 100_000, prints: 300_000 }
/** As many as Citus has by default. */
const SHARDS = '32'
const ROUNDS = 9
const REQUESTS = 20
const IDLE_SECONDS = 60
const UNLIMITED = '1000000000'
/** The operations that the aims are about: who asks, and how many times the time on one server each may take. */
const REQUESTED: readonly Requested[] = [
  { operation: 'Prints_GetSummary', target: '/api/Prints/summary?pageNumber=2&pageSize=25', aim: 1.5 },
  { operation: 'Prints_GetPrint', target: '/api/Prints/{print}', aim: 2 },
  { operation: 'Feed_GetFeed', target: '/api/Feed', aim: 3 },
  ...['overview', 'activity', 'printers', 'materials', 'costs', 'accuracy'].map((name) => ({
    operation: `Analytics_Get${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    target: `/api/Analytics/${name}?TimeZone=Europe/Berlin`,
    aim: 2,
  })),
]
/** Milliseconds of statements in a second in which nobody asks anything. */
const IDLE_AIM = 3

interface Requested {
  readonly operation: string
  readonly target: string
  readonly aim: number
}

/** The service on a database, and what its statements took so far. */
interface Compared {
  readonly url: string
  readonly key: string
  readonly printId: number
  seconds(operation: string): Promise<number>
  stop(): Promise<void>
}

/**
 * Compares what statements take on a cluster of three nodes with what they take on one server with the same rows and settings on the
 * same machine, as the service measures it. One request at a time, in turn, so that whatever else the machine does hits both.
 */
export async function compareCluster(root: string): Promise<void> {
  const [single, cluster] = [await startNodes(1), await startNodes(3, { 'citus.shard_count': SHARDS })]
  const compared: Compared[] = []
  try {
    await withClient(single.urls[0] ?? '', (client) => client.query(`create database ${NAME}`))
    await joinNodes(cluster.urls, NAME)
    compared.push(await prepare(root, databaseUrl(single.urls[0] ?? '', NAME), false))
    compared.push(await prepare(root, databaseUrl(cluster.urls[0] ?? '', NAME), true))
    console.log(`\nStatements on three nodes compared with one server: ${SIZES.prints} prints of ${SIZES.users} users,`)
    console.log(`ms of statements in a request; median of ${ROUNDS} rounds of ${REQUESTS} requests\n`)
    console.log('                        one server   cluster   ratio   aim')
    for (const requested of REQUESTED) {
      const times = compared.map(() => [] as number[])
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const [index, one] of compared.entries()) {
          const taken = await ask(one, requested)
          if (round >= 0) times[index]?.push(taken)
        }
      }
      const [before = NaN, after = NaN] = times.map(middle)
      console.log(row(requested.operation, before, after, `${(after / before).toFixed(2)}   ${requested.aim}`))
    }
    const idle = await Promise.all(compared.map(idleTime))
    console.log(row('idle, ms a second', idle[0] ?? NaN, idle[1] ?? NaN, `       ${IDLE_AIM}`))
  } finally {
    for (const one of compared) await one.stop()
    await cluster.stop()
    await single.stop()
  }
}

async function prepare(root: string, url: string, isCluster: boolean): Promise<Compared> {
  await migrate(url)
  const { measured, printId } = await withClient(url, async (client) => {
    const filled = await fillLogbooks(client, SIZES)
    await client.query("update prints set view_status = 'Public' where id % 20 = 0")
    if (isCluster) await runFile(client, DISTRIBUTION)
    await analyze(client)
    return { measured: filled, printId: await usualPrint(client, filled) }
  })
  const [port, metricsPort] = [await freePort(), await freePort()]
  const child = await startChild(path.join(root, 'src/main.ts'), {
    DATABASE_URL: url,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LIMIT_USER: UNLIMITED,
    LIMIT_ADDRESS: UNLIMITED,
  })
  return {
    url: `http://127.0.0.1:${port}`,
    key: measured.usual.key,
    printId,
    seconds: (operation) => statementSeconds(`http://127.0.0.1:${metricsPort}/metrics`, operation),
    stop: () => child.stop(),
  }
}

/** Without the names of tables it is only the coordinator that is analyzed. */
async function analyze(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  for (const { tablename } of rows) await client.query(`vacuum analyze ${tablename}`)
}

async function usualPrint(client: pg.Client, { usual }: Measured): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select max(id) as id from prints where user_id = $1', [usual.id])
  return Number(rows[0]?.id)
}

/** Milliseconds of statements in one of the requests. */
async function ask({ url, key, printId, seconds }: Compared, { operation, target }: Requested): Promise<number> {
  const before = await seconds(operation)
  for (let count = 0; count < REQUESTS; count += 1) {
    const response = await fetch(url + target.replace('{print}', String(printId)), { headers: { 'X-Api-Key': key } })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${operation} answered ${response.status}: ${body}`)
  }
  return (((await seconds(operation)) - before) * 1000) / REQUESTS
}

/** Milliseconds of statements in a second without requests. */
async function idleTime({ seconds }: Compared): Promise<number> {
  const before = await seconds('')
  await sleep(IDLE_SECONDS * 1000)
  return (((await seconds('')) - before) * 1000) / IDLE_SECONDS
}

/** What statements of an operation took so far, in seconds; of all work when its name is empty. */
async function statementSeconds(metricsUrl: string, operation: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const found = [...text.matchAll(/^database_statement_seconds_total\{operation="([^"]*)"\} (\S+)$/gm)]
  return found
    .filter(([, name]) => operation === '' || name === operation)
    .reduce((sum, [, , value]) => sum + Number(value), 0)
}

function row(name: string, before: number, after: number, rest: string): string {
  return `${name.padEnd(24)}${before.toFixed(2).padStart(10)}${after.toFixed(2).padStart(10)}   ${rest}`
}
