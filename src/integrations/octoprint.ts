import { Problem } from '../kernel/problem.ts'
import { MAX_USAGES } from '../ledger/reportedUse.ts'
import { baseName, NO_REASON, type DeviceEvent, type ToolAmount } from './deviceEvent.ts'
import {
  truncate,
  firstText,
  idOf,
  isObject,
  ownProperty,
  millimetresOf,
  objectOf,
  percentOf,
  secondsOf,
  textOf,
  timeOf,
  type Fields,
} from '../kernel/lenient.ts'

const MAX_REASON = 500
const MAX_HASH = 128
const MAX_TOOL = 255
/** The file of the request that a person sends from the set-up page. */
const TEST_FILE = 'example.gcode'
/** Characters of a member of that request at most. Parsing a text of 4 MiB takes 15 ms, and events are parsed later anyway. */
const MAX_TEST_MEMBER = 10_000

/**
 * Reads an event of the print-server webhook; objects may come as JSON text (docs/domain.md, "Print-server webhook").
 * @param received when it was received; the clock of the device is trusted only near this time
 * @throws Problem 400 when no printer is named
 */
export function readOctoprint(body: Fields, received: Date): DeviceEvent {
  const [extra, job, progress, meta] = ['extra', 'job', 'progress', 'meta'].map((name) =>
    objectOf(ownProperty(body, name)),
  ) as [Fields, Fields, Fields, Fields]
  if (textOf(ownProperty(body, 'deviceIdentifier')) === null) {
    throw Problem.invalid({ deviceIdentifier: ['This must be the number of the printer.'] })
  }
  const hash = textOf(ownProperty(meta, 'hash'))
  const notice = {
    source: 'OctoPrint',
    printerId: idOf(ownProperty(body, 'deviceIdentifier')),
    fileName: fileNameOf(extra, job, meta),
    fileHash: hash !== null && hash.length <= MAX_HASH ? hash : null,
    jobId: null,
    time: timeOf(ownProperty(body, 'currentTime'), received),
    progressPercent: percentOf(ownProperty(progress, 'completion')),
  } as const
  const estimate = {
    estimatedSeconds: secondsOf(ownProperty(job, 'estimatedPrintTime')) ?? secondsOf(ownProperty(job, 'lastPrintTime')),
    estimates: readLengths(objectOf(ownProperty(job, 'filament'))),
  }
  const printSeconds = secondsOf(ownProperty(extra, 'time')) ?? secondsOf(ownProperty(progress, 'printTime'))
  const times = { printSeconds, elapsedSeconds: printSeconds, totalSeconds: null }
  const end = { ...estimate, ...times, usedMillimetres: null, usedAmounts: [] }

  if (notice.fileName === TEST_FILE) return { ...notice, kind: 'test' }
  switch (textOf(ownProperty(body, 'topic'))?.toLowerCase()) {
    case 'print started':
      return { ...notice, ...estimate, kind: 'started' }
    case 'print done':
      return { ...notice, ...end, kind: 'finished', status: 'Success', reason: null }
    case 'print failed':
      return { ...notice, ...end, kind: 'finished', ...readFailure(extra) }
    case 'print progress':
      return { ...notice, kind: 'progress' }
    case 'error':
      // The failure of the print itself may follow, as `Print Failed`.
      return { ...notice, kind: 'error', reason: reasonOf(extra, null) }
    default:
      return { ...notice, kind: 'other' }
  }
}

/** Whether a person pressed the test button of the set-up page. */
export function isConnectionTest(body: Fields): boolean {
  const memberOf = (name: string) => {
    const value = ownProperty(body, name)
    return objectOf(typeof value === 'string' && value.length > MAX_TEST_MEMBER ? null : value)
  }
  const [extra, job, meta] = ['extra', 'job', 'meta'].map(memberOf) as [Fields, Fields, Fields]
  return fileNameOf(extra, job, meta) === TEST_FILE
}

function readFailure(extra: Fields) {
  const reason = textOf(ownProperty(extra, 'reason'))
  if (reason?.toLowerCase() === 'cancelled') {
    // OctoPrint names who cancelled the print; nobody when the firmware or a plugin did.
    const category = textOf(ownProperty(extra, 'user')) === null ? null : 'UserCancelled'
    return { status: 'Cancelled', reason: null, category } as const
  }
  return { status: 'Failed', reason: reasonOf(extra, reason) } as const
}

function reasonOf(extra: Fields, reason: string | null): string {
  return truncate(textOf(ownProperty(extra, 'error')) ?? reason ?? NO_REASON, MAX_REASON)
}

function fileNameOf(extra: Fields, job: Fields, meta: Fields): string | null {
  const file = objectOf(ownProperty(job, 'file'))
  const names = [extra, file, meta].flatMap((part) => [ownProperty(part, 'name'), ownProperty(part, 'path')])
  return baseName(firstText(...names))
}

/** `{ tool0: { length } }`, in tool order, as many as a print can have materials; what is estimated as nothing is left out. */
function readLengths(filament: Fields): ToolAmount[] {
  const lengths = Object.entries(filament).flatMap(([name, value]) => {
    const tool = Number(/^tool(0|[1-9]\d{0,2})$/.exec(name)?.[1] ?? NaN)
    const millimetres = isObject(value) ? millimetresOf(ownProperty(value, 'length')) : null
    return tool <= MAX_TOOL && millimetres ? [{ tool, millimetres }] : []
  })
  return lengths.sort((a, b) => a.tool - b.tool).slice(0, MAX_USAGES)
}
