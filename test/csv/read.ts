import { parse } from 'csv-parse/sync'

/** Reads a CSV file as our import does: by the header, guards removed. */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
    cast: (value) => value.replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/, ''),
  })
}
