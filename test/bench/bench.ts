import assert from 'node:assert/strict'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { startEmbedded } from '../../src/database/embedded.ts'
import { migrate } from '../../src/database/migrate.ts'
import { explained } from '../cluster/programs.ts'
import { compareAnalyses } from './analytics.ts'
import { startChild, type Child } from './child.ts'
import { compareCluster } from './cluster.ts'
import { measureEventLoop } from './eventLoop.ts'
import { measureEvents } from './events.ts'
import { fill, PRINTS_PER_USER, USERS } from './data.ts'
import { stoppedWithUs, stopOnSignals } from '../support/interruption.ts'
import { measureImports } from './imports.ts'
import { fillLogbooks, type Measured } from './logbooks.ts'
import { measure, median, type Round } from './measure.ts'
import { measureRecording } from './recording.ts'
import { measureWrites } from './writes.ts'

/** Compares the service with the floor, side by side: rounds alternate, so that whatever else the machine does hits both. */
const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 16
const PATH = '/api/Prints/summary?pageNumber=2&pageSize=25'
const FILL_TIMEOUT = 300_000
const PORTS = { service: 18_480, floor: 18_481 }
const UNLIMITED = '1000000000'

interface Target {
  readonly name: string
  readonly url: string
  readonly child: Child
  readonly rounds: Round[]
}

const root = path.resolve(import.meta.dirname, '../..')
stopOnSignals()
// A server of its own, with PostgreSQL's defaults: tests tell theirs not to flush commits to the disk.
const server = await startEmbedded(path.join(root, '.cache/bench'))
const stopServer = stoppedWithUs(() => server.stop())
const name = `bench_${process.pid}`
const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
/** Parts of the benchmark, in their order. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  floor: () => withDatabase(async () => compare(await prepare())),
  analyses: () => withDatabase(async () => compareAnalyses(root, databaseUrl, await prepareLogbooks())),
  events: () => withDatabase(() => measureEvents(root, databaseUrl)),
  writes: () => withDatabase(() => measureWrites(root, databaseUrl)),
  imports: () => withDatabase(() => measureImports(root, databaseUrl)),
  recording: () => withDatabase(() => measureRecording(root, databaseUrl)),
  cluster: () => explained(() => compareCluster(root)),
  loop: () => withDatabase(() => measureEventLoop(root, databaseUrl)),
}
/** It needs what the others do not, so it is run only when it is named. */
const ON_REQUEST = 'cluster'

try {
  for (const work of wanted()) await work()
} finally {
  await stopServer()
}

/** The parts that the environment variable PARTS names, separated by commas; without it all but the cluster. */
function wanted(): (() => Promise<void>)[] {
  const named = process.env['PARTS']
  const names = named ? named.split(',') : Object.keys(PARTS).filter((part) => part !== ON_REQUEST)
  return names.map((part) => {
    const work = PARTS[part]
    if (!work) throw new Error(`PARTS can name ${Object.keys(PARTS).join(', ')}, not ${part}.`)
    return work
  })
}

/** Gives the work an empty database at `databaseUrl`. */
async function withDatabase(work: () => Promise<void>): Promise<void> {
  const drop = stoppedWithUs(() => admin(`drop database if exists ${name} with (force)`))
  try {
    await admin(`create database ${name}`)
    await migrate(databaseUrl)
    await work()
  } finally {
    await drop()
  }
}

async function prepareLogbooks(): Promise<Measured> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await fillLogbooks(client)
  } finally {
    await client.end()
  }
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function prepare(): Promise<string> {
  const { db } = connect(databaseUrl, 1, pino({ level: 'silent' }), FILL_TIMEOUT)
  try {
    return await fill(db)
  } finally {
    await db.destroy()
  }
}

async function compare(key: string): Promise<void> {
  const limits = { LIMIT_USER: UNLIMITED, LIMIT_ADDRESS: UNLIMITED }
  const settings = { DATABASE_URL: databaseUrl, OIDC_ISSUER: 'http://127.0.0.1:9', HOST: '127.0.0.1', ...limits }
  const service = await startChild(path.join(root, 'src/main.ts'), { ...settings, PORT: String(PORTS.service) })
  const floor = await startChild(path.join(root, 'test/bench/floor.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(PORTS.floor),
  })
  const targets: Target[] = [
    { name: 'service', url: `http://127.0.0.1:${PORTS.service}${PATH}`, child: service, rounds: [] },
    { name: 'floor', url: `http://127.0.0.1:${PORTS.floor}${PATH}`, child: floor, rounds: [] },
  ]
  try {
    await sameAnswer(targets, key)
    for (const target of targets) await run(target, key, 3) // warm up
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) target.rounds.push(await run(target, key, SECONDS))
    }
    report(targets)
  } finally {
    await service.stop()
    await floor.stop()
  }
}

/** A floor that answers something else is no floor. */
async function sameAnswer(targets: readonly Target[], key: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    targets.map(
      async ({ url }) =>
        (await (await fetch(url, { headers: { 'X-Api-Key': key } })).json()) as Record<string, unknown>,
    ),
  )
  const dated = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(/(:\d\d)(\.\d+)?Z"/g, '$1Z"')) as unknown
  assert.deepEqual(dated(ours?.['items']), dated(theirs?.['items']))
  assert.equal((ours?.['paging'] as { totalCount: number }).totalCount, theirs?.['total'])
}

async function run(target: Target, key: string, seconds: number): Promise<Round> {
  return measure(target.child.pid, target.url, { 'x-api-key': key }, CONNECTIONS, seconds)
}

function report(targets: readonly Target[]): void {
  const [service, floor] = targets.map(({ rounds }) => median(rounds))
  if (!service || !floor) return
  const cpus = os.cpus()
  console.log(
    `GET ${PATH}: ${PRINTS_PER_USER} prints of the caller in a table of ${USERS * PRINTS_PER_USER}, ${CONNECTIONS} connections,`,
  )
  console.log(
    `median of ${ROUNDS} rounds of ${SECONDS} s on ${cpus.length} cores of ${cpus[0]?.model ?? 'an unknown processor'}, Node ${process.version}\n`,
  )
  console.log('          requests/s   CPU µs/request   p50 ms   p99 ms')
  for (const [label, round] of [
    ['service', service],
    ['floor', floor],
  ] as const) {
    const figures = [
      round.requestsPerSecond.toFixed(0).padStart(10),
      round.cpuMicroseconds.toFixed(0).padStart(16),
      String(round.p50).padStart(8),
      String(round.p99).padStart(8),
    ]
    console.log(`${label.padEnd(9)}${figures.join(' ')}`)
  }
  console.log(
    `\nratio service / floor: ${(service.requestsPerSecond / floor.requestsPerSecond).toFixed(2)} of its requests per second`,
  )
}
