import { sql } from 'kysely'
import type { WebhookDeliveryDto, WebhookDeliveryState } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import type { EventName } from '../events/names.ts'
import { Problem } from '../kernel/problem.ts'

/** Part of a list of deliveries. */
interface Part {
  readonly limit: number
  readonly offset: number
}

/**
 * Reads a page of the deliveries of a webhook, newest first, and how many match in all.
 * @param states states that match; undefined for all
 * @throws Problem 404 when the user has no such webhook
 */
export async function listDeliveries(
  db: Reader,
  userId: number,
  webhookId: string,
  states: readonly WebhookDeliveryState[] | undefined,
  { limit, offset }: Part,
): Promise<{ items: WebhookDeliveryDto[]; totalCount: number }> {
  const matching = states === undefined ? sql<boolean>`true` : sql<boolean>`state = any(${[...states]}::text[])`
  const found = await db
    .selectFrom('webhooks')
    .select((webhook) =>
      webhook
        .selectFrom('webhook_deliveries')
        .select(sql<number>`count(*)`.as('count'))
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .where(matching)
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .executeTakeFirst()
  if (!found) throw Problem.notFound('webhook')
  const rows = await selectDeliveries(db, userId, webhookId)
    .where(matching)
    .orderBy('created_date', 'desc')
    // Events of one moment in the order of the log; a ping is in none.
    .orderBy(sql`(body::json ->> 'position')::bigint desc nulls first`)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: await withAttempts(db, userId, webhookId, rows), totalCount: found.count }
}

/** @throws Problem 404 when the webhook has no such delivery */
export async function readDelivery(
  db: Reader,
  userId: number,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryDto> {
  const rows = await selectDeliveries(db, userId, webhookId).where('id', '=', id).execute()
  const [delivery] = await withAttempts(db, userId, webhookId, rows)
  if (!delivery) throw Problem.notFound('delivery')
  return delivery
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>

function selectDeliveries(db: Reader, userId: number, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'name',
      'state',
      'attempts as attemptCount',
      // Not before the end of a pause that the receiver has asked for.
      sql<string | null>`case when due_date is not null then greatest(due_date, (
        select w.paused_until from webhooks w where w.user_id = ${userId} and w.id = ${webhookId})) end`.as(
        'nextAttemptDate',
      ),
      'created_date as createdDate',
    ])
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
}

async function withAttempts(
  db: Reader,
  userId: number,
  webhookId: string,
  rows: readonly Row[],
): Promise<WebhookDeliveryDto[]> {
  const attempts = await db
    .selectFrom('webhook_attempts')
    .select(['delivery_id as deliveryId', 'started_date as startedDate', 'milliseconds', 'status', 'error', 'answer'])
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('number')
    .execute()
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId)
  return rows.map(({ name, state, ...row }) => ({
    ...row,
    event: name as EventName,
    state: state as WebhookDeliveryState,
    attempts: (byDelivery.get(row.id) ?? []).map(({ deliveryId: _, ...attempt }) => attempt),
  }))
}
