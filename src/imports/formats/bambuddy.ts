import type { PrintStatus } from '../../../generated/api.d.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'
import { degrees, readCells, type Cells, type Repetitions } from './cells.ts'
import { Losses } from './losses.ts'
import { categoryOfText } from '../../kernel/failureCategory.ts'
import { titleOfFile } from '../../prints/fileTitle.ts'
import { amount, dateTime, hexColor, milligrams, unguarded, wholeSeconds, words } from './values.ts'

/** Columns by which the list of spools is recognized. */
export const BAMBUDDY_SPOOL_COLUMNS = ['material', 'brand', 'subtype', 'rgba', 'label_weight', 'weight_used'] as const
/** Columns by which the archive of prints is recognized. */
export const BAMBUDDY_PRINT_COLUMNS = ['print name', 'status', 'filament (g)', 'print time (s)', 'started at'] as const

const STATUSES: Readonly<Record<string, PrintStatus>> = {
  completed: 'Success',
  success: 'Success',
  finished: 'Success',
  failed: 'Failed',
  cancelled: 'Cancelled',
  canceled: 'Cancelled',
  aborted: 'Cancelled',
  stopped: 'Cancelled',
}
/** The contract's bounds of the tags of a print: characters of one, and their number. */
const MAX_TAG = 50
const MAX_TAGS = 50
const RUNNING = new Set(['printing', 'running', 'archived', 'pending', 'queued'])

/** Reads a row of Bambuddy's archive of prints. Its times are UTC where they name no zone. */
export function readBambuddyPrint(cells: Cells): ReadRow {
  const cell = (name: string) => cells.get(name)
  const losses = new Losses()
  const text = (name: string, characters: number) => losses.words(name, cell(name.toLowerCase()), characters)
  const file = text('Filename', 255)
  const label = words(cell('print name'), 200) ?? file ?? 'Print'
  const word = (cell('status') ?? '').trim().toLowerCase()
  if (RUNNING.has(word)) return unreadRow('Print', label, 'Skipped', 'The print has not ended.')
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
  if (!status) return unreadRow('Print', label, 'Error', 'The status of the print is unknown.')
  return readCells('Print', label, () => {
    const start = utc(dateTime('Started At', cell('started at')) ?? dateTime('Created At', cell('created at')))
    const end = utc(dateTime('Completed At', cell('completed at')))
    const id = words(cell('id'), 50)
    if (start === null) return unreadRow('Print', label, 'Error', 'The print has no start time.')
    const grams = amount('Filament (g)', cell('filament (g)'))
    const printer = words(cell('printer id'), 100)
    const copies = amount('Items Printed', cell('items printed'))
    return readRow(`bambuddy:${id ?? label.toLowerCase()}:${start.slice(0, 19)}`, label, {
      kind: 'Print',
      printerName: printer === null ? null : `Bambuddy ${printer}`,
      fields: {
        title: text('Print Name', 100) ?? titleOfFile(file),
        status,
        fileName: file,
        startDate: start,
        endDate: end !== null && end >= start ? end : null,
        printTimeInSeconds: wholeSeconds(amount('Print Time (s)', cell('print time (s)'))),
        ...(copies !== null && copies >= 1 ? { copies: Math.round(copies) } : {}),
        failureReason: text('Failure Reason', 500),
        failureCategory: categoryOfText(words(cell('failure reason'), 500)),
        notes: text('Notes', 50_000),
        tags: tagsOf(cell('tags'), losses),
      },
      usages:
        grams === null
          ? []
          : [
              {
                spoolKey: null,
                spoolName: null,
                materialType: losses.words('Filament Type', cell('filament type')?.split(/[;,]/)[0], 50) ?? 'PLA',
                amountMg: milligrams(grams),
              },
            ],
      ...losses.members,
    })
  })
}

/** Reads a row of Bambuddy's list of spools, which has no ids: its texts identify a spool, and its number among equal ones. */
export function readBambuddySpool(cells: Cells, repetitions: Repetitions): ReadRow {
  const cell = (name: string) => unguarded(cells.get(name) ?? '')
  const losses = new Losses()
  const text = (name: string, characters: number) => losses.words(name, cell(name), characters)
  const material = text('material', 50)
  const brand = text('brand', 100)
  const color = text('color_name', 50)
  const subtype = text('subtype', 50)
  const label = [brand, material, subtype, color].filter((part) => part !== null).join(' ')
  if (material === null) return unreadRow('Spool', label, 'Error', 'The spool has no material.')
  return readCells('Spool', label, () => {
    const grams = amount('label_weight', cell('label_weight')) ?? 1000
    const perKilogram = amount('cost_per_kg', cell('cost_per_kg'))
    const low = amount('low_stock_threshold_pct', cell('low_stock_threshold_pct'))
    const colors = cell('extra_colors')
      .split(/[,;|]/)
      .flatMap((code) => losses.checked('extra_colors', code, hexColor(code)) ?? [])
    const main = losses.checked('rgba', cell('rgba'), hexColor(cell('rgba')))
    const temperature = degrees(cell('nozzle_temp_min'))
    return readRow(repetitions.next(`bambuddy:spool:${label.toLowerCase()}:${grams}`), label, {
      kind: 'Spool',
      usedMg: milligrams(amount('weight_used', cell('weight_used'))),
      fields: {
        displayName: words([material, subtype, color].filter((part) => part !== null).join(' '), 100) ?? material,
        brand,
        materialType: material,
        finishType: text('effect_type', 50) ?? subtype,
        colorName: color,
        colorHex: main,
        ...(colors.length > 0 ? { colors: [...(main ? [main] : []), ...colors], colorPattern: 'Multi' as const } : {}),
        initialNominalWeightMg: milligrams(grams),
        nozzleTemperatureCelsius: losses.checked('nozzle_temp_min', cell('nozzle_temp_min'), temperature),
        purchasePrice: perKilogram === null ? null : Math.round(perKilogram * grams) / 1000,
        storageLocation: text('storage_location', 100),
        notes: text('note', 10_000),
        articleNumber: text('material_number', 100),
        lowStockThresholdMg: low === null ? null : Math.round(grams * low * 10),
      },
      ...losses.members,
    })
  })
}

function utc(text: string | null): string | null {
  return text === null || /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`
}

function tagsOf(text: string | undefined, losses: Losses): string[] {
  const names = new Set((text ?? '').split(/[,;]/).flatMap((name) => losses.words('Tags', name, MAX_TAG) ?? []))
  if (names.size > MAX_TAGS) losses.leaveOut('Tags', text)
  return [...names].slice(0, MAX_TAGS)
}
