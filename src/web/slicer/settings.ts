import type { Schemas } from '../api.ts'

/** One material of a print that is about to be recorded. */
export interface UsageDraft {
  readonly filamentId: string | null
  readonly materialType: string | null
  /** What the slicer estimates, in milligrams. */
  readonly amountMg: number | null
}

/** What a form for a new print is filled from. */
export interface PrintDraft {
  readonly title: string
  readonly fileName: string | null
  /** As the slicer's machine wrote it, without an offset: `2026-03-14T08:01`. */
  readonly startDate: string | null
  readonly estimatedSeconds: number | null
  readonly notes: string | null
  readonly usages: readonly UsageDraft[]
  /** The address of a picture, for an `<img>`. */
  readonly preview: string | null
  /** What the slicer calls the printer. */
  readonly printerName: string | null
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Understands what a slicer plug-in saved (the contract's `SlicerSettingsUpload` names the keys). Nothing of it can be relied
 * on: whatever is missing or of another type is left out.
 */
export function readSettings({ settings }: Schemas['SlicerSetting']): PrintDraft {
  const fields = isFields(settings) ? settings : {}
  const fileName = text(fields['file_name'])
  return {
    title: (text(fields['print_name']) ?? fileName?.replace(/\.[^.]+$/, '') ?? '').slice(0, 100),
    fileName,
    startDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text(fields['time_stamp']) ?? '')?.[0] ?? null,
    estimatedSeconds: amount(fields['estimated_print_time_seconds']),
    notes: text(fields['note']),
    usages: readUsages(fields),
    preview: readPicture(fields['snapshot']),
    printerName: text(fields['name']),
  }
}

/** A list by spool or material; else the whole amount in one. */
function readUsages(fields: Fields): UsageDraft[] {
  const list = Array.isArray(fields['filamentUsage']) ? (fields['filamentUsage'] as unknown[]).filter(isFields) : []
  const whole = { filamentId: null, materialType: null, amountMg: amount(fields['material_used_mg']) }
  if (list.length === 0) return [whole]
  return list.slice(0, 32).map((usage) => ({
    filamentId: text(usage['filamentId']),
    materialType: text(usage['materialType']),
    amountMg: amount(usage['estimatedAmountMg']) ?? amount(usage['amountMg']),
  }))
}

/** A PNG in base64, with or without the beginning of a `data:` address. */
function readPicture(value: unknown): string | null {
  const base64 = text(value)
    ?.replace(/^data:image\/png;base64,/, '')
    .replace(/\s/g, '')
  return base64 && /^iVBORw0KGgo[A-Za-z0-9+/]+=*$/.test(base64) ? `data:image/png;base64,${base64}` : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A number of at least 0, whole. */
function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null
}
