import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { evaluate } from '../../achievements/evaluate.ts'
import { grant } from '../../achievements/grant.ts'

/** Grants users the achievements that they have earned, as if they had opened their achievements page. */
export async function grantAchievements(trx: Transaction<DB>, userIds: readonly number[], now: Date): Promise<void> {
  for (const id of userIds) {
    const { userId, calendar, missing } = await evaluate(trx, id, now)
    if (missing.length > 0) await grant(trx, { userId, calendar }, missing)
  }
}
