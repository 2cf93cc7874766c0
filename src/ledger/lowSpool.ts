import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import type { EventPayloads } from '../outbox/events.ts'

/** Low spool of a user. */
interface LowSpool {
  readonly userId: number
  readonly filamentId: string
  /** JSON. */
  readonly payload: string
}

/**
 * Stores that a user is notified of a low spool, unless it is one of several active spools of a filament type with a reorder point: then
 * the type counts (docs/domain.md, "Low stock").
 */
export async function notifyOfLowSpool(
  trx: Transaction<DB>,
  userId: number,
  spool: EventPayloads['LowStock'],
): Promise<void> {
  const { filamentId } = spool
  await defer(trx, insertLowSpool(trx, {}, { userId, filamentId, payload: JSON.stringify(spool) }))
}

const insertLowSpool = templateOf(
  (_trx, _: object, { userId, filamentId, payload }: LowSpool) => sql<object>`
    insert into outbox (user_id, type, payload)
    select f.user_id, 'LowStock', ${payload}::jsonb
    from filaments as f
    where f.user_id = ${userId}::bigint and f.id = ${filamentId}::uuid and not exists (
      select from filament_types as type
      inner join filaments as other on other.user_id = ${userId}::bigint and other.type_id = type.id
      where type.user_id = ${userId}::bigint and type.id = f.type_id and type.reorder_point_mg is not null
        and other.is_active and other.id <> f.id)`,
)
