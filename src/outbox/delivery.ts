import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordEvents } from '../events/record.ts'
import { notificationText } from './notificationTexts.ts'

/** Events read per query. */
const BATCH = 500

/** Delivery of outbox events: creates one notification per event. Several instances may deliver concurrently. */
export class OutboxDelivery {
  readonly #db: Kysely<DB>
  readonly #log: Logger
  /** Ids of events that cannot become notifications: they wait for the next start, which may bring a fix. */
  readonly #unreadable = new Set<string>()

  constructor(db: Kysely<DB>, log: Logger) {
    this.#db = db
    this.#log = log
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
      return await inTransaction(this.#db, (trx) => deliver(trx, userId, ids, now))
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

async function deliver(trx: Transaction<DB>, userId: number, ids: readonly string[], now: Date): Promise<number> {
  const events = await claim(trx, userId, ids, now)
  if (events.length === 0) return 0
  const notifications = events.map((event) => {
    const { type, title, message, path, printId } = notificationText(event.type, event.payload)
    return {
      user_id: userId,
      event_id: event.id,
      type,
      title,
      message,
      action_path: path,
      print_id: printId,
      created_date: event.created_date,
    }
  })
  const inserted = await trx
    .insertInto('notifications')
    .values(notifications)
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .returning('id')
    .execute()
  recordEvents(
    trx,
    inserted.map(({ id }) => ({ userId, name: 'notification.created', recordId: id })),
  )
  return events.length
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
