import { Problem } from '../kernel/problem.ts'
import { amountOf, idOf, objectOf, ownProperty, secondsOf, textOf, timeOf, type Fields } from '../kernel/lenient.ts'
import { baseName, lasting, type DeviceEvent, type PrintFinished } from './deviceEvent.ts'

/** The event of a notification that a person sends from the notification settings. */
const TEST = 'TestEvent'
/** Unix seconds, far in the future. */
const MAX_TIME = 1e11
/** Obico reports a print that has failed as cancelled, and means a failure that its camera may have seen by `PrintFailure`. */
const ENDS: Readonly<Record<string, PrintFinished['status']>> = { PrintDone: 'Success', PrintCancelled: 'Cancelled' }

/**
 * Reads a notification of Obico's webhook (docs/domain.md, "Obico").
 * @param body with the id of the printer that it is about (`printerId`)
 * @param received when it was received; the clock of Obico is trusted only near this time
 * @throws Problem 400 when it has no type
 */
export function readObico(body: Fields, received: Date): DeviceEvent {
  const type = textOf(ownProperty(objectOf(ownProperty(body, 'event')), 'type'))
  if (type === null) throw Problem.invalid({ event: ['This must be an object with the type of the notification.'] })
  const print = objectOf(ownProperty(body, 'print'))
  const [startedAt, endedAt] = [ownProperty(print, 'started_at'), ownProperty(print, 'ended_at')]
  const notice = {
    source: 'Obico',
    printerId: idOf(ownProperty(body, 'printerId')),
    fileName: baseName(textOf(ownProperty(print, 'filename'))),
    fileHash: null,
    jobId: idOf(ownProperty(print, 'id'))?.toString() ?? null,
    progressPercent: null,
  } as const
  if (type === 'PrintStarted') {
    return { ...notice, kind: 'started', time: timeOf(startedAt, received), estimatedSeconds: null, estimates: [] }
  }
  const status = Object.hasOwn(ENDS, type) ? ENDS[type] : undefined
  if (!status) return { ...notice, kind: 'other', time: null }
  return {
    ...notice,
    kind: 'finished',
    time: timeOf(endedAt, received),
    status,
    reason: null,
    ...lasting(secondsBetween(startedAt, endedAt)),
  }
}

/** Whole seconds between two times in Unix seconds; null when one is missing or the end comes first. */
function secondsBetween(start: unknown, end: unknown): number | null {
  const [from, to] = [amountOf(start, MAX_TIME), amountOf(end, MAX_TIME)]
  return from === null || to === null ? null : secondsOf(to - from)
}

/** Whether a person tries the webhook from the notification settings. */
export function isObicoTest(body: Fields): boolean {
  return ownProperty(body, 'event') === TEST
}
