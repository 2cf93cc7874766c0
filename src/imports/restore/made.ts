import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { StoredImage } from '../../media/images.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import type { Held } from '../hold.ts'
import { insertMany } from '../insertMany.ts'
import type { Columns, StoredRow } from '../plan.ts'
import type { Find } from './columns.ts'

/** Record that is about to be written. */
export interface Made {
  readonly row: StoredRow
  readonly id: string
  /** Finds the id here of a record that it refers to. */
  readonly find: Find
}

/** Writer of the records of a kind. */
export type Writer = (
  trx: Transaction<DB>,
  held: Held,
  made: readonly Made[],
  /** Stored images by the positions of their rows. */
  images: ReadonlyMap<number, StoredImage>,
) => Promise<void>

/** Inserts records of a kind, each as one row of its table with these columns. */
export function insertMade(
  trx: Transaction<DB>,
  { userId }: Held,
  kind: RestoredKind,
  made: readonly Made[],
  columns: (one: Made, at: number) => Columns,
): Promise<void> {
  const rows = made.map((one, at) => ({ ...columns(one, at), user_id: userId, id: one.id }))
  return insertMany(trx, RESTORATIONS[kind].table, rows)
}
