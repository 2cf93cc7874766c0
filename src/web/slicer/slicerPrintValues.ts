import type { Schemas } from '../api.ts'
import { emptyUsage, newPrintValues, type PrintValues } from '../prints/printValues.ts'

type EditUsage = Schemas['EditFilamentUsageDto']
type Fields = Readonly<Record<string, unknown>>

interface Logbook {
  readonly user: Schemas['UserProfileDto']
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
}

const MAX_USAGES = 32

/**
 * Values of a print that is recorded from the settings of a slicer (`SlicerSettingsUpload` in the contract names the keys).
 * Settings are not validated when they are saved: a missing or invalid value leaves the default of the form.
 */
export function slicerPrintValues(record: Schemas['SlicerSetting'], { user, printers, spools }: Logbook): PrintValues {
  const fields = fieldsOf(record.settings)
  const fileName = text(fields['file_name'])
  const printerName = text(fields['name'])?.toLowerCase()
  const printer = printers.find(({ name, isActive }) => isActive && name.toLowerCase() === printerName)
  const defaults = newPrintValues(user, printers)
  return {
    ...defaults,
    title: (text(fields['print_name']) ?? fileName?.replace(/\.[^.]+$/, '') ?? '').slice(0, 100),
    status: 'Pending',
    printerId: printer?.id ?? defaults.printerId,
    // Written by the computer of the slicer, without an offset.
    startDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text(fields['time_stamp']) ?? '')?.[0] ?? null,
    estimatedPrintTimeInSeconds: amount(fields['estimated_print_time_seconds']),
    filamentUsage: readUsages(fields, spools),
    fileName: fileName?.slice(0, 255) ?? null,
    notes: text(fields['note']),
    slicerSettingsId: record.id,
  }
}

/** The slicer's preview image as a `data:` URL; null when the settings contain no PNG in base64. */
export function slicerPreview(record: Schemas['SlicerSetting']): string | null {
  const base64 = text(fieldsOf(record.settings)['snapshot'])
    ?.replace(/^data:image\/png;base64,/, '')
    .replace(/\s/g, '')
  return base64 && /^iVBORw0KGgo[A-Za-z0-9+/]+=*$/.test(base64) ? `data:image/png;base64,${base64}` : null
}

/** A usage for each entry of the slicer's list; one with the total amount when there is no list. */
function readUsages(fields: Fields, spools: Logbook['spools']): EditUsage[] {
  const list = Array.isArray(fields['filamentUsage']) ? (fields['filamentUsage'] as unknown[]).filter(isFields) : []
  if (list.length === 0) return [estimatedUsage({ slot: 0 }, amount(fields['material_used_mg']))]
  return list.slice(0, MAX_USAGES).map((entry, slot) => {
    const filamentId = spools.find(({ id }) => id === text(entry['filamentId']))?.id ?? null
    const materialType = filamentId === null ? text(entry['materialType']) : null
    const amountMg = amount(entry['estimatedAmountMg']) ?? amount(entry['amountMg'])
    return estimatedUsage({ slot, filamentId, materialType }, amountMg)
  })
}

function estimatedUsage(usage: Partial<EditUsage>, estimatedAmountMg: number | null): EditUsage {
  return { ...emptyUsage, ...usage, estimatedAmountMg, estimatedSource: estimatedAmountMg === null ? null : 'Weight' }
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text without surrounding space; null when it is empty or of another type. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A number of at least 0, rounded to an integer; null for any other value. */
function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null
}
