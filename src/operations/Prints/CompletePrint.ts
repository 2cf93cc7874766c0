import type { CompletePrintDto, PrintDetailDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { changePrint } from '../../prints/change.ts'
import type { PrintFields } from '../../prints/fields.ts'
import { changeShared } from '../../prints/shared.ts'
import { mergeUsages } from '../../prints/mergeUsages.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'

/** The contract's bound of a duration. */
const MAXIMUM_SECONDS = 2_147_483_647

/** Facts that stay as recorded when they are omitted, and that null deletes. */
const FACTS = [
  'totalTimeInSeconds',
  'measuredEnergyWh',
  'plateCount',
  'partCount',
  'rating',
  'failureReason',
  'failureCategory',
] as const

type Fact = (typeof FACTS)[number]

export const handle: Operation<'Prints_CompletePrint'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => {
    const print = await changePrint(trx, path.id, context, (current, owner) =>
      completed(current, body, owner.time_zone, context.now()),
    )
    return { status: 200, body: print }
  })

function completed(current: PrintDetailDto, body: CompletePrintDto, zone: string, now: Date): PrintFields {
  const { filamentUsage, ...fields } = current
  // A print that is over keeps its end when only its status is corrected, or the request is repeated.
  const knownEnd = isFinished(current.status) ? current.endDate : null
  const endDate = body.endDate ? parseDateTime('endDate', body.endDate, zone) : (knownEnd ?? now.toISOString())
  if (body.endDate === undefined && current.startDate !== null && current.startDate > endDate) {
    throw Problem.invalid({ startDate: ['This print is planned to start later. Change its start first.'] })
  }
  const given = FACTS.filter((name) => body[name] !== undefined).map((name) => [name, body[name]])
  const facts = { ...fields, ...(Object.fromEntries(given) as Pick<CompletePrintDto, Fact>) } as PrintDetailDto
  const elapsed = secondsBetween(current.startDate, endDate)
  const { totalTimeInSeconds } = facts
  return {
    ...facts,
    shared: changeShared(current.shared, undefined),
    status: body.status,
    endDate,
    printTimeInSeconds: body.printTimeInSeconds ?? current.printTimeInSeconds ?? shorter(elapsed, totalTimeInSeconds),
    filamentUsage: body.filamentUsage && mergeUsages(filamentUsage, body.filamentUsage),
  }
}

/** The time without pauses is not longer than the time with them. */
function shorter(elapsed: number | null, total: number | null): number | null {
  return elapsed === null || total === null ? elapsed : Math.min(elapsed, total)
}

/** Null where it is not known, or too long to be a duration. */
function secondsBetween(start: string | null, end: string): number | null {
  if (start === null) return null
  const seconds = Math.round((Date.parse(end) - Date.parse(start)) / 1000)
  return seconds >= 0 && seconds <= MAXIMUM_SECONDS ? seconds : null
}
