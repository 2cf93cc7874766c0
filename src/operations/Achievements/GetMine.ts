import { evaluate } from '../../achievements/evaluate.ts'
import { grant } from '../../achievements/grant.ts'
import { toMine } from '../../achievements/myAchievements.ts'
import type { Operation } from '../../contract/operation.ts'
import { inTransaction } from '../../database/transaction.ts'

export const handle: Operation<'Achievements_GetMine'> = async (_, { db, caller: { userId }, isHead, now }) => {
  const { stored, stats, missing, calendar } = await evaluate(db, userId, now())
  const isUnchanged = isHead || missing.length === 0
  // Not the transaction of the context: that would remember a reading by its Idempotency-Key.
  const earned = isUnchanged
    ? stored.earned
    : await inTransaction(db, (trx) => grant(trx, { userId, calendar }, missing))
  return { status: 200, body: toMine(stats, earned, stored.dismissed) }
}
