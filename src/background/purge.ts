import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

const DAY = 86_400_000
/** Rows of one statement, which must end before the statement timeout. */
const BATCH = 1000

/** Deletes settings that nobody retrieved within 90 days (DOMAIN, "What devices really send", 1). Returns how many. */
export async function purgeSlicerSettings(db: Kysely<DB>, now: Date): Promise<number> {
  return inBatches(() =>
    db
      .deleteFrom('slicer_settings')
      .where('user_id', 'is', null)
      .where('id', 'in', (query) =>
        query
          .selectFrom('slicer_settings')
          .select('id')
          .where('user_id', 'is', null)
          .where('created_date', '<', before(now, 90 * DAY))
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow(),
  )
}

/** Deletes answers that are given again for 24 hours only (DOMAIN, "Conventions"). Returns how many. */
export async function purgeIdempotencyKeys(db: Kysely<DB>, now: Date): Promise<number> {
  return inBatches(() =>
    db
      .deleteFrom('idempotency_keys')
      .where(
        sql<boolean>`(user_id, key) in (
        select user_id, key from idempotency_keys where created_date < ${before(now, DAY)}::timestamptz limit ${BATCH}
      )`,
      )
      // The key may have been used anew meanwhile.
      .where('created_date', '<', before(now, DAY))
      .executeTakeFirstOrThrow(),
  )
}

/** Deletes what devices sent more than 90 days ago. Returns how many. */
export async function purgeDeviceEvents(db: Kysely<DB>, now: Date): Promise<number> {
  return inBatches(() =>
    db
      .deleteFrom('device_events')
      .where(
        sql<boolean>`(user_id, id) in (
        select user_id, id from device_events where received_date < ${before(now, 90 * DAY)}::timestamptz limit ${BATCH}
      )`,
      )
      .executeTakeFirstOrThrow(),
  )
}

/** Deletes events that were delivered more than 30 days ago; one that was not is kept. Returns how many. */
export async function purgeOutbox(db: Kysely<DB>, now: Date): Promise<number> {
  return inBatches(() =>
    db
      .deleteFrom('outbox')
      .where(
        sql<boolean>`(user_id, id) in (
        select user_id, id from outbox where delivered_date < ${before(now, 30 * DAY)}::timestamptz limit ${BATCH}
      )`,
      )
      .executeTakeFirstOrThrow(),
  )
}

/** Deletes web sessions that have ended by their age, and sign-ins that nobody finished. Returns how many. */
export async function purgeSessions(db: Kysely<DB>, now: Date): Promise<number> {
  const purge = (table: 'sessions' | 'sign_ins') =>
    inBatches(() =>
      db
        .deleteFrom(table)
        .where('id_hash', 'in', (query) =>
          query.selectFrom(table).select('id_hash').where('expires_date', '<', now.toISOString()).limit(BATCH),
        )
        .executeTakeFirstOrThrow(),
    )
  return (await purge('sessions')) + (await purge('sign_ins'))
}

async function inBatches(deleteBatch: () => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = Number((await deleteBatch()).numDeletedRows)
    total += deleted
    if (deleted < BATCH) return total
  }
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
