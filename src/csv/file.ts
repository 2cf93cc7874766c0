import { stringify } from 'csv-stringify/sync'
import { cellText, type Cell } from './cells.ts'

/** Columns of a CSV file in their order, each with the function that reads its value from a record. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** Begins the file, so that spreadsheets read it as UTF-8. */
const BOM = '\uFEFF'

/**
 * Writes a CSV file (RFC 4180; docs/archive.md, "CSV"), one page of records at a time.
 * @param pages records, few per page, since a page is written without a pause
 */
export async function* csvText<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BOM + lines([Object.keys(columns)])
  const values = Object.values(columns)
  for await (const rows of pages) {
    if (rows.length > 0) yield lines(rows.map((row) => values.map((value) => cellText(value(row)))))
  }
}

function lines(rows: readonly (readonly string[])[]): string {
  // The library looks for the pair only, and readers end a record at each of the two.
  return stringify(rows as string[][], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
