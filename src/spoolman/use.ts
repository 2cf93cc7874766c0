import { createHash } from 'node:crypto'
import { actorOf } from '../identity/actor.ts'
import { markAnswered } from '../spoolUse/requests.ts'
import { useSpool, type UseAmount } from '../spoolUse/use.ts'
import type { SpoolmanContext } from './operation.ts'

/**
 * Deducts what a program reports, unless the report is the repetition of one whose response never reached it.
 * @throws Problem 400 for too much at once, 404
 */
export async function reportUse(context: SpoolmanContext, spoolId: string, amount: UseAmount): Promise<void> {
  const { db, userId, connection, caller, now, arrivedDate, bodyBytes } = context
  const receipt = await useSpool(db, {
    userId,
    connectionId: connection.connectionId,
    printerId: connection.printerId,
    spoolId,
    amount,
    actor: actorOf(caller),
    fingerprint: createHash('sha256')
      .update(spoolId)
      .update(bodyBytes ?? '')
      .digest(),
    arrivedDate,
  })
  context.whenSent(() => markAnswered(db, receipt, now()))
}
