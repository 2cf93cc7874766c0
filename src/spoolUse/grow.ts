import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { beginEntry, growEntry, type GrowingSpool } from '../ledger/growingEntry.ts'

/** Nanograms of a milligram. */
const NG = 1_000_000n

/** The newest entry of a spool's ledger. */
export interface NewestEntry {
  readonly id: string
  /**
   * Sum, in ng, of this hour's reported use without a print that it has deducted; null when it has deducted none, and so does not
   * grow with such use. Digits, as many reports may exceed what a number holds.
   */
  readonly openNg: string | null
}

/** Where a reported use belongs. */
interface Place {
  readonly printId: number | null
  /** Whether the print still runs; a finished one takes its amounts from the sum (`recalculatePrints`). */
  readonly isRunning: boolean
  readonly printerId: number | null
  /** The newest entry of the spool; null without any. */
  readonly newest: NewestEntry | null
}

/** The sum of the use of a print before and after it has grown, in whole mg. */
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
  spool: GrowingSpool,
  place: Place,
  usedNg: number,
  actor: string,
): Promise<number | null> {
  const { printId, newest } = place
  const sum = printId === null ? null : await addToPrint(trx, userId, spool.id, printId, usedNg)
  if (sum && printId !== null) {
    if (place.isRunning) {
      const addedMg = sum.afterMg - sum.beforeMg
      const canGrow = sum.entryId !== null && sum.entryId === newest?.id
      const entryId = await book(trx, userId, spool, canGrow ? sum.entryId : null, { addedMg, printId, actor })
      if (!canGrow) await setEntry(trx, userId, spool.id, printId, entryId)
    }
    return printId
  }
  // Nor is it to become a part of that print when the print ends.
  const printerId = printId === null ? place.printerId : null
  const isOpen = newest !== null && newest.openNg !== null
  const beforeNg = isOpen ? BigInt(newest.openNg ?? 0) : 0n
  const addedMg = toWholeMg(beforeNg + BigInt(usedNg)) - toWholeMg(beforeNg)
  const entryId = await book(trx, userId, spool, isOpen ? newest.id : null, { addedMg, printId: null, actor })
  await defer(trx, addToMinute(trx, {}, { userId, filamentId: spool.id, printerId, entryId, usedNg }))
  return null
}

/**
 * Books a reported use in an entry that grows, or in a new one.
 * @param growingId the newest entry of the spool, if it grows; null for a new one
 * @returns the id of the entry
 */
async function book(
  trx: Transaction<DB>,
  userId: number,
  spool: GrowingSpool,
  growingId: string | null,
  use: { readonly addedMg: number; readonly printId: number | null; readonly actor: string },
): Promise<string> {
  const entryId = growingId ?? randomUUID()
  if (growingId === null) await beginEntry(trx, userId, spool, { ...use, entryId })
  else await growEntry(trx, userId, spool, { ...use, entryId })
  return entryId
}

/** Null when more would be given back than the print has used. */
async function addToPrint(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  printId: number,
  usedNg: number,
): Promise<Sum | null> {
  const { rows } = await trx.executeQuery(
    addToSum(trx, { isReturn: usedNg < 0 }, { userId, filamentId, printId, usedNg }).compile(),
  )
  return rows[0] ?? null
}

const addToSum = templateOf(
  (
    _trx,
    { isReturn }: { readonly isReturn: boolean },
    use: {
      readonly userId: number
      readonly filamentId: string
      readonly printId: number
      readonly usedNg: number
    },
  ) => sql<Sum>`${
    isReturn
      ? sql`
    update spool_uses set used_ng = used_ng + ${use.usedNg}::bigint
    where user_id = ${use.userId} and print_id = ${use.printId} and filament_id = ${use.filamentId}
      and used_ng + ${use.usedNg}::bigint >= 0`
      : sql`
    insert into spool_uses as known (user_id, filament_id, print_id, minute, used_ng)
    values (${use.userId}, ${use.filamentId}, ${use.printId}, date_trunc('minute', now()), ${use.usedNg})
    on conflict (user_id, print_id, filament_id) where print_id is not null do update
    set used_ng = known.used_ng + excluded.used_ng`
  }
    returning entry_id as "entryId", ${wholeMg(sql`used_ng - ${use.usedNg}::bigint`)} as "beforeMg",
      ${wholeMg(sql`used_ng`)} as "afterMg"`,
)

async function setEntry(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  printId: number,
  entryId: string,
): Promise<void> {
  await defer(
    trx,
    trx
      .updateTable('spool_uses')
      .set({ entry_id: entryId })
      .where('user_id', '=', userId)
      .where('print_id', '=', printId)
      .where('filament_id', '=', filamentId),
  )
}

/** Selects the newest ledger entry of a spool, with the open use on a printer; null for that on none. */
export const newestEntry = templateOf(
  (
    _trx,
    _shape: object,
    use: { readonly userId: number; readonly spoolNumber: number; readonly printerId: number | null },
  ) => sql<NewestEntry>`
    select newest.id, (
      select sum(used_ng)::text from spool_uses
      where user_id = ${use.userId}::bigint and entry_id = newest.id and print_id is null
        and printer_id is not distinct from ${use.printerId}::bigint and minute >= date_trunc('hour', now())
    ) as "openNg"
    from (
      select id from filament_ledger
      where user_id = ${use.userId}::bigint and filament_id = (
        select id from filaments where user_id = ${use.userId}::bigint and number = ${use.spoolNumber}::bigint)
      order by position desc limit 1
    ) as newest`,
)

const addToMinute = templateOf(
  (
    _trx,
    _shape: object,
    use: {
      readonly userId: number
      readonly filamentId: string
      readonly printerId: number | null
      readonly entryId: string
      readonly usedNg: number
    },
  ) => sql<object>`
    insert into spool_uses as known (user_id, filament_id, printer_id, minute, entry_id, used_ng)
    values (${use.userId}, ${use.filamentId}, ${use.printerId}, date_trunc('minute', now()), ${use.entryId}, ${use.usedNg})
    on conflict (user_id, entry_id, minute) where print_id is null do update
    set used_ng = known.used_ng + excluded.used_ng`,
)

/** Rounds as `wholeMg` does: halves away from zero. */
function toWholeMg(nanograms: bigint): number {
  return Number((nanograms + (nanograms < 0n ? -NG : NG) / 2n) / NG)
}

/** Rounds as the amount of the finished print is rounded (`reportedMg`). */
function wholeMg(nanograms: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`round((${nanograms}) / 1000000.0)::bigint`
}
