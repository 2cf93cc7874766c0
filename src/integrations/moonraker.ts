import { checked } from '../http/body.ts'
import { Problem } from '../http/problem.ts'
import { baseName, type DeviceEvent, type PrintFinished } from './deviceEvent.ts'
import {
  amountOf,
  cut,
  idOf,
  isObject,
  member,
  millimetresOf,
  objectOf,
  secondsOf,
  textOf,
  type Fields,
} from './values.ts'

const MAX_REASON = 500
const ENDS: Readonly<Record<string, PrintFinished['status']>> = {
  complete: 'Success',
  cancelled: 'Cancelled',
  error: 'Failed',
}

/**
 * Understands what the firmware notifier sends: an envelope whose `message` is JSON text (DOMAIN, "What devices really send", 2).
 * @throws Problem 400 when `message` is no JSON object or names no printer
 */
export function readMoonraker(body: Fields): DeviceEvent {
  const message = readMessage(member(body, 'message'))
  if (textOf(member(message, 'printerId')) === null) throw unreadable('This must name the printer in printerId.')
  const name = textOf(member(message, 'event_name'))?.toLowerCase() ?? ''
  const notice = {
    source: 'Moonraker',
    printerId: idOf(member(message, 'printerId')),
    fileName: baseName(textOf(member(message, 'filename'))),
    fileHash: null,
    time: null,
    progressPercent: layerPercent(objectOf(member(message, 'info'))),
  } as const
  const status = Object.hasOwn(ENDS, name) ? ENDS[name] : undefined
  if (name === 'started') return { ...notice, kind: 'started', estimatedSeconds: null, estimatedLengths: [] }
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
    return checked(JSON.parse(text) as unknown)
  } catch (error) {
    throw unreadable(...((error instanceof Problem && error.errors?.['body']) || ['This is not valid JSON.']))
  }
}

function readEnd(message: Fields, status: PrintFinished['status']) {
  const printSeconds = secondsOf(member(message, 'print_duration'))
  const text = textOf(member(message, 'message'))
  const reason = text ?? (status === 'Failed' ? 'error' : null)
  return {
    reason: status === 'Success' || reason === null ? null : cut(reason, MAX_REASON),
    printSeconds,
    elapsedSeconds: secondsOf(member(message, 'total_duration')) ?? printSeconds,
    usedMillimetres: millimetresOf(member(message, 'filament_used')),
    estimatedSeconds: null,
    estimatedLengths: [],
  }
}

function layerPercent(info: Fields): number | null {
  const total = amountOf(member(info, 'total_layer'), Number.MAX_SAFE_INTEGER)
  const current = amountOf(member(info, 'current_layer'), total ?? 0)
  return total === null || total === 0 || current === null ? null : Math.round((current / total) * 100)
}

function unreadable(...sentences: string[]): Problem {
  return Problem.invalid({ message: sentences })
}
