import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { DB } from '../generated/database.d.ts'
import { startJobs, type Jobs } from './background/jobs.ts'
import type { Config } from './config.ts'
import { connect } from './database/connect.ts'
import { DatabaseProbe } from './database/probe.ts'
import { createLimits, type RateLimits } from './http/limits.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { Identities } from './identity/identities.ts'
import { openStore, type MediaStore } from './media/store.ts'
import { Sessions } from './sessions/sessions.ts'

/** What the HTTP surface works with. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  /** What readiness asks, beside the pool. */
  readonly probe: DatabaseProbe
  readonly identities: Identities
  /** Null where the settings give the web pages no sign-in. */
  readonly sessions: Sessions | null
  readonly limits: RateLimits
  readonly metrics: Metrics
  readonly store: MediaStore
  readonly jobs: Jobs
  readonly now: () => Date
  /** Set when a stop begins: readiness then answers 503, so that a load balancer looks elsewhere. */
  draining: boolean
}

/**
 * Connects to what the service needs; nothing is migrated. A database, Redis or sign-in provider that is away does not stop
 * the start: requests that need it answer 503 until it is back.
 * @param patience milliseconds that the database may take, where that is not the usual
 * @throws Error when the settings name no database
 */
export async function createServices(config: Config, log: Logger, patience?: number): Promise<Services> {
  if (config.databaseUrl === null) throw new Error('The database URL must be known before services are created.')
  const { db, pool } = connect(config.databaseUrl, config.databasePoolSize, log, patience, patience)
  const metrics = createMetrics(pool)
  const now = () => new Date()
  const store = openStore(config)
  const sessions = Sessions.of({ db, config, log })
  return {
    config,
    log,
    db,
    pool,
    probe: new DatabaseProbe(config.databaseUrl),
    identities: await Identities.start({ db, databaseUrl: config.databaseUrl, config, log, sessions }),
    sessions,
    limits: await createLimits(config, log, (policy) => metrics.refused(policy)),
    metrics,
    store,
    jobs: startJobs({ db, log, now, store, rarityRefreshSeconds: config.rarityRefreshSeconds }),
    now,
    draining: false,
  }
}

/** Closes every connection. */
export async function closeServices(services: Services): Promise<void> {
  await services.jobs.stop()
  await services.limits.close()
  await services.identities.close()
  await services.probe.close()
  await services.db.destroy()
}
