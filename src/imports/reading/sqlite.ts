import { readFile, stat } from 'node:fs/promises'
import initSqlJs from 'sql.js'
import type { ImportFormat } from '../../../generated/api.d.ts'
import { listOf, objectOf, textOf, type Fields } from '../../kernel/lenient.ts'
import { Repetitions } from '../formats/cells.ts'
import { readMoonrakerJob } from '../formats/moonraker.ts'
import { Losses } from '../formats/losses.ts'
import { MAX_PATH, printJob } from '../formats/printJobHistory.ts'
import { readSpoolManager, spoolManagerCells } from '../formats/spoolManager.ts'
import { readSpoolmanFilament, readSpoolmanSpool, readSpoolmanVendor } from '../formats/spoolman.ts'
import { readSpoolmanCurrency, readSpoolmanFields } from '../formats/spoolmanFields.ts'
import { BadValue, dateTime, wholeSeconds, wholeText, words } from '../formats/values.ts'
import { unreadRow, type ReadRow } from '../records.ts'
import { BadFile } from '../badFile.ts'
import { Tables } from './tables.ts'

/** The whole file is in memory. */
const MAX_BYTES = 128 * 1024 * 1024

/** Format of a database: the tables that it has, and how its rows are read. */
interface DatabaseFormat {
  readonly name: ImportFormat
  readonly tables: readonly string[]
  readonly read: (tables: Tables) => Generator<ReadRow>
}

const FORMATS: readonly DatabaseFormat[] = [
  { name: 'SpoolmanSqlite', tables: ['spool', 'filament', 'vendor'], read: readSpoolman },
  { name: 'MoonrakerSqlite', tables: ['job_history'], read: readMoonraker },
  { name: 'PrintJobHistorySqlite', tables: ['pjh_printjobmodel', 'pjh_filamentmodel'], read: readHistory },
  { name: 'SpoolManagerSqlite', tables: ['spo_spoolmodel'], read: readSpools },
]

/**
 * Finds out the format of an SQLite file.
 * @throws BadFile when it is not a database, or that of no known program
 */
export async function formatOfDatabase(path: string): Promise<ImportFormat> {
  return withTables(path, (format) => format.name)
}

/**
 * Reads the rows of an SQLite file.
 * @throws BadFile when it is damaged; rows before that were given already
 */
export async function* readDatabase(path: string): AsyncGenerator<ReadRow> {
  const rows = await withTables(path, (format, tables) => format.read(tables))
  try {
    yield* rows
  } catch (error) {
    throw asBadFile(error)
  }
}

async function withTables<Result>(
  path: string,
  use: (format: DatabaseFormat, tables: Tables) => Result,
): Promise<Result> {
  const { size } = await stat(path)
  if (size > MAX_BYTES) throw new BadFile(`A database can have at most ${MAX_BYTES / 1024 / 1024} MiB.`)
  const sqlite = await initSqlJs()
  try {
    const tables = new Tables(new sqlite.Database(await readFile(path)))
    const format = FORMATS.find((candidate) => candidate.tables.every((name) => tables.has(name)))
    if (!format) throw new BadFile('The tables of this database are those of no program that can be imported.')
    return use(format, tables)
  } catch (error) {
    throw asBadFile(error)
  }
}

/** SQLite throws plain errors for a file that is damaged. */
function asBadFile(error: unknown): BadFile {
  return error instanceof BadFile ? error : new BadFile('The file is not a complete SQLite database.')
}

function* readSpoolman(tables: Tables): Generator<ReadRow> {
  const settings = tables.has('setting') ? [...tables.read('setting')] : []
  for (const { key, value } of settings) yield* readSpoolmanFields(key, value)
  const currency = settings.map(({ key, value }) => readSpoolmanCurrency(key, value)).find((code) => code !== null)
  const vendors = byId(withExtra(tables, 'vendor'))
  const filaments = byId(withExtra(tables, 'filament'))
  const joined = (filament: Fields) => ({ ...filament, vendor: vendors.get(String(filament['vendor_id'])) ?? {} })
  // Spools bring their filaments and vendors along. The others come first, so that undoing removes them after what names them.
  const used = new Set([...tables.read('spool')].map((spool) => String(spool['filament_id'])))
  const usedVendors = new Set([...used].map((id) => String(filaments.get(id)?.['vendor_id'])))
  for (const [id, vendor] of vendors) if (!usedVendors.has(id)) yield readSpoolmanVendor(vendor)
  for (const [id, filament] of filaments) if (!used.has(id)) yield readSpoolmanFilament(joined(filament), currency)
  for (const spool of withExtra(tables, 'spool')) {
    const filament = joined(filaments.get(String(spool['filament_id'])) ?? {})
    yield readSpoolmanSpool({ ...spool, filament }, currency)
  }
}

/** Records of Spoolman with their additional fields, which are in a table of their own. */
function* withExtra(tables: Tables, name: string): Generator<Fields> {
  const fields = `${name}_field`
  const values = Map.groupBy(tables.has(fields) ? tables.read(fields) : [], (field) => String(field[`${name}_id`]))
  for (const record of tables.read(name)) {
    const own = values.get(String(record['id'])) ?? []
    yield { ...record, extra: Object.fromEntries(own.map(({ key, value }) => [String(key), value])) }
  }
}

function byId(rows: Iterable<Fields>): Map<string, Fields> {
  return new Map([...rows].map((row) => [String(row['id']), row]))
}

/** Moonraker writes JSON as bytes, which SQLite stores as blobs. */
function* readMoonraker(tables: Tables): Generator<ReadRow> {
  for (const job of tables.read('job_history', ['metadata', 'auxiliary_data'])) {
    yield readMoonrakerJob({
      ...job,
      metadata: objectOf(job['metadata']),
      auxiliary_data: listOf(job['auxiliary_data']),
    })
  }
}

/** The rows of a job's filaments are those of its tools and, where there are several, one with the total. */
function* readHistory(tables: Tables): Generator<ReadRow> {
  const used = Map.groupBy(tables.read('pjh_filamentmodel'), (row) => String(row['printJob_id']))
  const jobsOf = (table: string) =>
    new Set(tables.has(table) ? Array.from(tables.read(table), (row) => String(row['printJob_id'])) : [])
  const [withTemperatures, withCosts] = [jobsOf('pjh_temperaturemodel'), jobsOf('pjh_costmodel')]
  const repetitions = new Repetitions()
  for (const job of tables.read('pjh_printjobmodel')) {
    const id = String(job['databaseId'])
    const all = used.get(id) ?? []
    const tools = all.filter(({ toolId }) => toolId !== 'total')
    const losses = new Losses()
    for (const name of ['userName', 'fileSize', 'printedLayers', 'printedHeight']) losses.leaveOut(name, job[name])
    if (withTemperatures.has(id)) losses.leaveOut('temperatures', id)
    if (withCosts.has(id)) losses.leaveOut('costs', id)
    const row = historyRow(job, tools.length > 0 ? tools : all, losses)
    yield row.key === null ? row : { ...row, key: repetitions.next(row.key) }
  }
}

function historyRow(job: Fields, materials: readonly Fields[], losses: Losses): ReadRow {
  const text = (fields: Fields, name: string, characters: number) =>
    losses.words(name, textOf(fields[name]), characters)
  const number = (fields: Fields, name: string) => {
    const value = fields[name]
    return typeof value === 'number' && value >= 0 ? value : null
  }
  const path = (name: string) => words(textOf(job[name]), MAX_PATH)
  const label = words(textOf(job['fileName']), 200) ?? 'Print'
  try {
    return printJob(label, {
      result: textOf(job['printStatusResult']) ?? '',
      start: dateTime('printStartDateTime', textOf(job['printStartDateTime'])),
      end: dateTime('printEndDateTime', textOf(job['printEndDateTime'])),
      seconds: wholeSeconds(number(job, 'duration')),
      file: path('filePathName') ?? path('fileName'),
      note: losses.words('noteText', wholeText(job['noteText']), 50_000),
      materials: materials.map((material) => ({
        vendor: text(material, 'vendor', 100),
        spool: text(material, 'spoolName', 100),
        material: text(material, 'material', 50),
        slot: slotOf(textOf(material['toolId'])),
        usedMm: number(material, 'usedLength'),
        plannedMm: number(material, 'calculatedLength'),
        usedGrams: number(material, 'usedWeight'),
      })),
      losses,
    })
  } catch (error) {
    if (error instanceof BadValue) return unreadRow('Print', label, 'Error', error.message)
    throw error
  }
}

function slotOf(tool: string | null): number | null {
  const digits = /^tool(\d{1,2})$/.exec(tool ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The order is that of the CSV, so that spools with equal names are numbered alike. */
function* readSpools(tables: Tables): Generator<ReadRow> {
  const repetitions = new Repetitions()
  for (const spool of tables.read('spo_spoolmodel', [], 'created')) {
    yield readSpoolManager(spoolManagerCells(spool), repetitions)
  }
}
