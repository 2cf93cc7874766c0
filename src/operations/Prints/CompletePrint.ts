import type { CompletePrintDto, PrintDetailDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'
import type { PrintFields } from '../../prints/fields.ts'
import { changeShared } from '../../prints/shared.ts'
import { mergeUsages } from '../../prints/mergeUsages.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'

/** The contract's bound of a duration. */
const MAXIMUM_SECONDS = 2_147_483_647

export const handle: Operation<'Prints_CompletePrint'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => {
    const print = await changePrint(trx, path.id, context, (current, person) =>
      completed(current, body, person.time_zone, context.now()),
    )
    return { status: 200, body: print }
  })

function completed(current: PrintDetailDto, body: CompletePrintDto, zone: string, now: Date): PrintFields {
  const { filamentUsage, ...fields } = current
  // A print that is over keeps its end when only its status is corrected, or the request is repeated.
  const knownEnd = isFinished(current.status) ? current.endDate : null
  const endDate = body.endDate ? parseDateTime('endDate', body.endDate, zone) : (knownEnd ?? now.toISOString())
  return {
    ...fields,
    shared: changeShared(current.shared, undefined),
    status: body.status,
    endDate,
    printTimeInSeconds:
      body.printTimeInSeconds ?? current.printTimeInSeconds ?? secondsBetween(current.startDate, endDate),
    failureReason: body.failureReason === undefined ? current.failureReason : body.failureReason,
    filamentUsage: body.filamentUsage && mergeUsages(filamentUsage, body.filamentUsage),
  }
}

/** Null where it is not known, or too long to be a duration. */
function secondsBetween(start: string | null, end: string): number | null {
  if (start === null) return null
  const seconds = Math.round((Date.parse(end) - Date.parse(start)) / 1000)
  return seconds >= 0 && seconds <= MAXIMUM_SECONDS ? seconds : null
}
