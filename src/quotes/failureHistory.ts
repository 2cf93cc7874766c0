import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { failureRate } from '../analytics/figures/failureRate.ts'
import { statusList } from '../kernel/printStatus.ts'

/** Share of the prints of a user that have failed. */
export interface FailureHistory {
  /** Whether only prints of the printer count, or all. */
  readonly source: 'PrinterHistory' | 'History'
  /** Percentage with one decimal, as the analysis of failures returns it. */
  readonly percent: number
  readonly failedCount: number
  readonly finishedCount: number
}

/**
 * Reads the failure rate of a user as the analysis of failures computes it: of the printer, or of all prints when those of the
 * printer are too few for a rate. Null when all are too few, too.
 */
export async function readFailureHistory(
  db: ReadonlyKysely<DB>,
  userId: number,
  printerId: number | null,
): Promise<FailureHistory | null> {
  const ofPrinter = sql`p.printer_id = ${printerId}`
  const failed = sql`p.status = 'Failed'`
  const counts = await db
    .selectFrom('prints as p')
    .select([
      sql<number>`count(*)`.as('finished'),
      sql<number>`count(*) filter (where ${failed})`.as('failed'),
      sql<number>`count(*) filter (where ${ofPrinter})`.as('finishedOfPrinter'),
      sql<number>`count(*) filter (where ${failed} and ${ofPrinter})`.as('failedOfPrinter'),
    ])
    .where('p.user_id', '=', userId)
    .where(sql<boolean>`p.status in ${statusList.finished}`)
    .executeTakeFirstOrThrow()
  return (
    historyOf('PrinterHistory', counts.failedOfPrinter, counts.finishedOfPrinter) ??
    historyOf('History', counts.failed, counts.finished)
  )
}

function historyOf(
  source: FailureHistory['source'],
  failedCount: number,
  finishedCount: number,
): FailureHistory | null {
  const { percent } = failureRate(failedCount, finishedCount)
  return percent === null ? null : { source, percent, failedCount, finishedCount }
}
