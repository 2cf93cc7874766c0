import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'
import type { EventName } from '../events/names.ts'
import { eventsAfter, type EventFilter, type LoggedEvent } from '../events/read.ts'
import { eventText } from '../events/text.ts'
import { inParallel } from '../outgoing/inParallel.ts'
import { updateDueDates } from './due.ts'

/** Users read per query. */
const USERS = 200
/** Events that become deliveries in one transaction. */
const EVENTS = 200

/** Choice of events that a webhook subscribes to. */
interface Subscription {
  readonly eventNames: readonly string[]
  readonly printerIds: readonly number[] | null
}

/** Webhooks of a user, and the position that they have reached. */
interface Moved {
  readonly userId: number
  readonly ids: readonly string[]
  readonly position: number
}

/**
 * Makes a delivery of each new event for each active webhook that subscribes to it. The positions of webhooks and their
 * deliveries are written together, so that no event is missed or delivered twice, by any number of instances.
 */
export async function fanOut(db: Kysely<DB>, now: Date): Promise<void> {
  for (;;) {
    const behind = await selectBehind(db)
    let hasMoved = false
    await inParallel(behind, 2, async ({ userId }) => {
      if (await inTransaction(db, (trx) => advance(trx, userId, now))) hasMoved = true
    })
    // Another instance works on the others.
    if (!hasMoved) return
  }
}

/** Users who have events after the position of a webhook. */
function selectBehind(db: Kysely<DB>) {
  return db
    .selectFrom('webhooks')
    .innerJoin('event_heads', 'event_heads.user_id', 'webhooks.user_id')
    .select('webhooks.user_id as userId')
    .distinct()
    .where('webhooks.is_active', '=', true)
    .whereRef('webhooks.position', '<', 'event_heads.position')
    .limit(USERS)
    .execute()
}

/**
 * Advances a user's webhooks that are furthest behind, usually all, together: one after another, 25 webhooks would take 25
 * transactions for each event. Returns false when another instance has them.
 */
async function advance(trx: Transaction<DB>, userId: number, now: Date): Promise<boolean> {
  const { rows: webhooks } = await trx.executeQuery(furthestBehind(trx, {}, { userId }).compile())
  const [first] = webhooks
  if (!first) return false
  const names = [...new Set(webhooks.flatMap(({ eventNames }) => eventNames))] as EventName[]
  const page = await eventsAfter(trx, userId, first.position, { names }, EVENTS)
  const ids = webhooks.map(({ id }) => id)
  const added = await insertDeliveries(trx, userId, ids, page.events, now)
  await defer(trx, updatePosition(trx, {}, { userId, ids, position: page.position }))
  if (added.length > 0) await updateDueDates(trx, userId, [...new Set(added)], now)
  return true
}

const furthestBehind = templateOf((trx, _: object, { userId }: { readonly userId: number }) =>
  trx
    .selectFrom('webhooks')
    .select(['id', 'event_names as eventNames', 'position'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('position', '=', (query) =>
      query
        .selectFrom('webhooks')
        .select(({ fn }) => fn.min('position').as('position'))
        .where('user_id', '=', userId)
        .where('is_active', '=', true),
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked(),
)

const updatePosition = templateOf((trx, _: object, { userId, ids, position }: Moved) =>
  trx
    .updateTable('webhooks')
    .set({ position })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** Returns the filter of the log that a webhook stands for. */
export function filterOf({ eventNames, printerIds }: Subscription): EventFilter {
  return { names: eventNames as readonly EventName[], printerIds: printerIds ?? undefined }
}

/**
 * Makes deliveries, due now, of those events that each webhook subscribes to; events that have one are skipped.
 * @returns the webhook of each new delivery
 */
export async function insertDeliveries(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly string[],
  events: readonly LoggedEvent[],
  now: Date,
): Promise<string[]> {
  if (events.length === 0) return []
  const column = (read: (event: LoggedEvent) => string | number | null) => events.map(read)
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ readonly webhook_id: string }>`
    insert into webhook_deliveries (user_id, webhook_id, id, name, body, due_date, created_date)
    select webhook.user_id, webhook.id, event.id, event.name, event.body, ${at}, ${at}
    from webhooks webhook
    join unnest(${column(({ id }) => id)}::uuid[], ${column(({ name }) => name)}::text[],
      ${column(({ printerId }) => printerId)}::bigint[], ${column(eventText)}::text[])
      as event (id, name, printer_id, body)
      on event.name = any(webhook.event_names)
      and (webhook.printer_ids is null or event.printer_id = any(webhook.printer_ids))
    where webhook.user_id = ${userId} and webhook.id = any(${[...ids]}::uuid[])
    on conflict (user_id, webhook_id, id) do nothing
    returning webhook_id`.execute(trx)
  return rows.map((row) => row.webhook_id)
}
