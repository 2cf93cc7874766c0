import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { together } from '../database/together.ts'
import { mayFinish, type StoredPrint } from './candidatePrints.ts'
import type { PrintFinished } from './deviceEvent.ts'
import { matchFinishOfJob } from './jobMatching.ts'
import { matchFinish, WINDOW, type FinishMatch } from './matching.ts'
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
  const own = finish.event.jobId === null ? matchFinish(finish.prints, finish) : matchFinishOfJob(finish.prints)
  if (own.kind !== 'new' && !isOfLaterPrint(finish, own)) return own
  const other = await findOtherPrint(trx, finish)
  return isOfLaterPrint(finish, other) ? { kind: 'new' } : other
}

async function findOtherPrint(
  trx: Transaction<DB>,
  finish: PrinterEvent<PrintFinished>,
): Promise<FinishMatch<StoredPrint>> {
  const { userId, printerId, event, date } = finish
  const known = endedElsewhere(finish)
  if (known) return { kind: known.isOpen || isUnfinished(known) ? 'found' : 'repeated', print: known }
  const [recorded] = await together(trx, selectRecordedByHand(trx, userId, printerId, event, date))
  const print = finishedByHand(recorded, finish)
  return print ? { kind: 'found', print } : { kind: 'new' }
}

/**
 * Whether the print of the finish, whose own start is missing, began after the one that was found: a later start had closed that one, or
 * another program had ended it at least 5 minutes before.
 */
function isOfLaterPrint(finish: PrinterEvent<PrintFinished>, match: FinishMatch<StoredPrint>): boolean {
  if (match.kind !== 'found' || match.print.isOpen) return false
  const { startBefore: last } = finish
  const { startDate } = match.print
  const isClosed = startDate !== null && last !== null && Date.parse(last) > Date.parse(startDate)
  return isClosed || beganAfterEnd(finish, match.print)
}

function beganAfterEnd(
  { event, at, elapsedSeconds }: PrinterEvent<PrintFinished>,
  { endDate, editedFields, isClosedByError, isEndInferred }: StoredPrint,
): boolean {
  if (event.jobId !== null || elapsedSeconds === null || endDate === null) return false
  // Nobody has reported the end of such a print, which may have gone on.
  if (isClosedByError || isEndInferred) return false
  return !editedFields.includes('status') && at - elapsedSeconds * 1000 >= Date.parse(endDate) + WINDOW
}

/** Whether a print was closed without a finish, so that the end of any program is its first. */
function isUnfinished(print: StoredPrint): boolean {
  return print.isEndInferred && mayFinish(print)
}
