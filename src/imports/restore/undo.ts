import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { removeWritten } from '../../comments/written.ts'
import { anyOf } from '../../database/anyOf.ts'
import { TURNED_IMAGE } from '../../images/rotate.ts'
import type { Held } from '../hold.ts'
import { CHANGED, GONE, type MadeRow, type UndoResult } from '../undoResult.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import { ID_TYPES } from './idTypes.ts'

/** Kinds that only archives have. */
type OwnKind = Exclude<RestoredKind, 'Print' | 'Spool' | 'Printer' | 'SlicerSettings'>

interface Undo {
  /** Whether a change of the record changes its `updated_date`. */
  readonly isDated: boolean
  /** Condition on a row named `record` under which it stays. */
  readonly isUsed: (held: Held, ids: readonly string[]) => RawBuilder<boolean>
  readonly reason: string
}

const USES: Readonly<Record<OwnKind, Undo>> = {
  Project: {
    isDated: true,
    isUsed: ({ userId }) => sql`exists (select from prints p where p.user_id = ${userId} and p.project_id = record.id)
      or exists (select from images i where i.user_id = ${userId} and i.project_id = record.id)`,
    reason: 'Prints or images belong to it.',
  },
  Brand: {
    isDated: true,
    isUsed: ({ userId }) =>
      sql`exists (select from filament_types t where t.user_id = ${userId} and t.brand_id = record.id)`,
    reason: 'Filament types name it.',
  },
  FilamentType: {
    isDated: true,
    isUsed: ({ userId }) => sql`exists (select from filaments f where f.user_id = ${userId} and f.type_id = record.id)`,
    reason: 'Spools are of it.',
  },
  LedgerEntry: {
    isDated: false,
    isUsed: ({ userId, id }, ids) => sql`record.filament_id in (
      select other.filament_id from filament_ledger other
      where other.user_id = ${userId} and other.filament_id in (
          select filament_id from filament_ledger where user_id = ${userId} and id = any(${[...ids]}::uuid[]))
        and not exists (select from import_rows row where row.user_id = ${userId} and row.import_id = ${id}
          and row.kind = 'LedgerEntry' and row.record_id = other.id::text))`,
    reason: 'The stock of its spool was changed since it was imported.',
  },
  MaintenanceEntry: { isDated: true, isUsed: () => sql`false`, reason: '' },
  Comment: { isDated: true, isUsed: () => sql`false`, reason: '' },
  Image: {
    isDated: false,
    isUsed: ({ userId, id }) => sql`exists (
      select from import_rows made where made.user_id = ${userId} and made.import_id = ${id} and made.kind = 'Image'
        and made.record_id = record.id::text and made.verdict = 'Created'
        and (record.caption is distinct from made.record -> 'record' ->> 'caption'
          or record.position is distinct from (made.record -> 'record' ->> 'position')::integer))
      or exists (select from imported_records turned where turned.user_id = ${userId} and turned.kind = ${TURNED_IMAGE}
        and turned.record_id = record.id::text)`,
    reason: CHANGED,
  },
}

/** Removes locked records that an import has made from an archive, except those that were changed or are in use. */
export async function undoRestored(
  trx: Transaction<DB>,
  held: Held,
  kind: OwnKind,
  rows: readonly MadeRow[],
): Promise<UndoResult[]> {
  const { userId } = held
  const { table, idType } = RESTORATIONS[kind]
  const { isDated, isUsed, reason } = USES[kind]
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ id: string; date: string | null; isUsed: boolean }>`
    select record.id::text as id, ${isDated ? sql`record.updated_date` : sql`null::timestamptz`} as date, ${isUsed(held, ids)} as "isUsed"
    from ${sql.table(table)} record
    where record.user_id = ${userId} and record.id = any(${ids}::${ID_TYPES[idType]}[])`.execute(trx)
  const byId = new Map(found.map((record) => [record.id, record]))
  const results = rows.map((row): UndoResult => {
    const record = byId.get(row.id)
    if (!record) return { row, reason: GONE }
    if (isDated && record.date !== row.date) return { row, reason: CHANGED }
    return { row, reason: record.isUsed ? reason : null }
  })
  const removed = results.filter((result) => result.reason === null).map(({ row }) => row.id)
  await beforeDelete(trx, userId, kind, removed)
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and id = any(${removed}::${ID_TYPES[idType]}[])`.execute(
    trx,
  )
  return results
}

/** Changes what depends on records that are about to be deleted. */
async function beforeDelete(
  trx: Transaction<DB>,
  userId: number,
  kind: OwnKind,
  ids: readonly string[],
): Promise<void> {
  if (kind === 'LedgerEntry') {
    await sql`update filaments as spool set balance_mg = spool.balance_mg - removed.mg
      from (select filament_id, sum(amount_mg) as mg from filament_ledger
        where user_id = ${userId} and id = any(${[...ids]}::uuid[]) group by filament_id) as removed
      where spool.user_id = ${userId} and spool.id = removed.filament_id`.execute(trx)
  }
  if (kind === 'Image') {
    await sql`update users set image_id = null where id = ${userId} and image_id = any(${[...ids]}::uuid[])`.execute(
      trx,
    )
  }
  if (kind === 'Comment') {
    await sql`update prints as print set comment_count = print.comment_count - removed.comments
      from (select print_id, count(*) as comments from comments
        where user_id = ${userId} and id = any(${[...ids]}::bigint[]) group by print_id) as removed
      where print.user_id = ${userId} and print.id = removed.print_id`.execute(trx)
    await removeWritten(
      trx,
      ids.map((id) => ({ id: Number(id), author_id: userId })),
    )
  }
  if (kind === 'MaintenanceEntry') {
    await trx
      .updateTable('maintenance_entries')
      .set({ next_entry_id: null })
      .where('user_id', '=', userId)
      .where('next_entry_id', '=', anyOf(ids.map(Number)))
      .execute()
  }
}
