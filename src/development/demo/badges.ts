import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { assess } from '../../achievements/assess.ts'
import { grant } from '../../achievements/grant.ts'

/** Grants people what they have earned, as if each had looked at their achievements. */
export async function earnBadges(trx: Transaction<DB>, userIds: readonly number[], now: Date): Promise<void> {
  for (const id of userIds) {
    const { userId, calendar, missing } = await assess(trx, id, now)
    if (missing.length > 0) await grant(trx, { userId, calendar }, missing)
  }
}
