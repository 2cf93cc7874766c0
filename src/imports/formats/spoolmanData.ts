import { objectOf, textOf, type Fields } from '../../kernel/lenient.ts'
import type { ProgramData, SpoolProgramData } from '../records.ts'
import { unguarded, wholeText, words } from './values.ts'

/** Fields of one record; the interface accepts as many. */
const MAX_FIELDS = 128
const MAX_ID = 256

/** Reads the value at a path of a record. */
type Values = (path: string) => unknown

/**
 * Reads what programs have stored in Spoolman with a spool, its filament and its vendor.
 * @param get reads the value at a path of the spool
 */
export function readSpoolmanData(raw: Fields, get: Values): SpoolProgramData {
  return {
    spool: { extra: extraOf(raw, get, 'extra') },
    type: readFilamentData(raw, get, 'filament.'),
    brand: readVendorData(raw, get, 'filament.vendor.'),
  }
}

/**
 * Reads the same of a filament.
 * @param prefix path to the filament, with a dot at its end
 */
export function readFilamentData(raw: Fields, get: Values, prefix = ''): ProgramData {
  const color = /^#?[0-9a-f]{6}([0-9a-f]{2})?$/i.exec(textOf(get(`${prefix}color_hex`)) ?? '')
  return { ...readVendorData(raw, get, prefix), colorAlpha: color?.[1]?.toUpperCase() ?? null }
}

/** Reads the same of a vendor. */
export function readVendorData(raw: Fields, get: Values, prefix = ''): ProgramData {
  const externalId = words(unguarded(textOf(get(`${prefix}external_id`)) ?? ''), MAX_ID)
  return { extra: extraOf(raw, get, `${prefix}extra`), externalId }
}

/** The additional fields at a path: an object in the API, and columns of their own in an export. */
function extraOf(raw: Fields, get: (path: string) => unknown, path: string): Record<string, string> {
  const flat = Object.entries(raw).filter(([name]) => name.startsWith(`${path}.`))
  const columns = flat.map(([name, value]) => [name.slice(path.length + 1), value] as const)
  const all = [...Object.entries(objectOf(get(path))), ...columns]
  return Object.fromEntries(
    all
      .map(([key, value]) => [key, unguarded(wholeText(value))] as const)
      .filter(([, text]) => text !== '')
      .slice(0, MAX_FIELDS),
  )
}
