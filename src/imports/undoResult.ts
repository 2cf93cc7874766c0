import type { ImportedKind } from './records.ts'

/** Row that has become a record. */
export interface MadeRow {
  readonly position: number
  readonly kind: ImportedKind
  readonly id: string
  readonly date: string
}

/** Outcome for a record when its import is undone. */
export interface UndoResult {
  readonly row: MadeRow
  /** Why the record stays; null when it is removed. */
  readonly reason: string | null
}

export const GONE = 'It was deleted before.'
export const CHANGED = 'It was changed since it was imported.'
