import { NO_MATERIAL } from '../../filaments/materials.ts'
import { amountOf, idOf, objectOf, ownProperty, textOf, type Fields } from '../../kernel/lenient.ts'
import { Problem } from '../../kernel/problem.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { readRow, unreadRow, type ImportedKind, type ReadRow } from '../records.ts'
import { readFilamentData, readSpoolmanData, readVendorData } from './spoolmanData.ts'
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

/** Reads the value at a path of a record. */
type Values = (path: string) => unknown

/** Reads a spool of Spoolman's API, of its JSON or CSV export, or of its database, joined with filament and vendor. */
export function readSpoolmanSpool(raw: Fields): ReadRow {
  const get = valuesOf(raw)
  const ofFilament: Values = (path) => get(`filament.${path}`)
  const { name, brand, material, comment, ...facts } = factsOf(ofFilament)
  const id = textOf(get('id'))
  const label = [brand, name ?? material, id === null ? null : `#${id}`].filter((part) => part !== null).join(' ')
  if (id === null) return unreadRow('Spool', label, 'Error', 'The spool has no id.')
  const used = Number(get('used_weight') ?? 0)
  if (!(used >= 0 && used <= MAX_GRAMS)) {
    return unreadRow('Spool', label, 'Error', 'used_weight is not a weight in grams.')
  }
  const weight = milligrams(grams(get('initial_weight')))
  const tare = milligrams(grams(get('spool_weight')))
  return rowOrError('Spool', label, () =>
    readRow(`spoolman:spool:${id}`, label, {
      kind: 'Spool',
      usedMg: milligrams(used),
      // Labels, and programs that have loaded the spool, know it by its id.
      number: idOf(id),
      firstUsedDate: utc('first_used', get('first_used')),
      lastUsedDate: utc('last_used', get('last_used')),
      createdDate: utc('registered', get('registered')),
      programData: readSpoolmanData(raw, get),
      fields: {
        ...facts,
        displayName: name ?? ([brand, material].filter((part) => part !== null).join(' ') || `Spool ${id}`),
        brand,
        materialType: material ?? NO_MATERIAL,
        initialNominalWeightMg: weight ?? facts.initialNominalWeightMg,
        spoolWeightMg: tare ?? facts.spoolWeightMg,
        purchasePrice: grams(get('price')) ?? facts.purchasePrice,
        storageLocation: text(get('location'), 100),
        lotNumber: text(get('lot_nr'), 100),
        notes: [lines(get('comment')), comment].filter((note) => note !== null).join('\n') || null,
        openedDate: utc('first_used', get('first_used'))?.slice(0, 10) ?? null,
        isActive: !isTrue(get('archived')),
      },
    }),
  )
}

/** Reads a filament that no spool is of, joined with its vendor. */
export function readSpoolmanFilament(raw: Fields): ReadRow {
  const get = valuesOf(raw)
  const { name, brand, material, comment, ...facts } = factsOf(get)
  const id = textOf(get('id'))
  const label = [brand, name ?? material].filter((part) => part !== null).join(' ')
  if (id === null) return unreadRow('FilamentType', label, 'Error', 'The filament has no id.')
  const { externalId = null, ...programData } = readFilamentData(raw, get)
  return rowOrError('FilamentType', label, () =>
    readRow(`spoolman:filament:${id}`, label, {
      kind: 'FilamentType',
      createdDate: utc('registered', get('registered')),
      programData,
      fields: {
        ...facts,
        name: name ?? ([brand, material].filter((part) => part !== null).join(' ') || null),
        brandName: brand,
        materialType: material ?? NO_MATERIAL,
        notes: comment,
        externalId,
      },
    }),
  )
}

/** Reads a vendor that no filament of a spool is of. */
export function readSpoolmanVendor(raw: Fields): ReadRow {
  const id = textOf(raw['id'])
  const name = text(raw['name'], 100)
  if (id === null) return unreadRow('Brand', name ?? '', 'Error', 'The vendor has no id.')
  if (name === null) return unreadRow('Brand', `#${id}`, 'Error', 'The vendor has no name.')
  const { externalId = null, ...programData } = readVendorData(raw, valuesOf(raw))
  return rowOrError('Brand', name, () =>
    readRow(`spoolman:vendor:${id}`, name, {
      kind: 'Brand',
      createdDate: utc('registered', raw['registered']),
      programData,
      fields: {
        name,
        emptySpoolWeightMg: milligrams(grams(raw['empty_spool_weight'])),
        notes: lines(raw['comment']),
        externalId,
      },
    }),
  )
}

/** Reads values of a record, whose members are nested in the API and have names with dots in an export. */
function valuesOf(raw: Fields): Values {
  return (path) =>
    ownProperty(raw, path) ?? path.split('.').reduce<unknown>((value, name) => ownProperty(objectOf(value), name), raw)
}

/** Facts of a filament that a filament type and a spool have alike. */
function factsOf(get: Values) {
  const colors = (text(get('multi_color_hexes'), 500) ?? '').split(',').flatMap((color) => hexColor(color) ?? [])
  return {
    name: text(get('name'), 100),
    brand: text(get('vendor.name'), 100),
    material: text(get('material'), 50),
    comment: lines(get('comment')),
    ...positive('materialDensityGramPerCubicCm', grams(get('density'))),
    ...positive('diameterMm', grams(get('diameter'))),
    colorHex: hexColor(text(get('color_hex'), 20)) ?? colors[0] ?? null,
    ...(colors.length > 1 ? { colors, colorPattern: patternOf(text(get('multi_color_direction'), 20)) } : {}),
    initialNominalWeightMg: milligrams(grams(get('weight'))),
    spoolWeightMg: milligrams(grams(get('spool_weight')) ?? grams(get('vendor.empty_spool_weight'))),
    nozzleTemperatureCelsius: temperature(get('settings_extruder_temp')),
    bedTemperatureCelsius: temperature(get('settings_bed_temp')),
    purchasePrice: grams(get('price')),
    articleNumber: text(get('article_number'), 100),
  }
}

/** Row of a record; a value that cannot be used makes it an error. */
function rowOrError(kind: ImportedKind, label: string, read: () => ReadRow): ReadRow {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadValue) return unreadRow(kind, label, 'Error', error.message)
    throw error
  }
}

function text(value: unknown, characters: number): string | null {
  return words(unguarded(textOf(value) ?? ''), characters)
}

/** Text with its line breaks. */
function lines(value: unknown): string | null {
  return words(unguarded(wholeText(value)), 2000)
}

/** Reads a weight in grams, or another number of at most its maximum. */
function grams(value: unknown): number | null {
  return amountOf(value, MAX_GRAMS)
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
 * @throws BadValue for another text, a time that does not exist, and one that no request could send
 */
function utc(name: string, value: unknown): string | null {
  const text = dateTime(name, textOf(value))
  if (text === null) return null
  try {
    return parseDateTime(name, text, 'UTC')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new BadValue(`${name} is not a date and time from 1970 to 2200.`)
  }
}
