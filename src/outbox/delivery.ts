import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DevicePlatform } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordEvents } from '../events/record.ts'
import { readNotificationSettings } from './notificationSettings.ts'
import { notificationText } from './notificationTexts.ts'
import { queuePush, type PushedNotification } from './pushQueue.ts'
import { secondsUntilQuiet } from './quietHours.ts'

/** Events read per query. */
const BATCH = 500

/**
 * Delivery of outbox events: each becomes a notification in the app, on the devices of its user, or both. Several
 * instances may deliver concurrently.
 */
export class OutboxDelivery {
  readonly #db: Kysely<DB>
  readonly #log: Logger
  readonly #platforms: readonly DevicePlatform[]
  /** Ids of events that cannot become notifications: they wait for the next start, which may bring a fix. */
  readonly #unreadable = new Set<string>()

  /** @param platforms platforms of devices that this service sends to; none by default */
  constructor(db: Kysely<DB>, log: Logger, platforms: readonly DevicePlatform[] = []) {
    this.#db = db
    this.#log = log
    this.#platforms = platforms
  }

  /**
   * Delivers the waiting events, oldest first. An unreadable event is logged and does not block the others.
   * @throws Error when the database is unavailable; undelivered events wait for the next run
   */
  async run(now: Date): Promise<void> {
    for (;;) {
      const waiting = await this.#waiting()
      let delivered = 0
      for (const [userId, events] of Map.groupBy(waiting, (event) => event.userId)) {
        const ids = events.map((event) => event.id)
        delivered += await this.#deliver(userId, ids, now)
      }
      // The remaining events are unreadable, or another instance has claimed them.
      if (waiting.length < BATCH || delivered === 0) return
    }
  }

  #waiting() {
    return this.#db
      .selectFrom('outbox')
      .select(['user_id as userId', 'id'])
      .where('delivered_date', 'is', null)
      .where('id', '<>', sql<string>`all(${[...this.#unreadable]}::uuid[])`)
      .orderBy('created_date')
      .limit(BATCH)
      .execute()
  }

  /**
   * Delivers events of one user in one transaction, or one by one if one of them fails. Returns the number delivered.
   */
  async #deliver(userId: number, ids: readonly string[], now: Date): Promise<number> {
    try {
      return await inTransaction(this.#db, (trx) => deliver(trx, userId, ids, this.#platforms, now))
    } catch (error) {
      if (databaseProblem(error)?.status === 503) throw error
      const [id] = ids
      if (ids.length === 1 && id !== undefined) {
        this.#unreadable.add(id)
        this.#log.error({ userId, eventId: id, error }, 'an event could not be converted to a notification')
        return 0
      }
    }
    let delivered = 0
    for (const id of ids) delivered += await this.#deliver(userId, [id], now)
    return delivered
  }
}

async function deliver(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly string[],
  platforms: readonly DevicePlatform[],
  now: Date,
): Promise<number> {
  const events = await claim(trx, userId, ids, now)
  if (events.length === 0) return 0
  const { mutedInApp, mutedPush, quietHours, timeZone, language } = await readNotificationSettings(trx, userId)
  const isQuiet = quietHours !== null && secondsUntilQuiet(quietHours, timeZone, now) === 0
  const notifications = events
    .toSorted((one, other) => Date.parse(one.created_date) - Date.parse(other.created_date))
    .map((event) => ({
      ...notificationText(event.type, event.payload, language),
      eventId: event.id,
      createdDate: event.created_date,
    }))
  const pushed = notifications.filter(({ type }) => !mutedPush.includes(type))
  // Quiet hours hold back only the push: the notification is in the app, so that it is not lost.
  const shown = notifications.filter(({ type }) => !mutedInApp.includes(type) || (isQuiet && !mutedPush.includes(type)))
  await insertNotifications(trx, userId, shown)
  if (!isQuiet) await queuePush(trx, userId, platforms, pushed, now)
  return events.length
}

async function insertNotifications(
  trx: Transaction<DB>,
  userId: number,
  notifications: readonly PushedNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const inserted = await trx
    .insertInto('notifications')
    .values(
      notifications.map(({ eventId, type, title, message, path, printId, createdDate }) => ({
        user_id: userId,
        event_id: eventId,
        type,
        title,
        message,
        action_path: path,
        print_id: printId,
        created_date: createdDate,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .returning('id')
    .execute()
  recordEvents(
    trx,
    inserted.map(({ id }) => ({ userId, name: 'notification.created', recordId: id })),
  )
}

/** Marks those events as delivered that no other instance has claimed. */
function claim(trx: Transaction<DB>, userId: number, ids: readonly string[], now: Date) {
  return trx
    .updateTable('outbox')
    .set({ delivered_date: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .where('delivered_date', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'type', 'payload', 'created_date'])
    .execute()
}
