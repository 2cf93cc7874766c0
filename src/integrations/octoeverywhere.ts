import { Problem } from '../kernel/problem.ts'
import { idOf, ownProperty, percentOf, secondsOf, textOf, truncate, type Fields } from '../kernel/lenient.ts'
import { baseName, lasting, NO_REASON, type DeviceEvent, type PrintFinished } from './deviceEvent.ts'

const MAX_REASON = 500
const STARTED = 1
const FAILED = 3
const ENDS: ReadonlyMap<number, PrintFinished['status']> = new Map([
  [2, 'Success'],
  [FAILED, 'Failed'],
])
/** Paused, resumed and progress: that of other types can be from after the end of a print. */
const WITH_PROGRESS: ReadonlySet<number> = new Set([4, 5, 6])
const TEST = 16
/** Name that OctoPrint and Klipper give an end that a person wanted; the type is that of a failure. */
const CANCELLED = /^cancell?ed$/i

/**
 * Reads a notification of OctoEverywhere's webhook (docs/domain.md, "OctoEverywhere").
 * @param body with the id of the printer that it is about (`printerId`)
 * @throws Problem 400 when it has no type
 */
export function readOctoEverywhere(body: Fields): DeviceEvent {
  const type = idOf(ownProperty(body, 'EventType'))
  if (type === null) throw Problem.invalid({ EventType: ['This must be the number of a type of notification.'] })
  const notice = {
    source: 'OctoEverywhere',
    printerId: idOf(ownProperty(body, 'printerId')),
    fileName: baseName(textOf(ownProperty(body, 'FileName'))),
    fileHash: null,
    jobId: textOf(ownProperty(body, 'PrintId')),
    time: null,
    progressPercent: percentOf(ownProperty(body, 'Progress')),
  } as const
  if (type === STARTED) {
    return { ...notice, kind: 'started', estimatedSeconds: durationOf(body, 'TimeRemainingSec'), estimates: [] }
  }
  const status = ENDS.get(type)
  if (!status) return { ...notice, kind: WITH_PROGRESS.has(type) ? 'progress' : 'other' }
  return {
    ...notice,
    kind: 'finished',
    ...(status === 'Failed' ? readFailure(body) : { status, reason: null }),
    ...lasting(durationOf(body, 'DurationSec')),
  }
}

/** Whether a person pressed the test button of the notification settings. */
export function isOctoEverywhereTest(body: Fields): boolean {
  return idOf(ownProperty(body, 'EventType')) === TEST
}

function readFailure(body: Fields): Pick<PrintFinished, 'status' | 'reason'> {
  const [error, code] = ['Error', 'PlatformErrorCode'].map((name) => textOf(ownProperty(body, name))) as [
    string | null,
    string | null,
  ]
  if (CANCELLED.test(error ?? '') || CANCELLED.test(code ?? '')) return { status: 'Cancelled', reason: null }
  return { status: 'Failed', reason: truncate(error ?? NO_REASON, MAX_REASON) }
}

/** Whole seconds. A value that is not known is sent as -1 or 0. */
function durationOf(body: Fields, name: string): number | null {
  return secondsOf(ownProperty(body, name)) || null
}
