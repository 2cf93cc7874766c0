import { listOf, textOf, type Fields } from '../../kernel/lenient.ts'
import { isCurrency } from '../../kernel/money.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'
import { degrees, readCells, type Cells, type Repetitions } from './cells.ts'
import { Losses } from './losses.ts'
import { spoolManagerKey } from './spoolManagerKey.ts'
import { amount, day, hexColor, milligrams, wholeText } from './values.ts'

/** Columns by which the export is recognized; the plug-in's own sample file calls the first one `Display Name`. */
export const SPOOL_MANAGER_COLUMNS = ['vendor', 'material', 'density', 'diameter', 'total weight'] as const

/** Columns of the database by those of the CSV. The last three are in the database only. */
const DATABASE_COLUMNS: Readonly<Record<string, string>> = {
  'spool name': 'displayName',
  'color name': 'colorName',
  'color code': 'color',
  vendor: 'vendor',
  material: 'material',
  serialnumber: 'code',
  density: 'density',
  diameter: 'diameter',
  'diameter tolerance': 'diameterTolerance',
  'flow rate compensation': 'flowRateCompensation',
  temperature: 'temperature',
  'bed temperature': 'bedTemperature',
  'enclosure temperature': 'enclosureTemperature',
  'offset temperature': 'offsetTemperature',
  'offset bed temperature': 'offsetBedTemperature',
  'offset enclosure temperature': 'offsetEnclosureTemperature',
  'total weight': 'totalWeight',
  'spool weight': 'spoolWeight',
  'used weight': 'usedWeight',
  'first use': 'firstUse',
  'last use': 'lastUse',
  'purchased from': 'purchasedFrom',
  'purchased on': 'purchasedOn',
  cost: 'cost',
  'cost unit': 'costUnit',
  'material characteristic': 'materialCharacteristic',
  labels: 'labels',
  active: 'isActive',
}

/** Columns whose values a spool cannot have (docs/domain.md, "Imports"). Lengths follow from weights. */
const LOST = [
  'Diameter Tolerance',
  'Flow rate compensation',
  'Enclosure Temperature',
  'Offset Temperature',
  'Offset Bed Temperature',
  'Offset Enclosure Temperature',
  'Last use',
  'Material Characteristic',
] as const

/** The contract's bounds of tags: characters of one, and their number. */
const MAX_TAG = 50
const MAX_TAGS = 50

/** Cells of a row of the plug-in's database, as the CSV would have them. */
export function spoolManagerCells(spool: Fields): Cells {
  const cells = Object.entries(DATABASE_COLUMNS).map(([name, column]) => [name, textOf(spool[column]) ?? ''] as const)
  return new Map([...cells, ['note', wholeText(spool['noteText'])]])
}

/** Reads a row of the CSV of the plug-in SpoolManager, or of its database. Equal names without a serial number are spools of their own. */
export function readSpoolManager(cells: Cells, repetitions: Repetitions): ReadRow {
  const cell = (...names: readonly string[]) => names.map((name) => cells.get(name)).find((text) => text !== undefined)
  const losses = new Losses()
  const name = losses.words('Spool Name', cell('spool name', 'display name', 'name'), 100)
  const brand = losses.words('Vendor', cell('vendor'), 100)
  const checked = <Value>(title: string, read: (text: string | undefined) => Value | null, ...names: string[]) =>
    losses.checked(title, cell(...names), read(cell(...names)))
  const label = [brand, name].filter((part) => part !== null).join(' ')
  if (name === null) return unreadRow('Spool', label, 'Error', 'The spool has no name.')
  return readCells('Spool', label, () => {
    const material = losses.words('Material', cell('material'), 50) ?? 'PLA'
    const total = amount('Total weight', cell('total weight'))
    const color = losses.words('Color Name', cell('color name'), 50)
    const serial = losses.words('Serialnumber', cell('serialnumber', 'serial number', 'code'), 100)
    const price = amount('Cost', cell('cost'))
    const currency = currencyOf(cell('cost unit'))
    if (price !== null) losses.checked('Cost unit', cell('cost unit'), currency)
    for (const title of LOST) losses.leaveOut(title, cell(title.toLowerCase()))
    // The serial number tells equal names apart.
    const key = spoolManagerKey(label, serial)
    return readRow(serial === null ? repetitions.next(key) : key, label, {
      kind: 'Spool',
      usedMg: milligrams(amount('Used weight', cell('used weight'))),
      fields: {
        displayName: name,
        brand,
        materialType: material,
        ...optional('materialDensityGramPerCubicCm', amount('Density', cell('density'))),
        ...optional('diameterMm', amount('Diameter', cell('diameter'))),
        colorName: color,
        colorHex: checked('Color Code', hexColor, 'color code', 'color'),
        initialNominalWeightMg: milligrams(total),
        spoolWeightMg: milligrams(amount('Spool weight', cell('spool weight'))),
        nozzleTemperatureCelsius: checked('Temperature', degrees, 'temperature'),
        bedTemperatureCelsius: checked('Bed Temperature', degrees, 'bed temperature'),
        purchaseLocation: losses.words('Purchased from', cell('purchased from'), 100),
        purchaseDate: day('Purchased on', cell('purchased on')),
        purchasePrice: price,
        ...(price === null || currency === null ? {} : { purchaseCurrency: currency }),
        openedDate: day('First use', cell('first use')),
        lotNumber: serial,
        ...(cell('active') === '0' ? { isActive: false } : {}),
        tags: tagsOf(cell('labels'), losses),
        notes: losses.words('Note', cell('note'), 10_000),
      },
      ...losses.members,
    })
  })
}

/** Reads the labels of the database, a JSON list. */
function tagsOf(text: string | undefined, losses: Losses): string[] {
  const labels = listOf(text)
  const tags = new Set(labels.flatMap((label) => losses.words('Labels', textOf(label), MAX_TAG) ?? []))
  if (tags.size > MAX_TAGS) losses.leaveOut('Labels', text)
  return [...tags].slice(0, MAX_TAGS)
}

function optional<Name extends string>(name: Name, value: number | null): Partial<Record<Name, number>> {
  return value === null || value === 0 ? {} : ({ [name]: value } as Partial<Record<Name, number>>)
}

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

function currencyOf(unit: string | undefined): string | null {
  const plain = (unit ?? '').trim().toUpperCase()
  return SYMBOLS[plain] ?? (isCurrency(plain) ? plain : null)
}
