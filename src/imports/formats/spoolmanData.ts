import { objectOf, textOf, type Fields } from '../../kernel/lenient.ts'
import type { SpoolProgramData } from '../records.ts'
import { unguarded, wholeText, words } from './values.ts'

/** Fields of one record; the interface accepts as many. */
const MAX_FIELDS = 128
const MAX_ID = 256

/**
 * Reads what programs have stored in Spoolman with a spool, its filament and its vendor.
 * @param get reads the value at a path of the spool
 */
export function readSpoolmanData(raw: Fields, get: (path: string) => unknown): SpoolProgramData {
  const externalId = (path: string) => words(unguarded(textOf(get(path)) ?? ''), MAX_ID)
  const color = /^#?[0-9a-f]{6}([0-9a-f]{2})$/i.exec(textOf(get('filament.color_hex')) ?? '')
  return {
    spool: { extra: extraOf(raw, get, 'extra') },
    type: {
      extra: extraOf(raw, get, 'filament.extra'),
      externalId: externalId('filament.external_id'),
      colorAlpha: color?.[1]?.toUpperCase() ?? null,
    },
    brand: { extra: extraOf(raw, get, 'filament.vendor.extra'), externalId: externalId('filament.vendor.external_id') },
  }
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
