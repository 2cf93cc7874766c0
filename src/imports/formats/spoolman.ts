import { NO_MATERIAL } from '../../filaments/materials.ts'
import { amountOf, idOf, objectOf, ownProperty, textOf, type Fields } from '../../kernel/lenient.ts'
import { Problem } from '../../kernel/problem.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { readRow, unreadRow, type ImportedKind, type ReadRow } from '../records.ts'
import { Losses } from './losses.ts'
import { readFilamentData, readSpoolmanData, readVendorData } from './spoolmanData.ts'
import { dateTime, hexColor, milligrams, unguarded, wholeText, words, BadValue } from './values.ts'

const MAX_GRAMS = 1_000_000
const MAX_CELSIUS = 1000
const MAX_NOTES = 10_000
const MAX_COLORS = 16

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

/**
 * Reads a spool of Spoolman's API, of its JSON or CSV export, or of its database, joined with filament and vendor.
 * @param currency currency of its price, where the file names it
 */
export function readSpoolmanSpool(raw: Fields, currency?: string): ReadRow {
  const get = valuesOf(raw)
  const values = new ReportedValues(get)
  const { name, brand, material, comment, ...facts } = factsOf(values, 'filament.')
  const id = textOf(get('id'))
  const label = [brand, name ?? material, id === null ? null : `#${id}`].filter((part) => part !== null).join(' ')
  if (id === null) return unreadRow('Spool', label, 'Error', 'The spool has no id.')
  const used = Number(get('used_weight') ?? 0)
  if (!(used >= 0 && used <= MAX_GRAMS)) {
    return unreadRow('Spool', label, 'Error', 'used_weight is not a weight in grams.')
  }
  const weight = milligrams(values.amount('initial_weight'))
  const tare = milligrams(values.amount('spool_weight'))
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
        ...priceOf(values.amount('price') ?? facts.purchasePrice, currency),
        storageLocation: values.text('location', 100),
        lotNumber: values.text('lot_nr', 100),
        notes: values.notes('comment', comment),
        openedDate: utc('first_used', get('first_used'))?.slice(0, 10) ?? null,
        isActive: !isTrue(get('archived')),
      },
      ...values.losses.members,
    }),
  )
}

/**
 * Reads a filament that no spool is of, joined with its vendor.
 * @param currency currency of its price, where the file names it
 */
export function readSpoolmanFilament(raw: Fields, currency?: string): ReadRow {
  const get = valuesOf(raw)
  const values = new ReportedValues(get)
  const { name, brand, material, comment, ...facts } = factsOf(values, '')
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
        ...priceOf(facts.purchasePrice, currency),
        notes: comment,
        externalId,
      },
      ...values.losses.members,
    }),
  )
}

/** Reads a vendor that no filament of a spool is of. */
export function readSpoolmanVendor(raw: Fields): ReadRow {
  const id = textOf(raw['id'])
  const values = new ReportedValues(valuesOf(raw))
  const name = values.text('name', 100)
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
        emptySpoolWeightMg: milligrams(values.amount('empty_spool_weight')),
        notes: values.notes('comment'),
        externalId,
      },
      ...values.losses.members,
    }),
  )
}

/** Reads values of a record, whose members are nested in the API and have names with dots in an export. */
function valuesOf(raw: Fields): Values {
  return (path) =>
    ownProperty(raw, path) ?? path.split('.').reduce<unknown>((value, name) => ownProperty(objectOf(value), name), raw)
}

/** Reads values at the paths of a record, and notes those that a record here cannot have. */
class ReportedValues {
  readonly losses = new Losses()
  readonly #get: Values

  constructor(get: Values) {
    this.#get = get
  }

  text(path: string, characters: number): string | null {
    return this.losses.words(path, unguarded(textOf(this.#get(path)) ?? ''), characters)
  }

  /** Text with its line breaks, followed by another one. */
  notes(path: string, more: string | null = null): string | null {
    const notes = [words(unguarded(wholeText(this.#get(path))), Infinity), more].filter((note) => note !== null)
    return this.losses.words(path, notes.join('\n'), MAX_NOTES)
  }

  /** Weight in grams, or another number of at most its maximum. */
  amount(path: string, maximum = MAX_GRAMS): number | null {
    const value = this.#get(path)
    return this.losses.checked(path, value, amountOf(value, maximum))
  }

  color(path: string): string | null {
    const value = this.#get(path)
    return this.losses.checked(path, value, hexColor(unguarded(textOf(value) ?? '')))
  }

  /** Colors of a list, up to what a record can have. */
  colors(path: string): string[] {
    const texts = unguarded(textOf(this.#get(path)) ?? '').split(',')
    const colors = texts.map((text) => this.losses.checked(path, text, hexColor(text)))
    const known = colors.filter((color) => color !== null)
    if (known.length > MAX_COLORS) this.losses.leaveOut(path, texts.join())
    return known.slice(0, MAX_COLORS)
  }
}

/**
 * Facts of a filament that a filament type and a spool have alike.
 * @param prefix path to the filament, with a dot at its end
 */
function factsOf(values: ReportedValues, prefix: string) {
  const colors = values.colors(`${prefix}multi_color_hexes`)
  const direction = values.text(`${prefix}multi_color_direction`, 20)
  return {
    name: values.text(`${prefix}name`, 100),
    brand: values.text(`${prefix}vendor.name`, 100),
    material: values.text(`${prefix}material`, 50),
    comment: values.notes(`${prefix}comment`),
    ...positive('materialDensityGramPerCubicCm', values.amount(`${prefix}density`)),
    ...positive('diameterMm', values.amount(`${prefix}diameter`)),
    colorHex: values.color(`${prefix}color_hex`) ?? colors[0] ?? null,
    ...(colors.length > 1 ? { colors, colorPattern: patternOf(direction) } : {}),
    initialNominalWeightMg: milligrams(values.amount(`${prefix}weight`)),
    spoolWeightMg: milligrams(
      values.amount(`${prefix}spool_weight`) ?? values.amount(`${prefix}vendor.empty_spool_weight`),
    ),
    nozzleTemperatureCelsius: rounded(values.amount(`${prefix}settings_extruder_temp`, MAX_CELSIUS)),
    bedTemperatureCelsius: rounded(values.amount(`${prefix}settings_bed_temp`, MAX_CELSIUS)),
    purchasePrice: values.amount(`${prefix}price`),
    articleNumber: values.text(`${prefix}article_number`, 100),
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

/** Price with its currency, where it is known. */
function priceOf(purchasePrice: number | null, currency: string | undefined) {
  const isKnown = purchasePrice !== null && currency !== undefined
  return { purchasePrice, ...(isKnown ? { purchaseCurrency: currency } : {}) }
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value)
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
