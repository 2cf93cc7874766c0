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

/** Names of the properties of each kind of record, which files have even if no record has a value. */
const VENDOR = ['id', 'registered', 'name', 'comment', 'empty_spool_weight', 'external_id']
const FILAMENT = [
  ...['id', 'registered', 'name', 'vendor_id', 'material', 'price', 'density', 'diameter', 'weight', 'spool_weight'],
  ...['article_number', 'comment', 'settings_extruder_temp', 'settings_bed_temp', 'color_hex', 'multi_color_hexes'],
  ...['multi_color_direction', 'external_id', ...below('vendor', VENDOR)],
]
const SPOOL = [
  ...['id', 'registered', 'first_used', 'last_used', 'filament_id', 'price', 'initial_weight', 'spool_weight'],
  ...[
    'used_weight',
    'remaining_weight',
    'used_length',
    'remaining_length',
    'location',
    'lot_nr',
    'comment',
    'archived',
  ],
  ...below('filament', FILAMENT),
]
const PROPERTIES = { spools: SPOOL, filaments: FILAMENT, vendors: VENDOR }

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
  const records = rows.map((record) => flatRecord(record, PROPERTIES[entity]))
  return {
    status: 200,
    body: fmt === 'json' ? JSON.stringify(records) : csvOf(records, PROPERTIES[entity]),
    headers: {
      'Content-Type': fmt === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${entity}.${fmt}"`,
    },
  }
}

function csvOf(records: readonly Record<string, unknown>[], properties: readonly string[]): string {
  const names = [...new Set([...properties, ...records.flatMap((record) => Object.keys(record))])]
  const lines = records.map((record) => names.map((name) => cell(record[name])).join(','))
  return [names.map(cell).join(','), ...lines, ''].join('\r\n')
}

/** A record with all properties, null without a value, and those additional fields that have one. */
function flatRecord(record: object, properties: readonly string[]): Record<string, unknown> {
  const empty = Object.fromEntries(properties.map((name) => [name, null]))
  return { ...empty, ...(Object.fromEntries(flat(record, '')) as Record<string, unknown>) }
}

/** The values of a record by their paths; of a record that it refers to also the id, such as `filament_id`. */
function flat(record: object, prefix: string): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null) return [[prefix + name, value]]
    const id: [string, unknown][] = name !== 'extra' && 'id' in value ? [[`${prefix}${name}_id`, value.id]] : []
    return [...id, ...flat(value, `${prefix}${name}.`)]
  })
}

/** Names of the properties of a record that another one refers to. */
function below(name: string, properties: readonly string[]): string[] {
  return properties.map((property) => `${name}.${property}`)
}

/** Field of RFC 4180. An apostrophe keeps spreadsheets from computing text that looks like a formula. */
function cell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
