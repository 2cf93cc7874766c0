import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { refreshRarity } from '../achievements/rarity.ts'
import { replayEvents } from '../integrations/replay.ts'
import { removeOrphans } from '../media/orphans.ts'
import type { MediaStore } from '../media/store.ts'
import { OutboxDelivery } from './deliverOutbox.ts'
import { reportDueMaintenance } from './maintenanceDue.ts'
import { purgeDeviceEvents, purgeIdempotencyKeys, purgeOutbox, purgeSessions, purgeSlicerSettings } from './purge.ts'
import { Schedule, type Job } from './schedule.ts'
import { reportStuckPrints } from './stuckPrints.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES
const DAYS = 24 * HOURS

/** What the periodic work needs. */
export interface JobServices {
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly now: () => Date
  readonly store: MediaStore
  /** Seconds between two counts of who holds which achievement. */
  readonly rarityRefreshSeconds: number
}

/** The periodic work of one instance. */
export interface Jobs {
  /** Ends the timers and waits for the jobs that run. */
  stop(): Promise<void>
}

/** Starts the periodic work. Any number of instances may do so beside each other. */
export function startJobs({ db, log, now, store, rarityRefreshSeconds }: JobServices): Jobs {
  // A start may bring a fix, so the first run tries everything; later ones what an outage left behind.
  let since = new Date(0)
  const replay = async () => {
    await replayEvents({ db, log, store }, now(), since)
    since = new Date(now().getTime() - DAYS * 1000)
  }
  const outbox = new OutboxDelivery(db, log)
  const jobs: Job[] = [
    { name: 'deliver the outbox', every: 1, run: () => outbox.run(now()) },
    { name: 'replay device events', every: HOURS, run: replay },
    { name: 'report stuck prints', every: 5 * MINUTES, run: () => reportStuckPrints(db, now()) },
    { name: 'report due maintenance', every: 5 * MINUTES, run: () => reportDueMaintenance(db, now()) },
    { name: 'refresh rarity', every: rarityRefreshSeconds, run: () => refreshRarity(db, now()) },
    { name: 'remove orphaned pictures', every: HOURS, run: () => removeOrphans(db, store, now()) },
    { name: 'purge slicer settings', every: HOURS, run: () => purgeSlicerSettings(db, now()) },
    { name: 'purge idempotency keys', every: HOURS, run: () => purgeIdempotencyKeys(db, now()) },
    { name: 'purge device events', every: HOURS, run: () => purgeDeviceEvents(db, now()) },
    { name: 'purge web sessions', every: HOURS, run: () => purgeSessions(db, now()) },
    { name: 'purge the outbox', every: HOURS, run: () => purgeOutbox(db, now()) },
  ]
  const schedules = jobs.map((job) => new Schedule(job, log))
  return {
    stop: async () => {
      await Promise.all(schedules.map((schedule) => schedule.stop()))
    },
  }
}
