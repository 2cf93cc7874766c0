import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { WebhookDeliveryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { EventFilter } from '../events/read.ts'
import { Problem } from '../kernel/problem.ts'
import { lockWebhook } from './change.ts'
import { readDelivery } from './deliveries.ts'
import { updateDueDate } from './due.ts'
import { filterOf, insertDeliveries } from './fanOut.ts'
import { pingText } from './message.ts'
import { eventsBetween } from './missed.ts'

/** Events of the log that one recovery adds, but for the last part: a longer transaction would hold up others. */
const MAX_ADDED = 5000

/**
 * Adds a ping to the deliveries of a webhook.
 * @throws Problem 404, 409 for a disabled webhook
 */
export async function addPing(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  now: Date,
): Promise<WebhookDeliveryDto> {
  await lockActive(trx, userId, id)
  const eventId = randomUUID()
  const date = now.toISOString()
  await trx
    .insertInto('webhook_deliveries')
    .values({
      user_id: userId,
      webhook_id: id,
      id: eventId,
      name: 'ping',
      body: pingText(eventId, now, id),
      due_date: date,
      created_date: date,
    })
    .execute()
  await updateDueDate(trx, userId, id, now)
  return readDelivery(trx, userId, id, eventId)
}

/**
 * Makes a delivery wait again, with a schedule from the start.
 * @throws Problem 404, 409 for a disabled webhook
 */
export async function resend(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  eventId: string,
  now: Date,
): Promise<WebhookDeliveryDto> {
  await lockActive(trx, userId, id)
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'Waiting', failures: 0, due_date: now.toISOString(), claimed_until: null })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw Problem.notFound('delivery')
  await updateDueDate(trx, userId, id, now)
  return readDelivery(trx, userId, id, eventId)
}

/**
 * Makes everything wait that the webhook subscribes to and that was not delivered since a time: failed deliveries, and events
 * without a delivery.
 * @returns the number of deliveries that wait because of it
 * @throws Problem 404, 409 for a disabled webhook
 */
export async function recover(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  since: string,
  now: Date,
): Promise<number> {
  const webhook = await lockActive(trx, userId, id)
  const filter = filterOf(webhook)
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'Waiting', failures: 0, due_date: now.toISOString(), claimed_until: null })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('state', '=', 'Failed')
    .where('created_date', '>=', since)
    .where(matches(userId, filter))
    .executeTakeFirstOrThrow()
  let added = 0
  for await (const events of eventsBetween(trx, userId, since, webhook.position, filter)) {
    added += (await insertDeliveries(trx, userId, [id], events, now)).length
    if (added >= MAX_ADDED) break
  }
  await updateDueDate(trx, userId, id, now)
  return Number(numUpdatedRows) + added
}

/**
 * A condition on a delivery: that a filter selects its event. What printer the event was about is in the log; one that is no
 * longer there counts as it did when the delivery was made.
 */
function matches(userId: number, { names = [], printerIds }: EventFilter): RawBuilder<boolean> {
  const isNamed = sql<boolean>`name = any(${[...names]}::text[])`
  if (printerIds === undefined) return isNamed
  return sql<boolean>`${isNamed} and not exists (
    select from events event
    where event.user_id = ${userId} and event.position = (webhook_deliveries.body::json->>'position')::bigint
      and (event.printer_id = any(${[...printerIds]}::bigint[])) is not true)`
}

/** @throws Problem 404, 409 */
async function lockActive(trx: Transaction<DB>, userId: number, id: string) {
  await lockWebhook(trx, userId, id)
  const webhook = await trx
    .selectFrom('webhooks')
    .select(['is_active as isActive', 'position', 'event_names as eventNames', 'printer_ids as printerIds'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!webhook.isActive) throw new Problem('conflict', 'The webhook is disabled. Enable it first.')
  return webhook
}
