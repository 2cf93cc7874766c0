/** Cells of a table, row by row; the first row has the titles. */
export type CsvRows = readonly (readonly (string | number | null)[])[]

/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Writes a table as CSV (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe. */
export function toCsv(rows: CsvRows): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
