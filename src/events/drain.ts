import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { EVENTS_CHANNEL, EVERYBODY } from './channel.ts'

/** The maximum number of events of one statement. */
const ROWS = 500
/** The maximum bytes of one statement, but for its first event. */
const BYTES = 16 * 1024 * 1024
/** The maximum bytes of a notification, of which PostgreSQL takes 8,000. */
const NOTIFICATION_BYTES = 7900
/** Key of the advisory lock that one instance holds while it moves a batch. */
const DRAIN_LOCK = 0x6576_656e
/** Bytes of a row besides its JSON. */
const ROW_BYTES = 120

/**
 * Moves the pending events to the log, where each gets the next position of its user. A statement moves a batch and tells
 * all instances. Only one instance at a time moves events, so that those of a record stay in the order of their commits;
 * the others return at once.
 * @returns the number of moved events
 * @throws Error of the database; nothing is lost, as a statement moves all of its batch or nothing
 */
export async function drainEvents(db: Kysely<DB>): Promise<number> {
  for (let total = 0; ;) {
    const moved = await drainBatch(db)
    total += moved
    if (moved === 0) return total
  }
}

async function drainBatch(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with turn as materialized (
      select pg_try_advisory_xact_lock(${DRAIN_LOCK}::bigint) as is_ours
    ), waiting as materialized (
      select user_id, id, pg_column_size(data) + coalesce(pg_column_size(previous), 0) + ${ROW_BYTES}::integer as bytes
      from pending_events
      where (select is_ours from turn)
      order by user_id, id
      limit ${ROWS}::integer
    ), chosen as materialized (
      select user_id, id, bytes, coalesce(sum(bytes) over (order by user_id, id rows between unbounded preceding and 1 preceding), 0) as before
      from waiting
    ), taken as (
      -- An event that another instance moved since this statement began is gone, and skipped.
      delete from pending_events as pending using chosen
      where pending.user_id = chosen.user_id and pending.id = chosen.id and chosen.before < ${BYTES}::integer
      returning pending.*, chosen.bytes
    ), numbered as materialized (
      select taken.*, row_number() over mine as nth, sum(bytes) over mine as grown
      from taken window mine as (partition by user_id order by id)
    ), counted as (
      select user_id, max(nth) as events, max(grown)::bigint as bytes from numbered group by user_id
    ), heads as (
      insert into event_heads as head (user_id, position, bytes)
      select user_id, events, bytes from counted order by user_id
      on conflict (user_id) do update set position = head.position + excluded.position, bytes = head.bytes + excluded.bytes
      returning user_id, position, bytes
    ), logged as (
      insert into events (user_id, position, name, print_id, printer_id, filament_id, data, previous, bytes, created_date)
      select user_id, heads.position - counted.events + nth, name, print_id, printer_id, filament_id, data, previous,
        heads.bytes - counted.bytes + grown, created_date
      from numbered join counted using (user_id) join heads using (user_id)
      returning 1
    ), told as (
      select string_agg(user_id || ':' || position, ' ') as news from heads
    )
    select (select count(*) from logged) as moved,
      pg_notify(${EVENTS_CHANNEL}, case when length(news) <= ${NOTIFICATION_BYTES}::integer then news else ${EVERYBODY} end)
    from told where news is not null`.execute(db)
  return rows[0]?.moved ?? 0
}
