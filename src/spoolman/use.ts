import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Spool } from '../../generated/spoolman/api.d.ts'
import { actorOf } from '../identity/actor.ts'
import { markAnswered } from '../spoolUse/requests.ts'
import { useSpool, type UseAmount } from '../spoolUse/use.ts'
import type { SpoolmanContext } from './operation.ts'
import { deferSpool, readSpool } from './spools.ts'

/**
 * Deducts what a program reports, unless the report is the repetition of one whose response never reached it.
 * @returns the spool afterwards
 * @throws Problem 400 for too much at once, 404
 */
export async function reportUse(context: SpoolmanContext, spoolNumber: number, amount: UseAmount): Promise<Spool> {
  const { db, userId, connection, caller, now, arrivedDate, bodyBytes } = context
  const use = {
    userId,
    connectionId: connection.connectionId,
    printerId: connection.printerId,
    spoolNumber,
    amount,
    actor: actorOf(caller),
    fingerprint: createHash('sha256')
      .update(String(spoolNumber))
      .update(bodyBytes ?? '')
      .digest(),
    arrivedDate,
  }
  let spool: Spool | undefined
  const readBack = (trx: Transaction<DB>) =>
    deferSpool(trx, userId, spoolNumber, (read) => {
      spool = read
    })
  const receipt = await useSpool(db, use, readBack)
  context.whenSent(() => markAnswered(db, receipt, now()))
  return spool ?? readSpool(db, userId, spoolNumber)
}
