import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from './compiledOnce.ts'

/** Tables with `user_id` and `id` columns. */
type OwnedTable =
  | 'brands'
  | 'comments'
  | 'exports'
  | 'filament_types'
  | 'filaments'
  | 'imports'
  | 'maintenance_entries'
  | 'printers'
  | 'prints'
  | 'projects'
  | 'webhooks'

/**
 * Strength of a row lock: `change` lets others refer to the row meanwhile, `delete` does not, `reference` only prevents
 * its deletion (PostgreSQL, "Row-Level Locks").
 */
export type LockStrength = 'change' | 'delete' | 'reference'

/**
 * Locks a row of a user until the transaction ends.
 * @returns false when the user has no such row
 */
export async function lockRow(
  trx: Transaction<DB>,
  table: OwnedTable,
  userId: number,
  id: number | string,
  strength: LockStrength,
): Promise<boolean> {
  const { rows } = await trx.executeQuery(rowOf(trx, { table, strength }, { userId, id }).compile())
  return rows.length > 0
}

interface Shape {
  readonly table: OwnedTable
  readonly strength: LockStrength
}

interface Key {
  readonly userId: number
  readonly id: number | string
}

const rowOf = templateOf((trx, { table, strength }: Shape, { userId, id }: Key) => {
  // All these tables have the two columns; Kysely's types accept one table at a time.
  const row = trx
    .selectFrom(table as 'printers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id as number)
  return { change: row.forNoKeyUpdate(), delete: row.forUpdate(), reference: row.forKeyShare() }[strength]
})
