import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

const ATTEMPTS = 3
/** serialization_failure and deadlock_detected: the work was rolled back whole and may be done again. */
const VICTIM = new Set(['40001', '40P01'])

/**
 * Runs work in one transaction; again, when PostgreSQL chose it as the victim of a conflict.
 * @param work must have no effect outside the transaction
 */
export async function inTransaction<Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !VICTIM.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
