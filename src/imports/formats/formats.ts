import type { ImportFormat } from '../../../generated/api.d.ts'
import type { Fields } from '../../kernel/lenient.ts'
import type { ImportedKind, ReadRow } from '../records.ts'
import { BAMBUDDY_PRINT_COLUMNS, BAMBUDDY_SPOOL_COLUMNS, readBambuddyPrint, readBambuddySpool } from './bambuddy.ts'
import type { Cells, Repetitions } from './cells.ts'
import type { DayOrder } from './dayOrder.ts'
import { isMoonrakerJob, readMoonrakerJob } from './moonraker.ts'
import { OWN_COLUMNS, readOwnMaintenance, readOwnPrintRow, readOwnPrinter } from './ownCsv.ts'
import { readOwnSpool } from './ownSpool.ts'
import { PRINT_JOB_HISTORY_COLUMNS, readPrintJobHistory } from './printJobHistory.ts'
import { readSheetPrint, readSheetSpool, SHEET_COLUMNS, SHEET_DATES } from './sheet.ts'
import { SPOOL_MANAGER_COLUMNS, readSpoolManager } from './spoolManager.ts'
import { isSpoolmanSpool, readSpoolmanSpool } from './spoolman.ts'

/** Format of CSV files. */
export interface TableFormat {
  readonly name: ImportFormat
  readonly kind: ImportedKind
  /** Names of columns, as `columnName` makes them, all of which the format has. */
  readonly columns: readonly string[]
  /** Its only free text, if the program quotes every cell without doubling the quotes inside, so that a line is split at `","`. */
  readonly rawText?: string
  /** Columns with dates whose order of day and month the whole table tells. */
  readonly dateColumns?: readonly string[]
  /** @param order that order; null where the table does not tell */
  readonly read: (cells: Cells, repetitions: Repetitions, order: DayOrder | null) => ReadRow
}

/** Format of lists of JSON objects. */
export interface ListFormat {
  readonly name: ImportFormat
  readonly matches: (item: Fields) => boolean
  readonly read: (item: Fields) => ReadRow
}

/** Formats of our own lists. */
const OWN_FORMATS: readonly TableFormat[] = [
  { name: 'PrintsCsv', kind: 'Print', columns: OWN_COLUMNS.prints, read: readOwnPrintRow },
  { name: 'SpoolsCsv', kind: 'Spool', columns: OWN_COLUMNS.spools, read: readOwnSpool },
  { name: 'PrintersCsv', kind: 'Printer', columns: OWN_COLUMNS.printers, read: readOwnPrinter },
  {
    name: 'MaintenanceCsv',
    kind: 'MaintenanceEntry',
    columns: OWN_COLUMNS.maintenance,
    read: readOwnMaintenance,
  },
]

/** Formats of CSV files, in the order in which they are tried. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  ...OWN_FORMATS,
  {
    name: 'PrintJobHistoryCsv',
    kind: 'Print',
    columns: PRINT_JOB_HISTORY_COLUMNS,
    rawText: 'note',
    read: readPrintJobHistory,
  },
  {
    name: 'BambuddyPrintsCsv',
    kind: 'Print',
    columns: BAMBUDDY_PRINT_COLUMNS,
    read: readBambuddyPrint,
  },
  {
    name: 'BambuddySpoolsCsv',
    kind: 'Spool',
    columns: BAMBUDDY_SPOOL_COLUMNS,
    read: readBambuddySpool,
  },
  {
    name: 'SpoolManagerCsv',
    kind: 'Spool',
    columns: SPOOL_MANAGER_COLUMNS,
    rawText: 'note',
    read: readSpoolManager,
  },
  {
    name: 'SpoolmanCsv',
    kind: 'Spool',
    columns: ['id', 'filament.id', 'used_weight'],
    read: (cells) => readSpoolmanSpool(Object.fromEntries([...cells].filter(([, text]) => text !== ''))),
  },
]

/** Formats of tables that a person has made, by their columns with underscores. They are tried last, since they need little. */
export const SHEET_FORMATS: readonly TableFormat[] = [
  {
    name: 'PrintSheetCsv',
    kind: 'Print',
    columns: SHEET_COLUMNS.prints,
    dateColumns: SHEET_DATES.prints,
    read: readSheetPrint,
  },
  {
    name: 'SpoolSheetCsv',
    kind: 'Spool',
    columns: SHEET_COLUMNS.spools,
    dateColumns: SHEET_DATES.spools,
    read: readSheetSpool,
  },
]

/** Formats of JSON files. */
export const LIST_FORMATS: readonly ListFormat[] = [
  { name: 'MoonrakerJson', matches: isMoonrakerJob, read: readMoonrakerJob },
  { name: 'SpoolmanJson', matches: isSpoolmanSpool, read: readSpoolmanSpool },
]

const LOCAL: ReadonlySet<string> = new Set(['PrintJobHistoryCsv', 'PrintJobHistorySqlite', 'PrintSheetCsv'])

/** Whether the times of a format are local, so that a person has to name their time zone. */
export function hasLocalTimes(format: string): boolean {
  return LOCAL.has(format)
}
