import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { together } from '../database/together.ts'
import { mayFinish, type StoredPrint } from './candidatePrints.ts'
import type { PrintFinished } from './deviceEvent.ts'
import { matchFinishOfJob } from './jobMatching.ts'
import { matchFinish, type FinishMatch } from './matching.ts'
import { endedElsewhere } from './otherProgram.ts'
import type { PrinterEvent } from './printerEvent.ts'
import { finishedByHand, selectRecordedByHand } from './recordedByHand.ts'

/**
 * Finds the print of a finish: that of its job or file, one that another program has reported, or one that its owner has recorded.
 */
export async function findEndedPrint(
  trx: Transaction<DB>,
  finish: PrinterEvent<PrintFinished>,
): Promise<FinishMatch<StoredPrint>> {
  const { userId, printerId, event, date } = finish
  const match = event.jobId === null ? matchFinish(finish.prints, finish) : matchFinishOfJob(finish.prints)
  if (match.kind !== 'new') return match
  const known = endedElsewhere(finish)
  if (known) return { kind: known.isOpen || isUnfinished(known) ? 'found' : 'repeated', print: known }
  const [recorded] = await together(trx, selectRecordedByHand(trx, userId, printerId, event, date))
  const print = finishedByHand(recorded, finish)
  return print ? { kind: 'found', print } : match
}

/** Whether a print was closed without a finish, so that the end of any program is its first. */
function isUnfinished(print: StoredPrint): boolean {
  return print.isEndInferred && mayFinish(print)
}
