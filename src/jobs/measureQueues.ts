import { sql, type Expression, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { QueueMetrics, QueueState } from '../telemetry/queueMetrics.ts'

const NOW = sql<string>`now()`

/** Measures what waits in the database, by the clock of the database. What an instance works on does not wait. */
export async function measureQueues(db: Kysely<DB>, metrics: QueueMetrics): Promise<void> {
  const events = db.selectFrom('pending_events').select((entry) => dueOf(entry.ref('created_date')))
  const webhooks = db
    .selectFrom('webhook_deliveries')
    .select((entry) => dueOf(entry.ref('due_date')))
    .where('state', '=', 'Waiting')
    .where('due_date', '<=', NOW)
    .where((delivery) => isFree(delivery.ref('claimed_until')))
  const devices = db
    .selectFrom('push_deliveries')
    .select((entry) => dueOf(entry.ref('due_date')))
    .where('due_date', '<=', NOW)
    .where((delivery) => isFree(delivery.ref('claimed_until')))
  const archives = db
    .selectFrom('exports')
    .select((entry) => dueOf(entry.ref('created_date')))
    .where('state', 'in', ['Waiting', 'Running'])
    .where((archive) => isFree(archive.ref('claimed_until')))
  const imports = db
    .selectFrom('imports')
    .select((entry) => dueOf(entry.ref('updated_date')))
    .where('state', 'in', ['Reading', 'Planning', 'Committing', 'Undoing'])
    .where((one) => isFree(one.ref('claimed_until')))
  const queues = { events, webhooks, devices, archives, imports }
  const states: QueueState[] = []
  for (const [queue, waiting] of Object.entries(queues)) {
    const state = await db
      .selectFrom(waiting.as('entry'))
      .select((entry) => [
        entry.fn.countAll<number>().as('waiting'),
        sql<number>`greatest(coalesce(extract(epoch from now() - min(entry.due)), 0), 0)::double precision`.as(
          'oldestSeconds',
        ),
      ])
      .executeTakeFirstOrThrow()
    states.push({ queue, ...state })
  }
  metrics.queues(states)
}

/** Time at which an entry should have been done. */
function dueOf(date: Expression<unknown>) {
  return sql<string>`${date}`.as('due')
}

/** Whether no instance works on an entry. */
function isFree(claimedUntil: Expression<unknown>) {
  return sql<boolean>`coalesce(${claimedUntil} < now(), true)`
}
