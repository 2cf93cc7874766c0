import { MAX_USAGES } from '../ledger/reportedUse.ts'
import { amountOf, idOf, ownProperty, percentOf, textOf, truncate, type Fields } from '../kernel/lenient.ts'
import { baseName, lasting, NO_REASON, type DeviceEvent, type PrintFinished, type ToolAmount } from './deviceEvent.ts'

const MAX_REASON = 500
/** Grams, far more than any spool has. */
const MAX_GRAMS = 100_000
/** Slots of an AMS. */
const TRAYS = 4
/** Number that Bambu Lab printers give the spool outside of an AMS. */
const EXTERNAL = 254
/** Value of a member that Bambuddy does not know. */
const UNKNOWN = /^unknown$/i
const ENDS: Readonly<Record<string, PrintFinished['status']>> = {
  print_complete: 'Success',
  print_failed: 'Failed',
  print_stopped: 'Cancelled',
}

/**
 * Reads a notification of Bambuddy's webhook (docs/domain.md, "Bambuddy"). All its values are texts.
 * @param body with the id of the printer that it is about (`printerId`)
 */
export function readBambuddy(body: Fields): DeviceEvent {
  const event = textOf(ownProperty(body, 'event'))?.toLowerCase() ?? null
  const notice = {
    source: 'Bambuddy',
    printerId: idOf(ownProperty(body, 'printerId')),
    fileName: fileNameOf(knownText(body, 'filename')),
    fileHash: null,
    jobId: null,
    time: null,
    progressPercent: percentOf(ownProperty(body, 'progress')),
  } as const
  if (event === null) return { ...notice, kind: 'test' }
  if (event === 'print_start') {
    return {
      ...notice,
      kind: 'started',
      estimatedSeconds: durationOf(knownText(body, 'estimated_time')),
      estimates: [],
    }
  }
  const status = Object.hasOwn(ENDS, event) ? ENDS[event] : undefined
  if (!status) return { ...notice, kind: event === 'print_progress' ? 'progress' : 'other' }
  const reason = knownText(body, 'reason') ?? (status === 'Failed' ? NO_REASON : null)
  return {
    ...notice,
    kind: 'finished',
    status,
    reason: status === 'Success' || reason === null ? null : truncate(reason, MAX_REASON),
    ...lasting(durationOf(knownText(body, 'duration'))),
    usedAmounts: usedAmounts(body),
  }
}

/** Whether a person tries the webhook: a test notification names neither an event nor a printer. */
export function isBambuddyTest(body: Fields): boolean {
  return textOf(ownProperty(body, 'event')) === null && textOf(ownProperty(body, 'printer')) === null
}

function knownText(body: Fields, name: string): string | null {
  const text = textOf(ownProperty(body, name))
  return text === null || UNKNOWN.test(text) ? null : text
}

/** The name of a file in the one form that all events have: some leave underscores and extensions out. */
function fileNameOf(text: string | null): string | null {
  const name =
    baseName(text)
      ?.replace(/(?:\.gcode)?\.3mf$|\.gcode$/i, '')
      .replaceAll('_', ' ')
      .trim() ?? ''
  return name === '' ? null : name
}

/** Seconds of `1h 18m` or `18m`. */
function durationOf(text: string | null): number | null {
  const [, hours = '0', minutes] = /^(?:(\d{1,5})h )?(\d{1,5})m$/i.exec(text ?? '') ?? []
  return minutes === undefined ? null : (Number(hours) * 60 + Number(minutes)) * 60
}

/** The weights of the slots or, where they are not known, that of the print. */
function usedAmounts(body: Fields): ToolAmount[] {
  const amounts = new Map<number, ToolAmount>()
  const parts = knownText(body, 'filament_details')?.split(' | ', MAX_USAGES) ?? []
  for (const [position, part] of parts.entries()) {
    const amount = slotAmount(part, position)
    if (!amount) continue
    const before = amounts.get(amount.tool)
    amounts.set(amount.tool, { ...amount, milligrams: (before?.milligrams ?? 0) + (amount.milligrams ?? 0) })
  }
  const milligrams = milligramsOf(ownProperty(body, 'filament_grams'))
  if (amounts.size > 0) return [...amounts.values()]
  return milligrams === null ? [] : [{ tool: 0, milligrams }]
}

/** Reads `AMS-A T1 PLA: 12.4g`, `Ext PLA: 12.4g` or `PLA: 12.4g`. */
function slotAmount(part: string, position: number): ToolAmount | null {
  const [, unit, tray, external, material = '', grams] =
    /^(?:AMS-([A-Z]) T(\d{1,2}) |(Ext) )?(.{0,50}?): (\d{1,6}(?:\.\d{1,3})?)g$/.exec(part.trim()) ?? []
  const milligrams = milligramsOf(grams)
  if (milligrams === null) return null
  const tool = unit && tray ? (unit.charCodeAt(0) - 65) * TRAYS + Number(tray) - 1 : external ? EXTERNAL : position
  const materialType = material.trim() === '' || UNKNOWN.test(material.trim()) ? null : material.trim()
  return tool >= 0 && tool < 256 ? { tool, milligrams, materialType } : null
}

function milligramsOf(grams: unknown): number | null {
  const amount = amountOf(grams, MAX_GRAMS)
  return amount === null ? null : Math.round(amount * 1000)
}
