import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { createServer } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config/config.ts'
import { listen } from '../../src/http/listen.ts'
import { createLogger } from '../../src/telemetry/log.ts'
import { openMetricsServer } from '../../src/http/metricsServer.ts'
import { closeServices, createServices, type Services } from '../../src/services.ts'
import { Client } from './client.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { atEnd } from './group.ts'
import { startIssuer, type Issuer } from './issuer.ts'
import { recordLog, recordSecret } from './record.ts'
import { SecretSearch } from './secretSearch.ts'
import { sharedServer } from './sharedServer.ts'

/** Higher than any test gets. */
export const UNLIMITED = {
  user: 1e9,
  address: 1e9,
  addressBytes: 1e9,
  settingsBytes: 1e9,
  media: 1e9,
  tools: 1e9,
  spools: 1e9,
  pictures: 1e9,
  invalidKeys: 1e9,
}
/** How long a loaded machine takes proves nothing, but where a test is about that. */
const PATIENCE_MS = 30_000

/** Identifies the service to push services. */
const VAPID_PRIVATE_KEY = randomBytes(32).toString('base64url')

/** Seals the secrets of webhooks. */
const SESSION_SECRET = randomBytes(32).toString('hex')

/** The real service on a database of its own. */
export interface TestServer {
  /** Where it listens; the addresses that it emits begin with `config.baseUrl` instead. */
  readonly url: string
  readonly port: number
  readonly config: Config
  readonly db: Kysely<DB>
  readonly services: Services
  /** The sign-in provider. */
  readonly issuer: Issuer
  readonly client: Client
  /** Of the port that has readiness and metrics. */
  readonly metrics: { readonly url: string; readonly client: Client }
  /** The lines of the log so far. */
  readonly log: readonly string[]
  /** Texts that must never be in the log; credentials that the client sends are added by themselves. */
  readonly secrets: Set<string>
  /** Throws when a secret was logged, and forgets the lines; for a test that makes very many. */
  checkLog(): void
  /** Stops everything; throws when a secret was logged. Called by itself when the test, or the file, is over. */
  stop(): Promise<void>
}

/**
 * Starts the service. Call it at the top level of a test file (`const server = await startServer()`) or inside a test, not in
 * a `before` hook: what it registers with `after` would then run when the hook ends.
 * @param overrides settings that differ from the defaults; limits are out of reach, the port is a free one and the pages have no sign-in unless given
 * @param options.isOwn for a file that fills the database, or reaches into the service: no other file of the process has this server
 * @param options.withJobs whether it does its periodic work, which begins 5 s after the start: in the midst of a test, where the machine is slow
 * @param options.patience milliseconds that the database may take
 */
export async function startServer(overrides: Partial<Config> = {}, options: Options = {}): Promise<TestServer> {
  const isPlain = Object.keys(overrides).length + Object.keys(options).length === 0
  const shared = isPlain ? await sharedServer(() => start({}, {}, atEnd)) : null
  return shared ?? start(overrides, options, after)
}

interface Options {
  readonly isOwn?: boolean
  readonly withJobs?: boolean
  readonly patience?: number
}

async function start(
  overrides: Partial<Config>,
  { withJobs = false, patience = PATIENCE_MS }: Options,
  beforeLeaving: (stop: () => Promise<void>) => void,
): Promise<TestServer> {
  const stops: (() => Promise<unknown>)[] = []
  const secrets = new Set<string>([VAPID_PRIVATE_KEY])
  const log: string[] = []
  const stop = onlyOnce(async () => {
    for (const step of stops.reverse()) await step()
    requireNoSecret(log, secrets)
  })
  beforeLeaving(stop)
  const checkLog = () => {
    requireNoSecret(log, secrets)
    log.length = 0
  }
  const write = (line: string) => {
    log.push(line)
    recordLog(line)
  }

  const database: TestDatabase = await createDatabase()
  stops.push(() => database.drop())
  const defaults = readConfig({})
  const issuer = await startIssuer(overrides.restAudience ?? defaults.restAudience)
  stops.push(() => issuer.stop())
  // A store belongs to one database.
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'))
  stops.push(() => rm(mediaDir, { recursive: true, force: true }))
  const config: Config = {
    ...defaults,
    databaseUrl: database.url,
    mediaDir,
    oidcIssuer: issuer.issuer,
    accountIssuer: overrides.oidcIssuer ?? issuer.issuer,
    limits: UNLIMITED,
    webClientId: null,
    sessionSecret: SESSION_SECRET,
    push: { ...defaults.push, vapidPrivateKey: VAPID_PRIVATE_KEY },
    metricsPort: 0,
    ...overrides,
  }
  const logger = createLogger({ logLevel: 'debug' }, { write })
  const services = await createServices(config, logger, patience)
  stops.push(() => closeServices(services))
  if (!withJobs) await services.jobs.stop()

  const server = await createServer(services)
  await listen(server, overrides.port ?? 0, '127.0.0.1', 'the service')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const opened = await openMetricsServer(services, () => server.listening)
  const metrics = { url: opened?.url ?? '', client: new Client(opened?.url ?? url, config.baseUrl, secrets) }
  const client = new Client(url, config.baseUrl, secrets)
  stops.push(async () => {
    client.close()
    metrics.client.close()
    await opened?.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url, port, config, db: database.db, services, issuer, client, metrics, log, secrets, checkLog, stop }
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}

function requireNoSecret(log: readonly string[], secrets: ReadonlySet<string>): void {
  secrets.forEach(recordSecret)
  const search = new SecretSearch(secrets)
  for (const line of log) assert(!search.isIn(line), `A secret was logged: ${line}`)
}
