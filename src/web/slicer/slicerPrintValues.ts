import type { Schemas } from '../schemas.ts'
import { newPrintValues, type PrintValues } from '../prints/printValues.ts'
import { truncate } from '../truncate.ts'
import { amount, fieldsOf, integerOrNull, text } from './fields.ts'
import { readUsages } from './slicerUsages.ts'

interface Logbook {
  readonly user: Schemas['UserProfileDto']
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  /** Printer of the most recent print; null when there is none. */
  readonly lastPrinterId: number | null
}

/** Numbers below are Unix times in seconds (until the year 5138), others in milliseconds (from 1973). */
const FIRST_MILLISECONDS = 1e11
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

/**
 * Values of a print that is recorded from the settings of a slicer (`SlicerSettingsUpload` in the contract names the keys).
 * Settings are not validated when they are saved: a missing or invalid value leaves the default of the form.
 */
export function slicerPrintValues(record: Schemas['SlicerSetting'], logbook: Logbook): PrintValues {
  const { printers, spools } = logbook
  const fields = fieldsOf(record.settings)
  const fileName = text(fields['file_name'])
  const printerName = text(fields['name'])?.toLowerCase()
  const printer = printers.find(({ name, isActive }) => isActive && name.toLowerCase() === printerName)
  const defaults = newPrintValues(logbook)
  return {
    ...defaults,
    title: truncate(text(fields['print_name']) ?? fileName?.replace(/\.[^.]+$/, '') ?? '', 100),
    status: 'Pending',
    printerId: printer?.id ?? defaults.printerId,
    startDate: readTimestamp(fields['time_stamp']),
    estimatedPrintTimeInSeconds: integerOrNull(fields['estimated_print_time_seconds']),
    filamentUsage: readUsages(fields, spools),
    fileName: fileName && truncate(fileName, 255),
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

/** A timestamp, a local time, which the computer of the slicer wrote without an offset, or a Unix time in s or ms. */
function readTimestamp(value: unknown): string | null {
  const written = text(value) ?? ''
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(written)?.[0]
  if (local !== undefined) return /(?:Z|[+-]\d\d:?\d\d)$/i.test(written) ? toTimestamp(Date.parse(written)) : local
  const time = amount(value)
  return time === null ? null : toTimestamp(time < FIRST_MILLISECONDS ? time * 1000 : time)
}

function toTimestamp(milliseconds: number): string | null {
  return milliseconds >= EARLIEST && milliseconds < LATEST ? new Date(milliseconds).toISOString() : null
}
