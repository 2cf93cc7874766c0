import { sql, type Expression, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { OutboxWatch } from '../outbox/watch.ts'
import { NO_ENTRIES, type QueueMetrics, type QueueState } from '../telemetry/queueMetrics.ts'

const NOW = sql<string>`now()`
const QUEUES = ['events', 'webhooks', 'devices', 'archives', 'imports'] as const

/** Receivers of what was measured. */
export interface QueueObservers {
  readonly metrics: QueueMetrics
  readonly watch: OutboxWatch
}

/**
 * Measures what waits in the database, by the clock of the database. What an instance works on does not wait. One statement
 * measures all queues, since on a cluster each statement about all users is a task for every shard.
 */
export async function measureQueues(db: Kysely<DB>, { metrics, watch }: QueueObservers): Promise<void> {
  const rows = await db
    .selectFrom(buildWaiting(db).as('entry'))
    .select((entry) => [
      'entry.queue',
      entry.fn.countAll<number>().as('waiting'),
      sql<number>`greatest(extract(epoch from now() - min(entry.due)), 0)::double precision`.as('oldestSeconds'),
    ])
    .groupBy('entry.queue')
    .execute()
  const states = new Map<string, QueueState>(rows.map(({ queue, ...state }) => [queue, state]))
  for (const queue of QUEUES) metrics.queue(queue, states.get(queue) ?? NO_ENTRIES)
  watch.observe(states.get('outbox') ?? NO_ENTRIES)
}

/** One row for each waiting entry, with the time at which it should have been done. */
function buildWaiting(db: Kysely<DB>) {
  return db
    .selectFrom('outbox')
    .select((entry) => ['user_id', ...dueIn('outbox', entry.ref('created_date'))])
    .where('delivered_date', 'is', null)
    .unionAll(
      db.selectFrom('pending_events').select((entry) => ['user_id', ...dueIn('events', entry.ref('created_date'))]),
    )
    .unionAll(
      db
        .selectFrom('webhook_deliveries')
        .select((entry) => ['user_id', ...dueIn('webhooks', entry.ref('due_date'))])
        .where('state', '=', 'Waiting')
        .where('due_date', '<=', NOW)
        .where((delivery) => isFree(delivery.ref('claimed_until'))),
    )
    .unionAll(
      db
        .selectFrom('push_deliveries')
        .select((entry) => ['user_id', ...dueIn('devices', entry.ref('due_date'))])
        .where('due_date', '<=', NOW)
        .where((delivery) => isFree(delivery.ref('claimed_until'))),
    )
    .unionAll(
      db
        .selectFrom('exports')
        .select((entry) => ['user_id', ...dueIn('archives', entry.ref('created_date'))])
        .where('state', 'in', ['Waiting', 'Running'])
        .where((archive) => isFree(archive.ref('claimed_until'))),
    )
    .unionAll(
      db
        .selectFrom('imports')
        .select((entry) => ['user_id', ...dueIn('imports', entry.ref('updated_date'))])
        .where('state', 'in', ['Reading', 'Planning', 'Committing', 'Undoing'])
        .where((one) => isFree(one.ref('claimed_until'))),
    )
}

/** Columns of a waiting entry. */
function dueIn(queue: (typeof QUEUES)[number] | 'outbox', date: Expression<unknown>) {
  return [sql<string>`${queue}::text`.as('queue'), sql<string>`${date}`.as('due')] as const
}

/** Whether no instance works on an entry. */
function isFree(claimedUntil: Expression<unknown>) {
  return sql<boolean>`coalesce(${claimedUntil} < now(), true)`
}
