import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StockedSpool } from '../ledger/entries.ts'
import { beginEntry, growEntry } from '../ledger/growingEntry.ts'

/** Where a reported use belongs. */
interface Place {
  readonly printId: number | null
  /** Whether the print still runs; a finished one takes its amounts from the sum (`recalculatePrints`). */
  readonly isRunning: boolean
  readonly printerId: number | null
}

/** A sum of reported use before and after it has grown, in whole mg. */
interface Sum {
  readonly entryId: string | null
  readonly beforeMg: number
  readonly afterMg: number
}

/**
 * Adds a reported use to the sum of its print or, without one, of its minute, and lets the ledger entry grow by the
 * milligrams that the sum has passed. What is given back beyond the use of its print belongs to no print.
 * @param spool the current spool, locked by this transaction
 * @param usedNg in nanograms; negative for what is given back
 * @returns the print that it belongs to
 */
export async function addUse(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  place: Place,
  usedNg: number,
  actor: string,
): Promise<number | null> {
  const { printId } = place
  const sum = printId === null ? null : await addToPrint(trx, userId, spool.id, printId, usedNg)
  if (sum && printId !== null) {
    if (place.isRunning) {
      const entryId = await book(trx, userId, spool, sum, printId, actor)
      if (entryId !== sum.entryId) await noteEntry(trx, userId, spool.id, printId, entryId)
    }
    return printId
  }
  // Nor is it to become a part of that print when the print ends.
  const printerId = printId === null ? place.printerId : null
  const loose = await readOpenEntry(trx, userId, spool.id, printerId, usedNg)
  const entryId = await book(trx, userId, spool, loose, null, actor)
  await addToMinute(trx, userId, { filamentId: spool.id, printerId, entryId, usedNg })
  return null
}

/** Books the growth, in a new entry unless the sum's own is still the newest. Returns the id of the entry. */
async function book(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  { entryId, beforeMg, afterMg }: Sum,
  printId: number | null,
  actor: string,
): Promise<string> {
  const addedMg = afterMg - beforeMg
  if (entryId !== null && (await growEntry(trx, userId, spool, { entryId, addedMg }))) return entryId
  const id = randomUUID()
  await beginEntry(trx, userId, spool, { entryId: id, addedMg, printId, actor })
  return id
}

/** Null when more would be given back than the print has used. */
async function addToPrint(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  printId: number,
  usedNg: number,
): Promise<Sum | null> {
  const { rows } = await sql<Sum>`
    insert into spool_uses as known (user_id, filament_id, print_id, minute, used_ng)
    select ${userId}::bigint, ${filamentId}::uuid, ${printId}::bigint, date_trunc('minute', now()), ${usedNg}::bigint
    where ${usedNg}::bigint >= 0 or exists (
      select from spool_uses
      where user_id = ${userId}::bigint and print_id = ${printId}::bigint and filament_id = ${filamentId}::uuid)
    on conflict (user_id, print_id, filament_id) where print_id is not null do update
    set used_ng = known.used_ng + excluded.used_ng
    where known.used_ng + excluded.used_ng >= 0
    returning entry_id as "entryId", ${wholeMg(sql`used_ng - ${usedNg}::bigint`)} as "beforeMg",
      ${wholeMg(sql`used_ng`)} as "afterMg"`.execute(trx)
  return rows[0] ?? null
}

async function noteEntry(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  printId: number,
  entryId: string,
): Promise<void> {
  await trx
    .updateTable('spool_uses')
    .set({ entry_id: entryId })
    .where('user_id', '=', userId)
    .where('print_id', '=', printId)
    .where('filament_id', '=', filamentId)
    .execute()
}

/** The entry of this hour's use without a print, with its sum before and after the report. Null when it must be begun. */
async function readOpenEntry(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  printerId: number | null,
  usedNg: number,
): Promise<Sum> {
  const { rows } = await sql<Sum>`
    with newest as (
      select id from filament_ledger
      where user_id = ${userId}::bigint and filament_id = ${filamentId}::uuid
      order by position desc limit 1
    ), open as (
      select entry_id, coalesce(sum(used_ng), 0) as sum_ng from spool_uses
      where user_id = ${userId}::bigint and filament_id = ${filamentId}::uuid and print_id is null
        and printer_id is not distinct from ${printerId}::bigint and minute >= date_trunc('hour', now())
        and entry_id = (select id from newest)
      group by entry_id
    )
    select (select entry_id from open) as "entryId", ${wholeMg(sql`sum_ng`)} as "beforeMg",
      ${wholeMg(sql`sum_ng + ${usedNg}::bigint`)} as "afterMg"
    from (select coalesce((select sum_ng from open), 0) as sum_ng) as total`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A query without a table returned no row.')
  return row
}

async function addToMinute(
  trx: Transaction<DB>,
  userId: number,
  use: {
    readonly filamentId: string
    readonly printerId: number | null
    readonly entryId: string
    readonly usedNg: number
  },
): Promise<void> {
  await sql`
    insert into spool_uses as known (user_id, filament_id, printer_id, minute, entry_id, used_ng)
    values (${userId}, ${use.filamentId}, ${use.printerId}, date_trunc('minute', now()), ${use.entryId}, ${use.usedNg})
    on conflict (user_id, entry_id, minute) where print_id is null do update
    set used_ng = known.used_ng + excluded.used_ng`.execute(trx)
}

/** Rounds as the amount of the finished print is rounded (`reportedMg`). */
function wholeMg(nanograms: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`round((${nanograms}) / 1000000.0)::bigint`
}
