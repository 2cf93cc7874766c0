import { sql, type Kysely, type Transaction } from 'kysely'
import type { DevicePlatform, NotificationType } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { readNotificationSettings } from '../outbox/notificationSettings.ts'
import { secondsUntilQuiet } from '../outbox/quietHours.ts'
import { lookAhead } from '../outgoing/due.ts'
import { isServed } from '../users/staying.ts'
import type { PushTarget } from './channel.ts'
import { LIFETIME } from './message.ts'

/** Milliseconds for which a delivery belongs to the instance that sends it: longer than an attempt can take. */
const CLAIM = 60_000

/** Delivery that this instance sends. */
export interface ClaimedPush extends PushTarget {
  readonly userId: number
  readonly platform: DevicePlatform
  readonly topic: string
  readonly eventId: string
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly path: string
  readonly failures: number
  /** End of the claim, which identifies it. */
  readonly claimedUntil: string
  /** Time at which the device was registered last. */
  readonly deviceDate: string
  readonly createdDate: string
  /** Seconds for which the message may be delivered: its lifetime, and at most until quiet hours begin. */
  readonly ttl: number
}

/** User with a delivery that can begin at a date. */
interface DueUser {
  readonly userId: number
  readonly dueDate: string
}

/** Users and devices for which an instance has no place. */
interface Busy {
  /** Ids of users. */
  readonly users: readonly number[]
  /** Tokens of devices. */
  readonly tokens: readonly string[]
}

/**
 * Finds users with deliveries that are due, now or until the next look, those who wait longest first. Those who are suspended or leaving wait.
 * @param busy users and devices that are left out
 */
export function selectDueUsers(db: Kysely<DB>, now: Date, busy: Busy, limit: number): Promise<DueUser[]> {
  const end = lookAhead(now)
  // A delivery that an instance sends can begin again when its claim ends. (`greatest` ignores nulls.)
  const dueDate = sql<string>`min(greatest(due_date, claimed_until))`
  return db
    .selectFrom('push_deliveries')
    .select(['user_id as userId', dueDate.as('dueDate')])
    .where('due_date', '<=', end)
    .where((delivery) => delivery.or([delivery('claimed_until', 'is', null), delivery('claimed_until', '<=', end)]))
    .where((delivery) => isServed(delivery.ref('user_id')))
    .where('user_id', '<>', sql<number>`all(${[...busy.users]}::bigint[])`)
    .where('token', '<>', sql<string>`all(${[...busy.tokens]}::text[])`)
    .groupBy('user_id')
    .orderBy(dueDate)
    .limit(limit)
    .execute()
}

/**
 * Claims deliveries of a user that are due, one for each device: a device whose push service does not respond then takes one place,
 * however many wait for it. A claim ends by itself, so that the deliveries of an instance that has died are
 * sent by another. Those to devices that the user no longer has are deleted, and all of them in quiet hours.
 * @param limit maximum number of deliveries
 */
export function claimPushes(db: Kysely<DB>, userId: number, now: Date, limit: number): Promise<ClaimedPush[]> {
  return inTransaction(db, async (trx) => {
    const { quietHours, timeZone } = await readNotificationSettings(trx, userId)
    const untilQuiet = quietHours ? secondsUntilQuiet(quietHours, timeZone, now) : LIFETIME / 1000
    if (untilQuiet === 0) {
      await deleteWaiting(trx, userId, now)
      return []
    }
    const claimedUntil = new Date(now.getTime() + CLAIM).toISOString()
    const claimed = await claimRows(trx, userId, now, claimedUntil, limit)
    if (claimed.length === 0) return []
    const tokens = claimed.map(({ token }) => token)
    const devices = await selectDevices(trx, userId, tokens)
    const gone = tokens.filter((token) => !devices.has(token))
    if (gone.length > 0) await deleteOf(trx, userId, gone)
    return claimed.flatMap((row) => {
      const device = devices.get(row.token)
      if (!device) return []
      const left = Math.floor((Date.parse(row.createdDate) + LIFETIME - now.getTime()) / 1000)
      return [{ ...row, ...device, userId, claimedUntil, ttl: Math.max(1, Math.min(left, untilQuiet)) }]
    })
  })
}

async function claimRows(trx: Transaction<DB>, userId: number, now: Date, claimedUntil: string, limit: number) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<
    Pick<
      ClaimedPush,
      'token' | 'topic' | 'eventId' | 'type' | 'title' | 'message' | 'path' | 'failures' | 'createdDate'
    >
  >`
    with first as materialized (
      select distinct on (token) token, topic from push_deliveries waiting
      where user_id = ${userId} and due_date <= ${at} and (claimed_until is null or claimed_until <= ${at})
        and not exists (
          select from push_deliveries busy
          where busy.user_id = ${userId} and busy.token = waiting.token and busy.claimed_until > ${at}
        )
      order by token, due_date, created_date, topic
    ), chosen as materialized (
      select delivery.token, delivery.topic from push_deliveries delivery
      join first on first.token = delivery.token and first.topic = delivery.topic
      -- Once more: another instance may have claimed it meanwhile.
      where delivery.user_id = ${userId} and delivery.due_date <= ${at}
        and (delivery.claimed_until is null or delivery.claimed_until <= ${at})
      order by delivery.due_date, delivery.created_date, delivery.token
      limit ${limit}
      for update of delivery skip locked
    )
    update push_deliveries delivery
    set claimed_until = ${claimedUntil}::timestamptz
    from chosen
    where delivery.user_id = ${userId} and delivery.token = chosen.token and delivery.topic = chosen.topic
    returning delivery.token, delivery.topic, delivery.event_id as "eventId", delivery.type, delivery.title,
      delivery.message, delivery.action_path as path, delivery.failures, delivery.created_date as "createdDate"`.execute(
    trx,
  )
  return rows
}

async function selectDevices(trx: Transaction<DB>, userId: number, tokens: readonly string[]) {
  const rows = await trx
    .selectFrom('push_devices')
    .select(['token', 'platform', 'endpoint', 'keys', 'updated_date as deviceDate'])
    .where('user_id', '=', userId)
    .where('token', '=', sql<string>`any(${[...tokens]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.token, row]))
}

function deleteWaiting(trx: Transaction<DB>, userId: number, now: Date) {
  return trx
    .deleteFrom('push_deliveries')
    .where('user_id', '=', userId)
    .where((delivery) =>
      delivery.or([delivery('claimed_until', 'is', null), delivery('claimed_until', '<=', now.toISOString())]),
    )
    .execute()
}

function deleteOf(trx: Transaction<DB>, userId: number, tokens: readonly string[]) {
  return trx
    .deleteFrom('push_deliveries')
    .where('user_id', '=', userId)
    .where('token', '=', sql<string>`any(${[...tokens]}::text[])`)
    .execute()
}
