import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { DB } from '../generated/database.d.ts'
import { Admission } from './admission/admission.ts'
import { FairQueue, type QueueBounds } from './admission/fairQueue.ts'
import { AnalysisRunner } from './analytics/analysisRunner.ts'
import { startJobs, type Jobs } from './jobs/jobs.ts'
import { WorkNews } from './jobs/workNews.ts'
import type { Config } from './config/config.ts'
import { SERVICE_VERSION } from './config/version.ts'
import { ChannelListener } from './database/channelListener.ts'
import { DatabaseClock } from './database/clock.ts'
import { connect, type Database } from './database/connect.ts'
import { afterCommit, beforeCommit, takeTurns } from './database/transaction.ts'
import { DatabaseProbe } from './database/probe.ts'
import { createLimits, type RateLimits } from './limits/limits.ts'
import type { TraceSettings } from './config/traces.ts'
import type { Tracer } from './telemetry/trace.ts'
import { createMetrics, type Metrics } from './telemetry/metrics.ts'
import { Authenticator } from './identity/authenticator.ts'
import { EventHub } from './events/hub.ts'
import { writeEvents } from './events/write.ts'
import { followPrints } from './prints/publicKeys.ts'
import { recordReaders } from './records/readers.ts'
import { ImportRunner } from './imports/runner.ts'
import { openStore } from './media/openStore.ts'
import type { MediaStore } from './media/mediaStore.ts'
import { Push } from './push/push.ts'
import { Quotas } from './quotas/quotas.ts'
import { Sessions } from './sessions/sessions.ts'
import { SpoolConnections } from './spoolConnections/connections.ts'
import { EventStreams } from './streams/eventStreams.ts'
import { OpenSockets } from './streams/openSockets.ts'
import { Webhooks } from './webhooks/webhooks.ts'
import { TaskWorker } from './worker/worker.ts'

/** Services available to the HTTP surface. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly db: Kysely<DB>
  /** Database over a share of the pool's connections, for expensive requests. */
  readonly heavyDb: Kysely<DB>
  /** Opens the database for one request that only reads: queries of it that begin at once take one round trip. */
  readonly openPipeline: () => ReadonlyKysely<DB>
  readonly pool: pg.Pool
  /** Health check of the database for readiness, independent of the pool. */
  readonly probe: DatabaseProbe
  readonly authenticator: Authenticator
  /** The connections behind the keys of programs that track spools. */
  readonly spoolConnections: SpoolConnections
  /** News of all users' events, from all instances. */
  readonly events: EventHub
  readonly streams: EventStreams
  /** The open WebSockets of this instance. */
  readonly sockets: OpenSockets
  /** The connection on which the instances tell each other about changes. */
  readonly listener: ChannelListener
  /** Web sessions; null when the pages have no sign-in. */
  readonly sessions: Sessions | null
  readonly limits: RateLimits
  readonly admission: Admission
  readonly metrics: Metrics
  /** Null when no traces are made. */
  readonly tracer: Tracer | null
  readonly worker: TaskWorker
  readonly analyses: AnalysisRunner
  /** The bounds of what is stored. */
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly webhooks: Webhooks
  readonly push: Push
  /** Turns of those who upload files to import. */
  readonly importQueue: FairQueue
  readonly imports: ImportRunner
  readonly jobs: Jobs
  /** News of work for the periodic jobs. */
  readonly news: WorkNews
  /** Connections of the periodic jobs, separate from those of requests. */
  readonly jobDatabase: Database
  /** Returns the database's time, the only clock used for stored data. */
  readonly now: () => Date
  /** Set when a shutdown begins: readiness then responds with 503, so that a load balancer stops sending requests. */
  draining: boolean
}

/** Of the connections for requests, for large analyses; they are few, and other requests short. */
const ANALYSES_SHARE = 0.2
/** One that a sweep of the images holds, one for imports, one for what else takes long, one for what comes every second. */
const JOB_CONNECTIONS = 4
/**
 * Connections for requests that stay open without work. A new one has no plans yet, and a cluster opens others behind it. Those of
 * jobs all stay, since they look for work at the same time.
 */
const KEPT_CONNECTIONS = 2
/** Milliseconds that a statement of a periodic job may take, and that it may wait for a connection. */
const JOB_TIMEOUT = 60_000
/**
 * Milliseconds that a shutdown waits for periodic jobs. Interrupting them is safe, since each of their steps commits.
 */
const JOBS_STOP_MS = 2000

/**
 * Connects to everything that the service needs; does not migrate. An unavailable database, Redis or sign-in provider
 * does not prevent the start: requests that need it receive 503 until it is back.
 * @param databaseTimeoutMs maximum response time of the database in milliseconds, if not the default
 * @throws Error when the settings name no database
 */
export async function createServices(config: Config, log: Logger, databaseTimeoutMs?: number): Promise<Services> {
  if (config.databaseUrl === null) throw new Error('The database URL must be known before services are created.')
  const { databaseUrl, databasePoolSize } = config
  const ofAnalyses = Math.floor(databasePoolSize * ANALYSES_SHARE)
  const { db, heavyDb, openPipeline, openHeavyPipeline, pool } = connect(
    databaseUrl,
    databasePoolSize - ofAnalyses,
    log,
    databaseTimeoutMs,
    databaseTimeoutMs,
    KEPT_CONNECTIONS,
  )
  const jobDatabase = connect(databaseUrl, JOB_CONNECTIONS, log, JOB_TIMEOUT, JOB_TIMEOUT, JOB_CONNECTIONS)
  const readers = recordReaders(config.baseUrl)
  const news = new WorkNews(jobDatabase.db, log)
  for (const database of [db, heavyDb, jobDatabase.db]) {
    beforeCommit(database, async (trx) => followPrints(trx, await writeEvents(trx, readers)))
    afterCommit(database, () => news.tell())
  }
  takeTurns(db, new FairQueue('changes', changeBounds(config)))
  const metrics = createMetrics({ requests: pool, jobs: jobDatabase.pool })
  const tracer = config.traces === null ? null : await openTracer(config.traces, log)
  const clock = new DatabaseClock()
  // The periodic jobs ask an unavailable database again.
  await clock.read(db).catch((error: unknown) => log.warn({ error }, 'the clock of the database is not known yet'))
  const store = openStore(config)
  const quotas = new Quotas(config, log)
  const webhooks = new Webhooks(config)
  const push = new Push(config, webhooks.targets, log)
  const imports = new ImportRunner({ db: jobDatabase.db, log, quotas, store, storage: config.storage })
  const sessions = Sessions.of({ db, config, log, now: clock.now })
  const authenticator = new Authenticator({ db, config, log, sessions })
  const spoolConnections = new SpoolConnections(db, log)
  const hub = new EventHub()
  const limits = await createLimits(config, log, (policy) => metrics.refused(policy))
  const streams = new EventStreams({ db, hub, log, bounds: config.admission, places: limits.streams })
  const sockets = new OpenSockets(config.admission)
  const observers = [authenticator, spoolConnections, hub, streams, sockets, news]
  const listener = new ChannelListener(databaseUrl, observers, log)
  await listener.firstTry
  return {
    config,
    log,
    db,
    heavyDb,
    openPipeline,
    pool,
    probe: new DatabaseProbe(databaseUrl),
    authenticator,
    spoolConnections,
    events: hub,
    streams,
    sockets,
    listener,
    sessions,
    limits,
    admission: new Admission(config.admission, heavyPlaces(config)),
    metrics,
    tracer,
    worker: new TaskWorker({ db, databaseUrl, databaseTimeoutMs }),
    analyses: new AnalysisRunner({
      openPipeline: openHeavyPipeline,
      databaseUrl,
      connections: Math.max(1, ofAnalyses),
      databaseTimeoutMs,
    }),
    quotas,
    store,
    webhooks,
    importQueue: new FairQueue('files to import', IMPORT_QUEUE),
    imports,
    push,
    jobs: startJobs({
      config: { ...config, databaseUrl },
      db: jobDatabase.db,
      log,
      clock,
      quotas,
      store,
      webhooks,
      push,
      imports,
      news,
      metrics,
      tracer,
    }),
    news,
    jobDatabase,
    now: clock.now,
    draining: false,
  }
}

/**
 * Returns the number of heavy requests processed concurrently. It leaves connections to requests that are not heavy.
 */
function heavyPlaces({ databasePoolSize }: Config): number {
  return Math.max(1, Math.floor(databasePoolSize / 2))
}

/** Returns the bounds of the transactions of one user. They leave connections to other users. */
function changeBounds({ admission, databasePoolSize }: Config): QueueBounds {
  return {
    places: Infinity,
    placesPerOwner: Math.max(1, Math.floor(databasePoolSize / 2)),
    waitingPerOwner: Infinity,
    waitMs: admission.waitSeconds * 1000,
  }
}

/** The exporter is loaded only when there is a collector. */
async function openTracer(settings: TraceSettings, log: Logger): Promise<Tracer> {
  const { TraceExporter } = await import('./telemetry/traces/exporter.ts')
  return new TraceExporter(settings, SERVICE_VERSION, log)
}

/** Bounds of the threads that look at uploaded files. */
const IMPORT_QUEUE = { places: 2, placesPerOwner: 1, waitingPerOwner: 5, waitMs: 30_000 }

/** Closes every connection. */
export async function closeServices(services: Services): Promise<void> {
  await Promise.race([stopJobs(services), sleep(JOBS_STOP_MS, undefined, { ref: false })])
  await services.worker.close()
  await services.analyses.close()
  await services.limits.close()
  services.streams.stop()
  services.sockets.stop()
  services.news.stop()
  await services.listener.close()
  services.events.stop()
  await services.sessions?.close()
  await services.probe.close()
  await services.tracer?.stop()
  await services.db.destroy()
}

async function stopJobs({ imports, jobs, jobDatabase }: Services): Promise<void> {
  imports.stop()
  await jobs.stop()
  await jobDatabase.db.destroy()
}
