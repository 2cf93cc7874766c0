import type { FailureCategory, PrintStatus } from '../../../generated/api.d.ts'
import { FAILURE_CATEGORIES } from '../../kernel/failureCategory.ts'
import { titleOfFile } from '../../prints/fileTitle.ts'
import { readRow, unreadRow, type DraftUsage, type ReadRow } from '../records.ts'
import { readCells, type Cells, type Repetitions } from './cells.ts'
import type { DayOrder } from './dayOrder.ts'
import { Losses } from './losses.ts'
import { OwnCells } from './ownCells.ts'
import { spoolFields, usedMgOf } from './ownSpool.ts'
import { duration } from './printJobHistory.ts'
import { amount, BadValue, dateTime, day, milligrams, wholeSeconds } from './values.ts'

/**
 * Columns by which a table that a person has made is recognized. All columns are named as in our own lists (docs/archive.md, "A table
 * of your own"), with spaces or underscores.
 */
export const SHEET_COLUMNS = { prints: ['title', 'start_date'], spools: ['name', 'material'] } as const

/** Their columns with dates. */
export const SHEET_DATES = {
  prints: ['start_date', 'end_date'],
  spools: ['purchase_date', 'opened_date', 'dried_date'],
} as const

/** Statuses in lower case, without spaces and underscores. A print without one has succeeded. */
const STATUSES: Readonly<Record<string, PrintStatus>> = {
  '': 'Success',
  success: 'Success',
  partialsuccess: 'PartialSuccess',
  failed: 'Failed',
  cancelled: 'Cancelled',
  canceled: 'Cancelled',
  pending: 'Pending',
  printing: 'Printing',
}

/** Columns that are read, and the number of a row, which has no meaning here. */
const PRINT_COLUMNS =
  columnsOf(`id title status start_date end_date printer project file_name url tags failure_reason failure_category notes
  private_notes print_time print_time_s print_time_h total_time total_time_s total_time_h estimated_print_time
  estimated_print_time_s estimated_print_time_h filament_g estimated_filament_g usage_g material materials spool spools
  measured_energy_wh copies plates parts rating`)
const SPOOL_COLUMNS =
  columnsOf(`id number name brand material color_name color_hex colors color_pattern finish diameter_mm
  density_g_per_cm3 nominal_weight_g remaining_g used_g spool_weight_g low_stock_threshold_g nozzle_temperature_c
  bed_temperature_c purchase_date purchase_location purchase_price purchase_currency storage_location is_active is_favorite
  lot_number article_number barcode reorder_url opened_date dried_date tags notes`)

function columnsOf(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/))
}

/**
 * Reads a print of a table that a person has made. Equal rows are prints of their own.
 * @param order of day and month in dates with slashes; null where the table does not tell
 */
export function readSheetPrint(cells: Cells, repetitions: Repetitions, order: DayOrder | null): ReadRow {
  const own = new OwnCells(cells)
  const fileName = own.text('file_name')
  const title = own.text('title') ?? (fileName === null ? null : titleOfFile(fileName))
  if (title === null) return unreadRow('Print', '', 'Error', 'title is missing.')
  const word = (own.text('status') ?? '').toLowerCase().replaceAll(/[ _]/g, '')
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
  if (!status) return unreadRow('Print', title, 'Error', 'The status of the print is unknown.')
  return readCells('Print', title, () => {
    const losses = lossesOf(cells, PRINT_COLUMNS)
    const startDate = dateTime('start_date', own.text('start_date'), order)
    const usages = usagesOf(own, losses)
    return readRow(repetitions.next(`sheet:${startDate ?? ''}:${title.toLowerCase()}`), title, {
      kind: 'Print',
      printerName: own.text('printer'),
      projectName: own.text('project'),
      fields: {
        title,
        status,
        startDate,
        endDate: dateTime('end_date', own.text('end_date'), order),
        printTimeInSeconds: timeOf(own, 'print_time'),
        totalTimeInSeconds: timeOf(own, 'total_time'),
        estimatedPrintTimeInSeconds: timeOf(own, 'estimated_print_time'),
        measuredEnergyWh: own.number('measured_energy_wh'),
        copies: own.number('copies') ?? 1,
        plateCount: own.number('plates'),
        partCount: own.number('parts'),
        rating: own.number('rating'),
        fileName,
        url: own.text('url'),
        tags: own.list('tags'),
        failureReason: own.text('failure_reason'),
        failureCategory: categoryOf(own.text('failure_category')),
        notes: own.text('notes'),
        privateNotes: own.text('private_notes'),
      },
      usages,
      ...losses.members,
    })
  })
}

/**
 * Reads a spool of a table that a person has made. Equal rows are spools of their own.
 * @param order of day and month in dates with slashes; null where the table does not tell
 */
export function readSheetSpool(cells: Cells, repetitions: Repetitions, order: DayOrder | null): ReadRow {
  const own = new OwnCells(cells)
  const name = own.text('name')
  if (name === null) return unreadRow('Spool', '', 'Error', 'The spool has no name.')
  if (own.text('material') === null) return unreadRow('Spool', name, 'Error', 'The spool has no material.')
  return readCells('Spool', name, () => {
    const losses = lossesOf(cells, SPOOL_COLUMNS)
    // The stock is unknown without a nominal weight.
    if (own.mg('nominal_weight_g') === null) losses.leaveOut('remaining_g', own.text('remaining_g') ?? '')
    return readRow(repetitions.next(spoolKey(name)), name, {
      kind: 'Spool',
      usedMg: usedMgOf(own),
      number: own.number('number'),
      fields: {
        ...spoolFields(own, name),
        purchaseDate: day('purchase_date', own.text('purchase_date'), order),
        openedDate: day('opened_date', own.text('opened_date'), order),
        driedDate: day('dried_date', own.text('dried_date'), order),
      },
      ...losses.members,
    })
  })
}

/** Prints name their spools as the table of the spools does. */
function spoolKey(name: string): string {
  return `sheet:spool:${name.toLowerCase()}`
}

/**
 * Reads a kind of cause, in any case, with or without spaces and underscores (`Layer shift`).
 * @throws BadValue for another text
 */
function categoryOf(text: string | null): FailureCategory | null {
  if (text === null) return null
  const word = text.toLowerCase().replaceAll(/[ _-]/g, '')
  const category = FAILURE_CATEGORIES.find((name) => name.toLowerCase() === word)
  if (!category) throw new BadValue('failure_category is not one of the known ones.')
  return category
}

/** Notes the values of columns that are not read. */
function lossesOf(cells: Cells, columns: ReadonlySet<string>): Losses {
  const losses = new Losses()
  for (const [name, text] of cells) if (!columns.has(name)) losses.leaveOut(name, text)
  return losses
}

/**
 * Reads a duration: in seconds, in hours, or as `1:28:05`, `1:28` (hours and minutes) or `1h28m5s` in the column without a unit.
 * @throws BadValue for another text
 */
function timeOf(own: OwnCells, name: string): number | null {
  const seconds = amount(`${name}_s`, own.text(`${name}_s`) ?? '')
  if (seconds !== null) return possible(`${name}_s`, seconds)
  const hours = amount(`${name}_h`, own.text(`${name}_h`) ?? '')
  if (hours !== null) return possible(`${name}_h`, hours * 3600)
  const text = own.text(name) ?? ''
  const [clock, ...parts] = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  if (clock === undefined) return duration(name, text)
  const [whole = 0, minutes = 0, rest = 0] = parts.map((part) => Number(part ?? 0))
  return possible(name, (whole * 60 + minutes) * 60 + rest)
}

/** @throws BadValue for seconds that no duration can have */
function possible(name: string, seconds: number): number {
  const whole = wholeSeconds(seconds)
  if (whole === null) throw new BadValue(`${name} is not a time.`)
  return whole
}

/**
 * Reads the materials of a print: lists with one value for each, or single values. The weight of the print is that of its only
 * material.
 * @throws BadValue for lists of different lengths
 */
function usagesOf(own: OwnCells, losses: Losses): DraftUsage[] {
  const either = (list: string, single: string) => {
    const values = own.list(list)
    return values.length > 0 ? values : own.list(single)
  }
  const [names, materials, weights] = [either('spools', 'spool'), either('materials', 'material'), own.list('usage_g')]
  const count = Math.max(names.length, materials.length, weights.length)
  for (const { length } of [names, materials, weights]) {
    if (length !== 0 && length !== count) {
      throw new BadValue('spools, materials and usage_g must have the same number of values.')
    }
  }
  const [total, estimate] = [own.mg('filament_g'), own.mg('estimated_filament_g')]
  if (count > 1) {
    if (weights.length === 0) losses.leaveOut('filament_g', total ?? '')
    losses.leaveOut('estimated_filament_g', estimate ?? '')
  }
  if (count === 0 && total === null && estimate === null) return []
  return Array.from({ length: Math.max(count, 1) }, (_, at) => {
    const name = names[at] || null
    const weight = milligrams(amount('usage_g', weights[at]))
    return {
      spoolKey: name === null ? null : spoolKey(name),
      spoolName: name,
      materialType: materials[at] || null,
      amountMg: weight ?? (count > 1 ? null : total),
      estimatedAmountMg: count > 1 ? null : estimate,
    }
  })
}
