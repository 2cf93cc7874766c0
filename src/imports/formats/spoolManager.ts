import { isCurrency } from '../../kernel/money.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'
import { degrees, readCells, type Cells, type Repetitions } from './cells.ts'
import { Losses } from './losses.ts'
import { spoolManagerKey } from './spoolManagerKey.ts'
import { amount, day, hexColor, milligrams } from './values.ts'

/** Columns by which the export is recognized; the plug-in's own sample file calls the first one `Display Name`. */
export const SPOOL_MANAGER_COLUMNS = ['vendor', 'material', 'density', 'diameter', 'total weight'] as const

/** Reads a row of the CSV of the plug-in SpoolManager. Equal names without a serial number are spools of their own. */
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
        notes: losses.words('Note', cell('note'), 10_000),
      },
      ...losses.members,
    })
  })
}

function optional<Name extends string>(name: Name, value: number | null): Partial<Record<Name, number>> {
  return value === null || value === 0 ? {} : ({ [name]: value } as Partial<Record<Name, number>>)
}

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

function currencyOf(unit: string | undefined): string | null {
  const plain = (unit ?? '').trim().toUpperCase()
  return SYMBOLS[plain] ?? (isCurrency(plain) ? plain : null)
}
