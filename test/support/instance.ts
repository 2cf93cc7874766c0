import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { Service, type Ended } from '../development/service.ts'
import { Client } from './client.ts'
import type { Issuer } from './issuer.ts'
import { freePort } from './ports.ts'
import { recordSecret } from './record.ts'
import type { User } from './user.ts'

/** One for all instances, as behind a load balancer; the issuer's tokens are for it. */
const BASE_URL = 'http://localhost:8080'

/** Higher than any test gets. */
const UNLIMITED = Object.fromEntries(
  ['USER', 'ADDRESS', 'ADDRESS_BYTES', 'MEDIA', 'TOOLS', 'PICTURES', 'INVALID_KEYS'].map((name) => [
    `LIMIT_${name}`,
    '1000000000',
  ]),
)

/** What an instance works with. */
export interface Surroundings {
  readonly databaseUrl: string
  readonly issuer: Issuer
  /** Further settings, as the process environment gives them. */
  readonly environment?: Readonly<Record<string, string>>
  /** Whether the limits of requests are out of reach, which they are unless told. */
  readonly isUnlimited?: boolean
}

/** The service as a process of its own. */
export interface Instance {
  readonly port: number
  readonly pid: number
  readonly client: Client
  /** The port of readiness and metrics, and a client of it. */
  readonly metricsPort: number
  readonly metrics: Client
  readonly isRunning: boolean
  /** The log so far. */
  readonly log: string
  /** Stops reading its log, as a collector that has died. */
  deafen(): void
  /**
   * Signals it and waits for its end; nothing happens when it has ended.
   * @throws AssertionError when a credential was logged
   */
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

/** Work at the end of the test process. Node warns of more than ten listeners. */
const atExit: (() => void)[] = []
process.once('exit', () => atExit.forEach((end) => end()))

/** Starts `src/main.ts`; resolves when it answers. It is killed with the test process, if it is not stopped before. */
export async function startInstance({
  databaseUrl,
  issuer,
  environment = {},
  isUnlimited = true,
}: Surroundings): Promise<Instance> {
  const { PORT = await freePort(), METRICS_PORT = await freePort() } = environment
  const [port, metricsPort] = [Number(PORT), Number(METRICS_PORT)]
  const ports = { HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) }
  const settings = { ...ports, BASE_URL, LOG_LEVEL: 'info', OIDC_ISSUER: issuer.issuer }
  // Without these, it would use the data folder of the developer. The instances of a database have one media store.
  const keys = { VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url') }
  const media = { MEDIA_DIR: path.resolve('.cache/media', new URL(databaseUrl).pathname.slice(1)) }
  const atOnce = { SHUTDOWN_DELAY_SECONDS: '0' }
  const limits = isUnlimited ? UNLIMITED : {}
  const own = { ...settings, ...keys, ...media, ...limits, ...atOnce }
  const service = new Service({ ...own, DATABASE_URL: databaseUrl, ...environment })
  let log = ''
  service.child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const isRunning = () => service.child.exitCode === null && service.child.signalCode === null
  atExit.push(() => {
    service.child.kill('SIGKILL')
    rmSync(media.MEDIA_DIR, { recursive: true, force: true })
  })
  await service.printed(/^Started in/m)

  const secrets = new Set([new URL(databaseUrl).password, keys.VAPID_PRIVATE_KEY].filter(Boolean))
  const client = new Client(`http://127.0.0.1:${port}`, BASE_URL, secrets)
  const metrics = new Client(`http://127.0.0.1:${metricsPort}`, BASE_URL, secrets)
  return {
    port,
    pid: service.child.pid ?? 0,
    client,
    metricsPort,
    metrics,
    get isRunning() {
      return isRunning()
    },
    get log() {
      return log
    },
    deafen: () => void service.child.stderr?.destroy(),
    async stop(signal = 'SIGTERM') {
      const ended = await (isRunning() ? service.stop(signal) : service.ended())
      client.close()
      metrics.close()
      secrets.forEach(recordSecret)
      for (const secret of secrets) assert(!log.includes(secret), 'A credential was logged.')
      return ended
    },
  }
}

/** Makes a user with an API key, as people do: by signing in. */
export async function signUp({ client }: Pick<Instance, 'client'>, issuer: Issuer): Promise<User> {
  const subject = `${process.pid}-${performance.now()}`
  const token = (claims = {}) => issuer.token({ sub: subject, ...claims })
  const { id } = (await client.call('Users_GetMe', { as: token() })).body
  const { key } = await newKey({ client }, token())
  return { id, key, token }
}

/** Makes an API key. */
export async function newKey(
  { client }: Pick<Instance, 'client'>,
  as: Promise<string>,
): Promise<{ id: string; key: string }> {
  return (await client.call('UserApiKeys_PostApiKey', { as, body: { description: 'For tests' } })).body
}
