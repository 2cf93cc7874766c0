import { amountOf, idOf, objectOf, ownProperty, textOf, type Fields } from '../../kernel/lenient.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'
import { readSpoolmanData } from './spoolmanData.ts'
import { dateTime, hexColor, milligrams, unguarded, wholeText, words, BadValue } from './values.ts'

const MAX_GRAMS = 1_000_000

/** Whether an object is a spool of Spoolman: of its API, or of its export, whose names have dots. */
export function isSpoolmanSpool(spool: Fields): boolean {
  return 'used_weight' in spool && ('filament' in spool || 'filament.id' in spool || 'filament_id' in spool)
}

/** Whether an object is a filament or vendor of Spoolman, of which an export alone holds no spools. */
export function isSpoolmanCatalog(item: Fields): boolean {
  const isFilament = 'density' in item && 'diameter' in item && 'registered' in item
  return isFilament || ('empty_spool_weight' in item && 'registered' in item)
}

/** Reads a spool of Spoolman's API, of its JSON or CSV export, or of its database, joined with filament and vendor. */
export function readSpoolmanSpool(raw: Fields): ReadRow {
  const get = (path: string): unknown => {
    const flat = ownProperty(raw, path)
    return flat ?? path.split('.').reduce<unknown>((value, name) => ownProperty(objectOf(value), name), raw)
  }
  const text = (path: string, characters: number) => words(unguarded(textOf(get(path)) ?? ''), characters)
  const comment = (path: string) => words(unguarded(wholeText(get(path))), 2000)
  const number = (path: string) => amountOf(get(path), MAX_GRAMS)
  const name = text('filament.name', 100)
  const brand = text('filament.vendor.name', 100)
  const material = text('filament.material', 50)
  const id = textOf(get('id'))
  const label = [brand, name ?? material, id === null ? null : `#${id}`].filter((part) => part !== null).join(' ')
  if (id === null) return unreadRow('Spool', label, 'Error', 'The spool has no id.')
  const used = Number(get('used_weight') ?? 0)
  if (!(used >= 0 && used <= MAX_GRAMS)) {
    return unreadRow('Spool', label, 'Error', 'used_weight is not a weight in grams.')
  }
  const colors = (text('filament.multi_color_hexes', 500) ?? '').split(',').flatMap((color) => hexColor(color) ?? [])
  const colorHex = hexColor(text('filament.color_hex', 20)) ?? colors[0] ?? null
  const weight = number('initial_weight') ?? number('filament.weight')
  const tare = number('spool_weight') ?? number('filament.spool_weight') ?? number('filament.vendor.empty_spool_weight')
  try {
    return readRow(`spoolman:spool:${id}`, label, {
      kind: 'Spool',
      usedMg: milligrams(used),
      // Labels, and programs that have loaded the spool, know it by its id.
      number: idOf(id),
      firstUsedDate: utc('first_used', get('first_used')),
      lastUsedDate: utc('last_used', get('last_used')),
      createdDate: utc('registered', get('registered')),
      programData: readSpoolmanData(raw, get),
      fields: {
        displayName: name ?? ([brand, material].filter((part) => part !== null).join(' ') || `Spool ${id}`),
        brand,
        materialType: material ?? 'PLA',
        ...positive('materialDensityGramPerCubicCm', number('filament.density')),
        ...positive('diameterMm', number('filament.diameter')),
        colorHex,
        ...(colors.length > 1 ? { colors, colorPattern: patternOf(text('filament.multi_color_direction', 20)) } : {}),
        initialNominalWeightMg: milligrams(weight),
        spoolWeightMg: milligrams(tare),
        nozzleTemperatureCelsius: temperature(get('filament.settings_extruder_temp')),
        bedTemperatureCelsius: temperature(get('filament.settings_bed_temp')),
        purchasePrice: number('price') ?? number('filament.price'),
        storageLocation: text('location', 100),
        lotNumber: text('lot_nr', 100),
        articleNumber: text('filament.article_number', 100),
        notes: [comment('comment'), comment('filament.comment')].filter((note) => note !== null).join('\n') || null,
        openedDate: utc('first_used', get('first_used'))?.slice(0, 10) ?? null,
        isActive: !isTrue(get('archived')),
      },
    })
  } catch (error) {
    if (error instanceof BadValue) return unreadRow('Spool', label, 'Error', error.message)
    throw error
  }
}

function positive<Name extends string>(name: Name, value: number | null): Partial<Record<Name, number>> {
  return value === null || value === 0 ? {} : ({ [name]: value } as Partial<Record<Name, number>>)
}

function patternOf(direction: string | null): 'Multi' | 'Gradient' {
  return direction === 'longitudinal' ? 'Gradient' : 'Multi'
}

/** JSON has a boolean, a table the word of Python, SQLite a number. */
function isTrue(value: unknown): boolean {
  return value === true || ['true', '1'].includes(textOf(value)?.toLowerCase() ?? '')
}

function temperature(value: unknown): number | null {
  const degrees = amountOf(value, 500)
  return degrees === null ? null : Math.round(degrees)
}

/**
 * Reads a time, which an export has in UTC without saying so.
 * @throws BadValue for another text, a time that does not exist, and one before 1970
 */
function utc(name: string, value: unknown): string | null {
  const text = dateTime(name, textOf(value))
  if (text === null) return null
  const time = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  if (!(time.getTime() >= 0)) throw new BadValue(`${name} is not a date and time.`)
  return time.toISOString()
}

/** Row for a filament, with its vendor, that no spool is of. */
export function skipFilament({ name, material, vendor }: Fields): ReadRow {
  const label = [objectOf(vendor)['name'], name ?? material].map((part) => textOf(part) ?? '').join(' ')
  const reason = 'No spool is of this filament. Only filaments of spools are imported.'
  return unreadRow('FilamentType', label.trim(), 'Skipped', reason)
}
