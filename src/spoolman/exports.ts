import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { listSpoolmanFilaments } from './filaments.ts'
import { listSpools } from './spools.ts'
import { listVendors } from './vendors.ts'

/** Kind of records, and the form of their file. */
interface ExportQuery {
  readonly fmt: 'csv' | 'json'
  readonly allow_archived: boolean
}

interface ExportReply {
  status: 200
  body: string
  headers: Record<string, string>
}

/** Writes all records of a kind as a file. Values are named by their path, such as `filament.vendor.name`, as Spoolman names them. */
export async function exportRecords(
  db: Kysely<DB>,
  userId: number,
  entity: 'spools' | 'filaments' | 'vendors',
  { fmt, allow_archived: withArchived }: ExportQuery,
): Promise<ExportReply> {
  const read = {
    spools: () => listSpools(db, userId, { allow_archived: withArchived }),
    filaments: () => listSpoolmanFilaments(db, userId, { offset: 0 }),
    vendors: () => listVendors(db, userId, { offset: 0 }),
  }
  const { rows } = await read[entity]()
  return {
    status: 200,
    body: fmt === 'json' ? JSON.stringify(rows.map(flatRecord)) : csvOf(rows),
    headers: {
      'Content-Type': fmt === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${entity}.${fmt}"`,
    },
  }
}

function csvOf(records: readonly object[]): string {
  const rows = records.map((record) => new Map(flat(record, '')))
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const lines = rows.map((row) => names.map((name) => cell(row.get(name))).join(','))
  return [names.map(cell).join(','), ...lines, ''].join('\r\n')
}

function flatRecord(record: object): Record<string, unknown> {
  return Object.fromEntries(flat(record, ''))
}

function flat(record: object, prefix: string): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${prefix}${name}.`)
      : [[prefix + name, value] as [string, unknown]],
  )
}

/** Field of RFC 4180. An apostrophe keeps spreadsheets from computing text that looks like a formula. */
function cell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
