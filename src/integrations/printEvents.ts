import type { NewPrintEventDto, NewPrintEventUsageDto } from '../../generated/api.d.ts'
import { textOf, timeOf, truncate } from '../kernel/lenient.ts'
import { baseName, NO_REASON, type DeviceEvent, type PrintFinished, type ToolAmount } from './deviceEvent.ts'

/** An event as it was validated and stored, without its image; one of an earlier version has no category. */
export type StoredPrintEvent = Omit<NewPrintEventDto, 'image' | 'failureCategory'> &
  Partial<Pick<NewPrintEventDto, 'failureCategory'>>

const MAX_REASON = 500
const ENDS: Readonly<Partial<Record<NewPrintEventDto['event'], PrintFinished['status']>>> = {
  Finished: 'Success',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
}

/**
 * Reads an event of a program (docs/domain.md, "Print events").
 * @param received when it was received; the clock of the program is trusted only near this time
 */
export function readPrintEvent(body: StoredPrintEvent, received: Date): DeviceEvent {
  const { event, printerId, jobId, occurredDate, progressPercent, filamentUsage, printTimeInSeconds } = body
  const { failureCategory: category = null } = body
  const notice = {
    source: 'PrintEvents',
    printerId,
    fileName: baseName(textOf(body.fileName)),
    fileHash: null,
    jobId,
    time: occurredDate === null ? null : timeOf(Date.parse(occurredDate) / 1000, received),
    progressPercent,
  } as const
  const estimate = {
    estimatedSeconds: body.estimatedPrintTimeInSeconds,
    estimates: filamentUsage.flatMap((usage, position) =>
      amountOf(usage, position, usage.estimatedAmountMg, usage.estimatedLengthInM),
    ),
  }
  if (event === 'Started') return { ...notice, ...estimate, kind: 'started' }
  if (event === 'Error') return { ...notice, kind: 'error', reason: reasonOf(body) ?? NO_REASON, category }
  const status = ENDS[event]
  if (!status) return { ...notice, kind: progressPercent === null ? 'other' : 'progress' }
  const reason = reasonOf(body) ?? (status === 'Failed' ? NO_REASON : null)
  return {
    ...notice,
    ...estimate,
    kind: 'finished',
    status,
    ...(status === 'Success' ? { reason: null } : { reason, category }),
    printSeconds: printTimeInSeconds,
    elapsedSeconds: body.totalTimeInSeconds ?? printTimeInSeconds,
    totalSeconds: body.totalTimeInSeconds,
    usedMillimetres: null,
    usedAmounts: filamentUsage.flatMap((usage, position) => amountOf(usage, position, usage.amountMg, usage.lengthInM)),
  }
}

function reasonOf({ reason }: StoredPrintEvent): string | null {
  const text = textOf(reason)
  return text === null ? null : truncate(text, MAX_REASON)
}

/** The amount of a slot, whose number is its position in the list where none was sent; none without a weight or a length. */
function amountOf(
  { slot, materialType }: NewPrintEventUsageDto,
  position: number,
  milligrams: number | null,
  metres: number | null,
): ToolAmount[] {
  if (milligrams === null && metres === null) return []
  const millimetres = milligrams === null && metres !== null ? metres * 1000 : null
  return [{ tool: slot ?? position, milligrams, millimetres, materialType: materialType?.trim() ?? null }]
}
