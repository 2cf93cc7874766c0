import { amountOf } from '../../kernel/lenient.ts'
import { BadValue } from './values.ts'
import { unreadRow, type ReadRow, type ImportedKind } from '../records.ts'

/** Cells of a row by the names of their columns, as `columnName` makes them. */
export type Cells = ReadonlyMap<string, string>

/**
 * Name of a column without its unit in brackets, in lower case and with single spaces: `Diameter Tolerance[mm]` is
 * `diameter tolerance`.
 */
export function columnName(heading: string): string {
  return heading
    .replace(/^\uFEFF/, '')
    .replaceAll(/\[[^[\]]*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Runs a reader of a row; an unusable value becomes the verdict of the row. */
export function readCells(kind: ImportedKind, label: string, read: () => ReadRow): ReadRow {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadValue) return unreadRow(kind, label, 'Error', error.message)
    throw error
  }
}

/** Numbers the repetitions of a key within a file, so that equal rows stay different records. */
export class Repetitions {
  readonly #counts = new Map<string, number>()

  /** Returns the key, from its second time with its number. */
  next(key: string): string {
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count === 1 ? key : `${key}#${count}`
  }
}

/** Reads whole degrees Celsius; null for what cannot be a temperature. */
export function degrees(text: string | undefined): number | null {
  const value = amountOf((text ?? '').trim().replace(',', '.'), 500)
  return value === null ? null : Math.round(value)
}
