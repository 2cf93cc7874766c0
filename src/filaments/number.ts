import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Assigns a number to a spool. Numbers are not used again, not even those of deleted spools, so that a label never names
 * another spool. The user's row stays locked until the transaction ends; call it before the transaction locks spools.
 * @param wanted the number to have; null for the one after the greatest so far
 * @param spoolId the spool that may have the number already
 * @throws Problem 409 when another spool has the number
 */
export async function assignNumber(
  trx: Transaction<DB>,
  userId: number,
  wanted: number | null,
  spoolId: string | null = null,
): Promise<number> {
  const { number } = await trx
    .updateTable('users')
    .set({
      last_spool_number:
        wanted === null
          ? sql<number>`last_spool_number + 1`
          : sql<number>`greatest(last_spool_number, ${wanted}::integer)`,
    })
    .where('id', '=', userId)
    .returning('last_spool_number as number')
    .executeTakeFirstOrThrow()
  if (wanted === null) return number
  const other = await trx
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    .where('number', '=', wanted)
    .executeTakeFirst()
  if (other && other.id !== spoolId) throw new Problem('conflict', `Another of your spools has the number ${wanted}.`)
  return wanted
}
