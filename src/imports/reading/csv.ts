import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { columnName, Repetitions } from '../formats/cells.ts'
import { DayOrders, type DayOrder } from '../formats/dayOrder.ts'
import { SHEET_FORMATS, TABLE_FORMATS, type TableFormat } from '../formats/formats.ts'
import { OWN_COLUMNS } from '../formats/ownCsv.ts'
import { unreadRow, type ReadRow } from '../records.ts'
import { BadFile, MAX_COLUMNS, MAX_ROW } from '../badFile.ts'
import { readFileText } from './text.ts'

const DELIMITERS = [',', ';', '\t'] as const

/** Content of the first line of a table. */
interface Heading {
  readonly format: TableFormat
  readonly delimiter: string
  readonly names: readonly string[]
}

/**
 * Finds out the format of a CSV file by its first line.
 * @throws BadFile when no format has these columns
 */
export async function readHeading(path: string): Promise<Heading> {
  const line = (await firstLine(path)).replace(/^\uFEFF/, '')
  const delimiter = DELIMITERS.toSorted((one, other) => line.split(other).length - line.split(one).length)[0] ?? ','
  const headings = line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1'))
  if (headings.length > MAX_COLUMNS) throw new BadFile(`The file has more than ${MAX_COLUMNS} columns.`)
  const names = headings.map(columnName)
  const format = TABLE_FORMATS.find(({ columns }) => columns.every((column) => names.includes(column)))
  if (format) return { format, delimiter, names }
  if (OWN_COLUMNS.ledger.every((column) => names.includes(column))) {
    throw new BadFile(
      'This is the ledger of a spool. An archive brings ledgers back, with their spools; spools.csv has only the stock.',
    )
  }
  if (names.includes('registered') && names.includes('density')) {
    throw new BadFile('This is a list of filaments. Export the spools of Spoolman instead.')
  }
  const plain = names.map((name) => name.replaceAll(' ', '_'))
  const sheet = SHEET_FORMATS.find(({ columns }) => columns.every((column) => plain.includes(column)))
  if (sheet) return { format: sheet, delimiter, names: plain }
  throw new BadFile(
    'The columns of this table are those of no program that can be imported. A table of your own needs the columns title and start_date for prints, or name and material for spools.',
  )
}

async function firstLine(path: string): Promise<string> {
  let text = ''
  for await (const chunk of readFileText(path)) {
    text += chunk
    const lines = text.split(/\r\n|\n|\r/)
    const line = lines.find((part, at) => part.trim() !== '' && at < lines.length - 1)
    if (line !== undefined) return line
    if (text.length > MAX_ROW) throw new BadFile('The first line of the file is too long for a table.')
  }
  return text.trim()
}

/**
 * Reads the rows of a CSV file. A row whose number of cells is not that of the heading has its own verdict.
 * @throws BadFile for a file that is not a table, such as one with an open quote
 */
export async function* readTable(path: string): AsyncGenerator<ReadRow> {
  const { format, delimiter, names } = await readHeading(path)
  const { kind, rawText } = format
  const repetitions = new Repetitions()
  const order = await readDayOrder(path, delimiter, format, names)
  const rows = rawText === undefined ? csvRows(path, delimiter) : rawRows(path, delimiter, names, rawText)
  let number = 0
  for await (const cells of rows) {
    number += 1
    if (number === 1 || cells.every((cell) => cell.trim() === '')) continue
    if (cells.length !== names.length) {
      const reason = `The row has ${cells.length} cells, but the table has ${names.length} columns.`
      yield unreadRow(kind, `Row ${number}`, 'Error', reason)
      continue
    }
    yield format.read(new Map(names.map((name, at) => [name, cells[at] ?? ''])), repetitions, order)
  }
}

/** Reads all dates of a table for their order of day and month; null where they do not tell. */
async function readDayOrder(
  path: string,
  delimiter: string,
  { dateColumns = [] }: TableFormat,
  names: readonly string[],
): Promise<DayOrder | null> {
  const orders = new DayOrders()
  const places = dateColumns.map((name) => names.indexOf(name)).filter((place) => place >= 0)
  if (places.length === 0) return null
  for await (const cells of csvRows(path, delimiter)) for (const place of places) orders.add(cells[place] ?? '')
  return orders.order
}

async function* csvRows(path: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  })
  try {
    for await (const record of Readable.from(readFileText(path)).pipe(parser)) yield record as string[]
  } catch (error) {
    const code = (error as { code?: unknown }).code
    if (typeof code !== 'string' || !code.startsWith('CSV_')) throw error
    const line = (error as { lines?: unknown }).lines
    throw new BadFile(
      `The table cannot be read${typeof line === 'number' ? ` at line ${line}` : ''}: a quote is not closed, or a row is too long.`,
    )
  }
}

/**
 * Rows of a file whose cells are all quoted, without doubling the quotes inside them. A line is one row; when it has too
 * many cells, a text with `","` in it was split, and the surplus belongs to the only free text. A line that another program has
 * saved, with quotes where they are needed and doubled inside, is read as well.
 */
async function* rawRows(
  path: string,
  delimiter: string,
  names: readonly string[],
  freeText: string,
): AsyncGenerator<string[]> {
  for await (const line of lines(path)) {
    const plain = line.trim()
    if (plain === '') continue
    const isQuoted = plain.startsWith('"') && plain.endsWith('"') && plain.length > 1
    const cells = isQuoted ? plain.slice(1, -1).split(`"${delimiter}"`) : []
    if (cells.length < names.length) yield savedCells(plain, delimiter)
    else yield mergeText(cells, names, freeText, delimiter).map((cell) => cell.replaceAll('""', '"'))
  }
}

/** Cells of a line as RFC 4180 has them; of a line that it does not allow, the pieces between delimiters. */
function savedCells(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parseAtOnce(line, { bom: true, delimiter, relax_column_count: true, relax_quotes: true })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return line.split(delimiter)
    throw error
  }
}

function mergeText(cells: readonly string[], names: readonly string[], name: string, delimiter: string): string[] {
  const [at, surplus] = [names.indexOf(name), cells.length - names.length]
  if (at < 0) return [...cells]
  const text = cells.slice(at, at + surplus + 1).join(`"${delimiter}"`)
  return [...cells.slice(0, at), text, ...cells.slice(at + surplus + 1)]
}

async function* lines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of readFileText(path)) {
    const parts = (rest + chunk).split(/\r\n|\n/)
    rest = parts.pop() ?? ''
    if (rest.length > MAX_ROW) throw new BadFile('A line of the file is too long.')
    yield* parts
  }
  if (rest !== '') yield rest
}
