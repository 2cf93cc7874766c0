import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { refreshRarity } from '../achievements/rarity.ts'
import type { Config } from '../config/config.ts'
import type { DatabaseClock } from '../database/clock.ts'
import { completeSpools } from '../filamentTypes/completeSpools.ts'
import { closeErrors } from '../integrations/errors.ts'
import { repairPublicKeys } from './repairPublicKeys.ts'
import { repairWritten } from './repairWritten.ts'
import { replayEvents } from '../integrations/replay.ts'
import { ExportRunner } from '../exports/runner.ts'
import { drainEvents } from '../events/drain.ts'
import { removeStrayFolders } from '../kernel/temporaryFolders.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { sweepStore } from '../media/sweep.ts'
import type { Push } from '../push/push.ts'
import { PushSender } from '../push/sender.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { ClockGuard } from './clockGuard.ts'
import { OutboxDelivery } from '../outbox/delivery.ts'
import { LOOK_AHEAD_SECONDS } from '../outgoing/due.ts'
import type { ImportRunner } from '../imports/runner.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracer } from '../telemetry/trace.ts'
import { closeStuckPrints } from './closeStuckPrints.ts'
import { deleteAccounts } from './deleteAccounts.ts'
import { fillPrintSettings } from './fillPrintSettings.ts'
import { reportLowTypes } from './lowTypes.ts'
import { reportDueMaintenance } from './maintenanceDue.ts'
import {
  purgeIdempotencyKeys,
  purgeNotifications,
  purgeOutbox,
  purgeSessions,
  purgeSettingsSaves,
  purgeSpoolUses,
} from './purge.ts'
import { measureQueues } from './measureQueues.ts'
import { measureStorage } from './measureStorage.ts'
import { purgeDeviceEvents } from './purgeDeviceEvents.ts'
import { purgeImports } from './purgeImports.ts'
import { purgeEvents } from './purgeEvents.ts'
import { purgeExports } from './purgeExports.ts'
import { SettingsPurge } from './purgeSettings.ts'
import { purgeDeliveries } from './purgeDeliveries.ts'
import { purgePushDeliveries } from './purgePushDeliveries.ts'
import { Schedule, type Job } from './schedule.ts'
import { reportStuckPrints } from './stuckPrints.ts'
import { OutboxWatch } from '../outbox/watch.ts'
import type { WorkNews } from './workNews.ts'
import { WebhookSender } from '../webhooks/sender.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES
const DAYS = 24 * HOURS

/** The services that periodic work needs. */
export interface JobServices {
  readonly config: Pick<Config, 'baseUrl' | 'rarityRefreshSeconds' | 'storage'> & { readonly databaseUrl: string }
  /** Its own connections: a long statement must not take one from requests, nor end by their timeout. */
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly clock: DatabaseClock
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly webhooks: Webhooks
  readonly push: Push
  readonly imports: ImportRunner
  readonly news: WorkNews
  readonly metrics: Metrics
  readonly tracer: Tracer | null
}

/** The periodic work of one instance. */
export interface Jobs {
  /** Stops the timers and waits for running jobs. */
  stop(): Promise<void>
}

/** Starts the periodic work. Any number of instances can run it in parallel. */
export function startJobs(services: JobServices): Jobs {
  const { clock, log, metrics, tracer } = services
  const reporting = { log, metrics, tracer, now: clock.now }
  const { targets, secrets } = services.webhooks
  const { baseUrl, databaseUrl, storage: bounds } = services.config
  const sender = new WebhookSender({ db: services.db, log, targets, secrets, baseUrl, now: clock.now })
  const { db, store } = services
  const exporter = new ExportRunner({ databaseUrl, db, store, log, now: clock.now, bounds })
  const channels = services.push.channels({ now: clock.now })
  const pushSender = new PushSender({ db, log, channels, baseUrl, now: clock.now })
  const schedules = jobsOf(services, sender, pushSender, exporter).map((job) => new Schedule(job, reporting))
  return {
    stop: async () => {
      const workers = [sender, pushSender, exporter]
      await Promise.all([...schedules, ...workers].map((worker) => worker.stop()))
    },
  }
}

function jobsOf(services: JobServices, sender: WebhookSender, pushSender: PushSender, exporter: ExportRunner): Job[] {
  const { config, db, log, clock, store, metrics, news } = services
  const { storage } = config
  const guard = new ClockGuard(clock, db, log, metrics.jobs)
  const timed = (name: string, every: number, run: (now: Date) => Promise<unknown>): Job => ({
    name,
    every,
    run: async () => void (await run(await guard.now())),
  })
  const onNews = (job: Job): Job => ({ ...job, news })
  // Work that becomes due at times of which there are no news: each run looks ahead until the next.
  const whenDue = (name: string, every: number, run: (now: Date) => Promise<Date | null>): Job => ({
    name,
    every,
    run: async () => (await run(await guard.now())) ?? undefined,
  })
  const purge = (name: string, every: number, run: (now: Date) => Promise<number>): Job => ({
    name,
    every,
    run: async () => run(await guard.now()),
  })
  const outbox = new OutboxDelivery(db, log, services.push.platforms)
  const watch = new OutboxWatch({ log, metrics: metrics.jobs, alarmSeconds: storage.outboxAlarmSeconds })
  const settings = new SettingsPurge(db, storage)
  return [
    onNews(timed('deliver the outbox', 1, (now) => outbox.run(now))),
    onNews({ name: 'log events', every: 1, run: () => logEvents(services) }),
    onNews(whenDue('send webhooks', 1, (now) => sender.run(now))),
    onNews(timed('make archives', 1, (now) => exporter.run(now))),
    onNews(whenDue('send notifications to devices', 1, (now) => pushSender.run(now))),
    onNews({ name: 'work on imports', every: 1, run: () => services.imports.run() }),
    // By the database's clock alone, so that the alarm continues while a wrong clock of this instance has stopped the delivery.
    { name: 'measure queues', every: MINUTES, run: () => measureQueues(db, { metrics: metrics.queues, watch }) },
    { name: 'measure storage', every: HOURS, run: () => measureStorage(db, metrics.queues) },
    timed('replay device events', HOURS, replay(services)),
    whenDue('close prints after errors', LOOK_AHEAD_SECONDS, (now) => closeErrors(db, now)),
    timed('report stuck prints', 5 * MINUTES, (now) => reportStuckPrints(db, now)),
    timed('close stuck prints', 5 * MINUTES, (now) => closeStuckPrints(db, now)),
    timed('report due maintenance', 5 * MINUTES, (now) => reportDueMaintenance(db, now)),
    timed('report low filament types', MINUTES, (now) => reportLowTypes(db, now)),
    timed('refresh rarity', config.rarityRefreshSeconds, (now) => refreshRarity(db, now)),
    { name: 'complete spools', every: 5 * MINUTES, run: async () => void (await completeSpools(db)) },
    { name: 'fill print settings', every: 6 * HOURS, run: async () => void (await fillPrintSettings(db)) },
    { name: 'repair the keys of public prints', every: 6 * HOURS, run: () => repairPublicKeys(db) },
    { name: 'repair the comments of authors', every: 6 * HOURS, run: () => repairWritten(db) },
    purge('sweep the media store', HOURS, (now) => sweepStore({ db, log, store }, now)),
    purge('remove stray folders', HOURS, (now) => removeStrayFolders(now)),
    purge('delete accounts', HOURS, (now) => deleteAccounts({ db, log, store }, now)),
    purge('purge slicer settings', HOURS, (now) => settings.run(now)),
    purge('purge counts of saved settings', HOURS, () => purgeSettingsSaves(db)),
    purge('purge idempotency keys', HOURS, (now) => purgeIdempotencyKeys(db, now)),
    purge('purge reported use', HOURS, (now) => purgeSpoolUses(db, now)),
    purge('purge device events', 5 * MINUTES, (now) => purgeDeviceEvents(db, now, storage)),
    purge('purge events', 5 * MINUTES, (now) => purgeEvents(db, now, storage)),
    purge('purge archives', 5 * MINUTES, (now) => purgeExports(db, store, now)),
    purge('purge notifications', HOURS, (now) => purgeNotifications(db, now, storage)),
    purge('purge web sessions', HOURS, (now) => purgeSessions(db, now)),
    purge('purge the outbox', HOURS, (now) => purgeOutbox(db, now)),
    purge('purge imports', HOURS, (now) => purgeImports(db, now, storage)),
    purge('purge deliveries of webhooks', 5 * MINUTES, (now) => purgeDeliveries(db, now, storage)),
    purge('purge notifications to devices', 5 * MINUTES, (now) => purgePushDeliveries(db, now, storage)),
  ]
}

/** Moves events to the log, where they may be work for webhooks. */
async function logEvents({ db, news }: JobServices): Promise<void> {
  if ((await drainEvents(db)) > 0) news.tell()
}

/** The first run tries all open events, since a start may bring a fix; later runs try those that an outage left open. */
function replay({ db, log, quotas, store }: JobServices): (now: Date) => Promise<void> {
  let since = new Date(0)
  return async (now) => {
    await replayEvents({ db, log, quotas, store }, now, since)
    since = new Date(now.getTime() - DAYS * 1000)
  }
}
