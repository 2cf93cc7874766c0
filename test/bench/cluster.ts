import { performance } from 'node:perf_hooks'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../src/database/migrate.ts'
import { DISTRIBUTION, joinNodes, runFile, withClient } from '../cluster/distribute.ts'
import { startNodes, type Nodes } from '../cluster/nodes.ts'
import { databaseUrl } from '../support/database.ts'
import { freePort } from '../support/ports.ts'
import { startChild, type Child } from './child.ts'
import { fillLogbooks, type Measured } from './logbooks.ts'
import { familyTime, readProcess } from './processes.ts'

const NAME = 'bench'
const SIZE = { users: 100, heavyPrints: 1900, prints: 190_000 }
/** Of everybody's prints, one in so many is public. */
const PUBLIC = 20
/** As many as Citus has by default. */
const SHARDS = '32'
const ROUNDS = 5
const REQUESTS = 40
const UNLIMITED = '1000000000'
/** What an instance does soon after its start, and a server soon after its clients are gone, is done after so many seconds. */
const SETTLE_SECONDS = 15
const IDLE_SECONDS = 60
const BARE_SECONDS = 20
/** Milliseconds of all servers together in each second in which nobody sends anything. */
const IDLE_AIM = 3

/** The same for all. Vacuum would be measured as well; it is done before. */
const SETTINGS = { shared_buffers: '256MB', autovacuum: 'off', 'citus.shard_count': SHARDS }
const PLAIN = { ...SETTINGS, shared_preload_libraries: '' }

/** A print of the user, and a public one of somebody else. */
interface Prints {
  readonly own: number
  readonly others: number
}

/** Requests, and how many times the processor time of one PostgreSQL the servers of a cluster may take for them. */
const SUBJECTS: Readonly<Record<string, { readonly path: (prints: Prints) => string; readonly aim: number }>> = {
  summary: { path: () => '/api/Prints/summary?pageNumber=2&pageSize=25', aim: 1.5 },
  overview: { path: () => analysis('overview'), aim: 2 },
  activity: { path: () => analysis('activity'), aim: 2 },
  printers: { path: () => analysis('printers'), aim: 2 },
  materials: { path: () => analysis('materials'), aim: 2 },
  costs: { path: () => analysis('costs'), aim: 2 },
  accuracy: { path: () => analysis('accuracy'), aim: 2 },
  failures: { path: () => analysis('failures'), aim: 2 },
  'print by id': { path: ({ own }) => `/api/Prints/${own}`, aim: 2 },
  "somebody else's print": { path: ({ others }) => `/api/Prints/${others}`, aim: 2 },
  feed: { path: () => '/api/Feed?pageSize=25', aim: 3 },
}

/** The service on a database, which one server has, or several. */
interface Target {
  readonly processes: readonly number[]
  readonly url: string
  readonly metricsUrl: string
  readonly child: Child
  readonly key: string
  readonly prints: Prints
}

/** What one request takes. */
interface Cost {
  /** Milliseconds of processor time of all servers. */
  readonly processor: number
  /** Milliseconds until the response. */
  readonly response: number
  readonly statements: number
}

/**
 * Compares a cluster of a coordinator and two workers with one PostgreSQL that has the same data, on this machine: the processor time
 * of the servers for a request, one at a time, and for a second without any. Rounds alternate, so that whatever else the machine does
 * hits both.
 * @throws NoCluster without the programs
 */
export async function compareCluster(root: string): Promise<void> {
  const servers = [await startNodes(1, PLAIN), await startNodes(3, SETTINGS)]
  const children: Child[] = []
  try {
    const databases = await Promise.all(servers.map(prepare))
    const targets = await Promise.all(databases.map((database) => serve(root, database)))
    children.push(...targets.map(({ child }) => child))
    const idle = await idleTimes(targets, IDLE_SECONDS)
    const costs = new Map<string, readonly Cost[]>()
    for (const name of Object.keys(SUBJECTS)) costs.set(name, await compare(targets, name, idle))
    for (const child of children) await child.stop()
    report(costs, idle, await idleTimes(databases, BARE_SECONDS))
  } finally {
    for (const one of [...children, ...servers]) await one.stop()
  }
}

const analysis = (name: string) => `/api/Analytics/${name}?TimeZone=Europe/Berlin`

interface Prepared {
  /** The first process of each server. */
  readonly processes: readonly number[]
  readonly url: string
  readonly usual: Measured['usual']
}

/** Fills a database of the first server, and distributes it when there are others. */
async function prepare({ urls }: Nodes): Promise<Prepared> {
  const url = databaseUrl(urls[0] ?? '', NAME)
  const isCluster = urls.length > 1
  if (isCluster) await joinNodes(urls, NAME)
  else await withClient(urls[0] ?? '', (client) => client.query(`create database ${NAME}`))
  await migrate(url)
  const { usual } = await withClient(url, (client) => fillLogbooks(client, SIZE))
  await withClient(url, async (client) => {
    // Otherwise a job numbers all spools during the measurement.
    await client.query("insert into filament_types (user_id, name, material_type) select id, 'Type', 'PLA' from users")
    await client.query(`update filaments set number = substr(display_name, 7)::integer, type_id = type.id
      from filament_types as type where type.user_id = filaments.user_id`)
    await client.query('update users set last_spool_number = 40')
    await client.query(`update prints set view_status = 'Public', comment_count = 2 where id % ${PUBLIC} = 0`)
    await client.query(`insert into comments (user_id, print_id, author_id, body, created_date)
      select user_id, id, 1 + (id / ${PUBLIC} * n) % ${SIZE.users}, 'Comment ' || n, least(now(), end_date + n * interval '1 hour')
      from prints, generate_series(1, 2) n where view_status = 'Public'`)
    await client.query(`insert into public_prints (user_id, print_id, date, is_planned)
      select user_id, id, logged_date, status = 'Pending' from prints where view_status = 'Public'`)
    await client.query(`insert into written_comments (user_id, comment_id, owner_id, print_id, created_date)
      select author_id, id, user_id, print_id, created_date from comments`)
    if (isCluster) await runFile(client, DISTRIBUTION)
    await client.query('vacuum analyze')
  })
  return { processes: await Promise.all(urls.map(firstProcess)), url, usual }
}

async function firstProcess(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return (await readProcess(rows[0]?.pid ?? NaN)).parent
  })
}

async function serve(root: string, { processes, url, usual }: Prepared): Promise<Target> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())]
  const child = await startChild(path.join(root, 'src/main.ts'), {
    DATABASE_URL: url,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    HOST: '127.0.0.1',
    PORT: port,
    METRICS_PORT: metricsPort,
    LIMIT_USER: UNLIMITED,
    LIMIT_ADDRESS: UNLIMITED,
    SHUTDOWN_DELAY_SECONDS: '0',
    DRAIN_SECONDS: '1',
  })
  const { rows } = await withClient(url, (client) =>
    client.query<Prints>(
      `select (select max(id) from prints where user_id = $1)::int as own,
        (select max(id) from prints where user_id = $1 + 1 and view_status = 'Public')::int as others`,
      [usual.id],
    ),
  )
  const [prints] = rows
  if (!prints) throw new Error('A select without from gives one row.')
  const [own, metrics] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`]
  return { processes, url: own, metricsUrl: metrics, child, key: usual.key, prints }
}

/** Milliseconds of the servers of each in a second in which nobody sends anything. */
async function idleTimes(all: readonly Pick<Target, 'processes'>[], seconds: number): Promise<readonly number[]> {
  await sleep(SETTLE_SECONDS * 1000)
  const times = () => Promise.all(all.map(({ processes }) => timeOf(processes)))
  const before = await times()
  await sleep(seconds * 1000)
  const after = await times()
  return after.map((time, index) => (time - (before[index] ?? NaN)) / seconds)
}

async function timeOf(processes: readonly number[]): Promise<number> {
  const times = await Promise.all(processes.map(familyTime))
  return times.reduce((sum, time) => sum + time, 0)
}

/**
 * The costs of a request at each target. They are the mean of all rounds, since Linux counts hundredths of a second, of which one round of
 * small requests takes few.
 * @param idle what the servers of each take by themselves, in milliseconds a second, which is left out
 */
async function compare(targets: readonly Target[], name: string, idle: readonly number[]): Promise<readonly Cost[]> {
  const rounds: readonly Cost[][] = targets.map(() => [])
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) {
      const cost = await measure(target, name, idle[index] ?? 0)
      if (round > 0) rounds[index]?.push(cost)
    }
  }
  return rounds.map((costs) => ({
    processor: mean(costs.map(({ processor }) => processor)),
    response: mean(costs.map(({ response }) => response)),
    statements: mean(costs.map(({ statements }) => statements)),
  }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

async function measure({ processes, prints, ...target }: Target, name: string, idle: number): Promise<Cost> {
  const address = target.url + (SUBJECTS[name]?.path(prints) ?? '')
  const before = { processor: await timeOf(processes), statements: await countStatements(target.metricsUrl) }
  const start = performance.now()
  for (let request = 0; request < REQUESTS; request += 1) {
    const response = await fetch(address, { headers: { 'X-Api-Key': target.key } })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${address} responded ${response.status}: ${body}`)
  }
  const taken = performance.now() - start
  const processor = (await timeOf(processes)) - before.processor - (idle * taken) / 1000
  const statements = (await countStatements(target.metricsUrl)) - before.statements
  return { processor: processor / REQUESTS, response: taken / REQUESTS, statements: statements / REQUESTS }
}

/** Statements of all operations so far; those of jobs are not counted, whose names are words. */
async function countStatements(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = [...text.matchAll(/^database_statements_total\{operation="\w+"\} (\d+)/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

function report(costs: ReadonlyMap<string, readonly Cost[]>, idle: readonly number[], bare: readonly number[]): void {
  console.log(
    `\nA coordinator and two workers, and one PostgreSQL: ${SIZE.prints} prints of ${SIZE.users} users, ${SHARDS} shards;`,
  )
  console.log(`processor time of all servers for a request, in ms; mean of ${ROUNDS} rounds of ${REQUESTS} requests`)
  const rows = [...costs].map(([name, [plain, cluster]]) => [name, row(plain, cluster, SUBJECTS[name]?.aim ?? NaN)])
  console.table(Object.fromEntries(rows))
  const [ofPlain = NaN, ofCluster = NaN] = idle
  const [barePlain = NaN, bareCluster = NaN] = bare
  console.log(
    `A second without requests: ${ofPlain.toFixed(1)} ms, ${ofCluster.toFixed(1)} ms on the cluster (aim: ${IDLE_AIM});`,
  )
  console.log(`without the service ${barePlain.toFixed(1)} ms and ${bareCluster.toFixed(1)} ms of them`)
}

function row(plain: Cost | undefined, cluster: Cost | undefined, aim: number) {
  if (!plain || !cluster) return {}
  return {
    statements: cluster.statements,
    PostgreSQL: plain.processor.toFixed(2),
    cluster: cluster.processor.toFixed(2),
    ratio: (cluster.processor / plain.processor).toFixed(2),
    aim,
    'response ms': plain.response.toFixed(1),
    'on the cluster': cluster.response.toFixed(1),
  }
}
