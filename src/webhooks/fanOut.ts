import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import type { EventName } from '../events/names.ts'
import { eventsAfter, type EventFilter, type LoggedEvent } from '../events/read.ts'
import { eventText } from '../events/text.ts'
import { updateDueDate } from './due.ts'

/** Webhooks read per query. */
const WEBHOOKS = 200
/** Events that become deliveries in one transaction. */
const EVENTS = 200

/** Webhook, and the events that it gets. */
export interface Subscription {
  readonly userId: number
  readonly id: string
  readonly eventNames: readonly string[]
  readonly printerIds: readonly number[] | null
}

/**
 * Makes a delivery of each new event for each active webhook that subscribes to it. A webhook's position and its
 * deliveries are written together, so that no event is missed or delivered twice, by any number of instances.
 */
export async function fanOut(db: Kysely<DB>, now: Date): Promise<void> {
  for (;;) {
    const behind = await selectBehind(db)
    let moved = 0
    for (const { userId, id } of behind)
      moved += Number(await inTransaction(db, (trx) => advance(trx, userId, id, now)))
    // Another instance works on the others.
    if (moved === 0) return
  }
}

/** Webhooks whose user has events after their position. */
function selectBehind(db: Kysely<DB>) {
  return db
    .selectFrom('webhooks')
    .innerJoin('event_heads', 'event_heads.user_id', 'webhooks.user_id')
    .select(['webhooks.user_id as userId', 'webhooks.id'])
    .where('webhooks.is_active', '=', true)
    .whereRef('webhooks.position', '<', 'event_heads.position')
    .limit(WEBHOOKS)
    .execute()
}

/** Returns false when another instance has the webhook. */
async function advance(trx: Transaction<DB>, userId: number, id: string, now: Date): Promise<boolean> {
  const webhook = await trx
    .selectFrom('webhooks')
    .select(['event_names as eventNames', 'printer_ids as printerIds', 'position'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!webhook) return false
  const page = await eventsAfter(trx, userId, webhook.position, filterOf(webhook), EVENTS)
  await insertDeliveries(trx, { userId, id }, page.events, now)
  await trx
    .updateTable('webhooks')
    .set({ position: page.position })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  if (page.events.length > 0) await updateDueDate(trx, userId, id, now)
  return true
}

/** Returns the filter of the log that a webhook stands for. */
export function filterOf({ eventNames, printerIds }: Pick<Subscription, 'eventNames' | 'printerIds'>): EventFilter {
  return { names: eventNames as readonly EventName[], printerIds: printerIds ?? undefined }
}

/**
 * Makes deliveries, due now; events that have one are skipped.
 * @returns the number of new deliveries
 */
export async function insertDeliveries(
  trx: Transaction<DB>,
  { userId, id }: Pick<Subscription, 'userId' | 'id'>,
  events: readonly LoggedEvent[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return 0
  const column = (read: (event: LoggedEvent) => string) => events.map(read)
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql`
    insert into webhook_deliveries (user_id, webhook_id, id, name, body, due_date, created_date)
    select ${userId}, ${id}, event.id, event.name, event.body, ${at}, ${at}
    from unnest(${column((event) => event.id)}::uuid[], ${column((event) => event.name)}::text[], ${column(eventText)}::text[])
      as event (id, name, body)
    on conflict (user_id, webhook_id, id) do nothing
    returning id`.execute(trx)
  return rows.length
}
