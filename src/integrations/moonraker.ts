import { parseInnerJson } from '../kernel/json.ts'
import { Problem } from '../kernel/problem.ts'
import { baseName, NO_REASON, type DeviceEvent, type PrintFinished } from './deviceEvent.ts'
import {
  amountOf,
  truncate,
  idOf,
  isObject,
  ownProperty,
  millimetresOf,
  objectOf,
  secondsOf,
  textOf,
  type Fields,
} from '../kernel/lenient.ts'

const MAX_REASON = 500
const ENDS: Readonly<Record<string, PrintFinished['status']>> = {
  complete: 'Success',
  cancelled: 'Cancelled',
  error: 'Failed',
}

/**
 * Reads an event of the firmware notifier: an envelope whose `message` is JSON text (docs/domain.md, "Firmware notifier").
 * @throws Problem 400 when `message` is not a JSON object or names no printer
 */
export function readMoonraker(body: Fields): DeviceEvent {
  const message = readMessage(ownProperty(body, 'message'))
  if (textOf(ownProperty(message, 'printerId')) === null)
    throw unreadable('This must identify the printer by printerId.')
  const name = textOf(ownProperty(message, 'event_name'))?.toLowerCase() ?? ''
  const notice = {
    source: 'Moonraker',
    printerId: idOf(ownProperty(message, 'printerId')),
    fileName: baseName(textOf(ownProperty(message, 'filename'))),
    fileHash: null,
    jobId: null,
    time: null,
    progressPercent: layerPercent(objectOf(ownProperty(message, 'info'))),
  } as const
  const status = Object.hasOwn(ENDS, name) ? ENDS[name] : undefined
  if (name === 'started') return { ...notice, kind: 'started', estimatedSeconds: null, estimates: [] }
  if (!status) return { ...notice, kind: notice.progressPercent === null ? 'other' : 'progress' }
  return { ...notice, kind: 'finished', status, ...readEnd(message, status) }
}

function readMessage(value: unknown): Fields {
  const parsed = typeof value === 'string' ? parse(value) : value
  if (!isObject(parsed)) throw unreadable('This must be the text of a JSON object.')
  return parsed
}

function parse(text: string): unknown {
  try {
    return parseInnerJson(text)
  } catch (error) {
    throw error instanceof Problem ? unreadable(...Object.values(error.errors ?? {}).flat()) : error
  }
}

function readEnd(message: Fields, status: PrintFinished['status']) {
  const printSeconds = secondsOf(ownProperty(message, 'print_duration'))
  const totalSeconds = secondsOf(ownProperty(message, 'total_duration'))
  const text = textOf(ownProperty(message, 'message'))
  const reason = text ?? (status === 'Failed' ? NO_REASON : null)
  return {
    reason: status === 'Success' || reason === null ? null : truncate(reason, MAX_REASON),
    printSeconds,
    elapsedSeconds: totalSeconds ?? printSeconds,
    totalSeconds: totalSeconds !== null && totalSeconds >= (printSeconds ?? 0) ? totalSeconds : null,
    usedMillimetres: millimetresOf(ownProperty(message, 'filament_used')),
    usedAmounts: [],
    estimatedSeconds: null,
    estimates: [],
  }
}

function layerPercent(info: Fields): number | null {
  const total = amountOf(ownProperty(info, 'total_layer'), Number.MAX_SAFE_INTEGER)
  const current = amountOf(ownProperty(info, 'current_layer'), total ?? 0)
  return total === null || total === 0 || current === null ? null : Math.round((current / total) * 100)
}

function unreadable(...sentences: string[]): Problem {
  return Problem.invalid({ message: sentences })
}
