import { sql, type Kysely, type Transaction } from 'kysely'
import type { WebhookFormat } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { lookAhead } from '../outgoing/due.ts'
import { isServed } from '../users/staying.ts'
import { maxParallel, updateDueDate } from './due.ts'

/** Milliseconds for which a delivery belongs to the instance that sends it: longer than an attempt can take. */
const CLAIM = 60_000

/** Delivery that this instance sends. */
export interface Claimed {
  readonly userId: number
  readonly webhookId: string
  /** Id of the event. */
  readonly id: string
  readonly body: string
  /** Failed attempts so far. */
  readonly failures: number
  /** End of the claim, which identifies it. */
  readonly claimedUntil: string
  readonly url: string
  readonly format: WebhookFormat
  /** Sealed secrets that sign: one, or two for a while after a rotation. */
  readonly secrets: readonly Buffer[]
}

/** Webhook of a user. */
export interface WebhookKey {
  readonly userId: number
  readonly id: string
}

/** Webhook with a delivery that can begin at a date. */
interface DueWebhook extends WebhookKey {
  readonly dueDate: string
}

/**
 * Finds active webhooks that need attention, now or until the next look, those that wait longest first. Those of users who are suspended or leaving wait.
 * @param busyUsers ids of users whose webhooks are left out
 */
export function selectDue(
  db: Kysely<DB>,
  now: Date,
  busyUsers: readonly number[],
  limit: number,
): Promise<DueWebhook[]> {
  return db
    .selectFrom('webhooks')
    .select(['user_id as userId', 'id'])
    .select((webhook) => webhook.ref('due_date').$notNull().as('dueDate'))
    .where('due_date', '<=', lookAhead(now))
    .where('is_active', '=', true)
    .where((webhook) => isServed(webhook.ref('user_id')))
    .where('user_id', '<>', sql<number>`all(${[...busyUsers]}::bigint[])`)
    .orderBy('due_date')
    .limit(limit)
    .execute()
}

/**
 * Claims deliveries of a webhook that are due, as many as may be sent at a time; none when another instance is claiming
 * some. A claim ends by itself, so that the deliveries of an instance that has died are sent by another.
 */
export function claim(db: Kysely<DB>, { userId, id }: WebhookKey, now: Date): Promise<Claimed[]> {
  return inTransaction(db, async (trx) => {
    const webhook = await lockDueWebhook(trx, userId, id, now)
    if (!webhook) return []
    const claimedUntil = new Date(now.getTime() + CLAIM).toISOString()
    const claimed = await claimDeliveries(trx, userId, id, now, claimedUntil)
    await updateDueDate(trx, userId, id, now)
    const { url, secret, previousSecret } = webhook
    const secrets = previousSecret ? [secret, previousSecret] : [secret]
    return claimed.map((delivery) => ({
      ...delivery,
      claimedUntil,
      userId,
      webhookId: id,
      url,
      format: webhook.format as WebhookFormat,
      secrets,
    }))
  })
}

function lockDueWebhook(trx: Transaction<DB>, userId: number, id: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return trx
    .selectFrom('webhooks')
    .select([
      'url',
      'format',
      'secret',
      sql<Buffer | null>`case when previous_secret_until > ${at} then previous_secret end`.as('previousSecret'),
    ])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('due_date', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

async function claimDeliveries(trx: Transaction<DB>, userId: number, id: string, now: Date, claimedUntil: string) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ id: string; body: string; failures: number }>`
    with busy as materialized (
      select count(*) as count from webhook_deliveries
      where user_id = ${userId} and webhook_id = ${id} and state = 'Waiting' and claimed_until > ${at}
    ), chosen as materialized (
      select id from webhook_deliveries
      where user_id = ${userId} and webhook_id = ${id} and state = 'Waiting' and due_date <= ${at}
        and (claimed_until is null or claimed_until <= ${at})
      order by due_date, created_date
      limit (select greatest(${maxParallel(userId)} - count, 0) from busy)
    )
    update webhook_deliveries delivery
    set claimed_until = ${claimedUntil}::timestamptz
    from chosen
    where delivery.user_id = ${userId} and delivery.webhook_id = ${id} and delivery.id = chosen.id
    returning delivery.id, delivery.body, delivery.failures`.execute(trx)
  return rows
}
