import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../src/database/migrate.ts'
import { startInstance, type Instance } from '../support/instance.ts'
import { stoppedWithUs } from '../support/interruption.ts'
import { startOwnPostgres } from '../support/ownPostgres.ts'
import { startSignInProvider, type SignInProvider } from './signInProvider.ts'

/** What shows that the process does something at all; it needs no credentials. */
const HEALTH = '/healthz'
const HEALTH_TIMEOUT = 2000
/** Share of one core that a service at rest takes at most, over so many milliseconds. */
const AT_REST = 0.2
const INTERVAL = 500
/** How long work that an attack left behind may go on, in milliseconds. */
const PATIENCE = 30_000
/** Linux counts process times in hundredths of a second (proc(5), `sysconf(_SC_CLK_TCK)`). */
const TICKS = 100

/** One instance of the service with everything that it needs. Its limits are those that it has without settings. */
export class Service {
  readonly databaseUrl: string
  readonly sessionSecret: string
  readonly provider: SignInProvider
  readonly #environment: Readonly<Record<string, string>>
  readonly #stops: (() => Promise<unknown>)[]
  #instance: Instance | null = null

  private constructor(
    databaseUrl: string,
    provider: SignInProvider,
    mediaDir: string,
    stops: (() => Promise<unknown>)[],
  ) {
    this.databaseUrl = databaseUrl
    this.provider = provider
    this.sessionSecret = randomBytes(32).toString('hex')
    this.#environment = {
      LOG_LEVEL: 'fatal',
      MEDIA_DIR: mediaDir,
      WEB_CLIENT_ID: 'print-log-web',
      SESSION_SECRET: this.sessionSecret,
    }
    this.#stops = stops
  }

  /** Starts the database, the sign-in provider and the instance. */
  static async start(): Promise<Service> {
    const stops: (() => Promise<unknown>)[] = []
    const provider = await startSignInProvider()
    stops.push(() => provider.stop())
    const postgres = await startOwnPostgres()
    stops.push(() => postgres.stop())
    const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'))
    stops.push(stoppedWithUs(() => rm(mediaDir, { recursive: true, force: true })))
    await migrate(postgres.url)
    const service = new Service(postgres.url, provider, mediaDir, stops)
    await service.restart()
    return service
  }

  get instance(): Instance {
    if (!this.#instance) throw new Error('The service has been stopped.')
    return this.#instance
  }

  /** Starts a new instance in place of the one that runs, on another port. */
  async restart(): Promise<void> {
    await this.#instance?.stop('SIGKILL')
    const { databaseUrl, provider: issuer } = this
    this.#instance = await startInstance({ databaseUrl, issuer, environment: this.#environment, isUnlimited: false })
  }

  /** Waits until it is at rest; false when it is still busy, or does not respond, after half a minute. */
  async settles(): Promise<boolean> {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      const before = await this.#processorSeconds()
      await sleep(INTERVAL)
      const share = ((await this.#processorSeconds()) - before) / (INTERVAL / 1000)
      if (share < AT_REST && (await this.#isHealthy())) return true
    }
    return false
  }

  async stop(): Promise<void> {
    await this.#instance?.stop('SIGKILL')
    this.#instance = null
    for (const stop of this.#stops.reverse()) await stop()
  }

  async #isHealthy(): Promise<boolean> {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT)
    const answer = await fetch(`http://127.0.0.1:${this.instance.port}${HEALTH}`, { signal }).catch(() => null)
    return answer?.ok ?? false
  }

  /** Of all threads. */
  async #processorSeconds(): Promise<number> {
    const text = await readFile(`/proc/${this.instance.pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  }
}
