import { randomUUID } from 'node:crypto'
import { sql, type CompiledQuery, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import type { StockedSpool } from '../ledger/entries.ts'
import { beginEntry, growEntry, growthOf, type GrowingSpool, type Growth } from '../ledger/growingEntry.ts'

/** Where a reported use belongs. */
interface Place {
  readonly printId: number | null
  /** Whether the print still runs; a finished one takes its amounts from the sum (`recalculatePrints`). */
  readonly isRunning: boolean
  readonly printerId: number | null
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
  spool: StockedSpool,
  place: Place,
  usedNg: number,
  actor: string,
): Promise<number | null> {
  const { printId } = place
  const sum = printId === null ? null : await addToPrint(trx, userId, spool.id, printId, usedNg)
  if (sum && printId !== null) {
    if (place.isRunning) {
      const addedMg = sum.afterMg - sum.beforeMg
      const own = growOwn(trx, {}, { userId, spoolId: spool.id, entryId: sum.entryId, addedMg })
      const entryId = await book(trx, userId, spool, own.compile(), { addedMg, printId, actor })
      if (entryId !== sum.entryId) await noteEntry(trx, userId, spool.id, printId, entryId)
    }
    return printId
  }
  // Nor is it to become a part of that print when the print ends.
  const printerId = printId === null ? place.printerId : null
  const open = growOpen(trx, {}, { userId, spoolId: spool.id, printerId, usedNg })
  const entryId = await book(trx, userId, spool, open.compile(), {
    addedMg: toWholeMg(usedNg),
    printId: null,
    actor,
  })
  await defer(trx, addToMinute(trx, {}, { userId, filamentId: spool.id, printerId, entryId, usedNg }))
  return null
}

/**
 * Books a reported use in the entry that grows or, when none is the newest of the spool, in a new one.
 * @param growth as for `growEntry`
 * @param use amount of a new entry
 * @returns the id of the entry
 */
async function book(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  growth: CompiledQuery<Growth>,
  use: { readonly addedMg: number; readonly printId: number | null; readonly actor: string },
): Promise<string> {
  const grown = await growEntry(trx, userId, spool, growth)
  if (grown !== null) return grown
  const entryId = randomUUID()
  await beginEntry(trx, userId, spool, { ...use, entryId })
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

async function noteEntry(
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

/** Lets the entry of a print grow. */
const growOwn = templateOf(
  (
    _trx,
    _shape: object,
    { entryId, addedMg, ...spool }: GrowingSpool & { readonly entryId: string | null; readonly addedMg: number },
  ) => growthOf(spool, sql`select ${entryId}::uuid as entry_id, ${addedMg}::bigint as added_mg`),
)

/** Lets the entry of this hour's use without a print grow, if it is `newest`, by what the use adds to its whole milligrams. */
const growOpen = templateOf(
  (
    _trx,
    _shape: object,
    { printerId, usedNg, ...spool }: GrowingSpool & { readonly printerId: number | null; readonly usedNg: number },
  ) =>
    growthOf(
      spool,
      sql`
      select entry_id, ${wholeMg(sql`sum(used_ng) + ${usedNg}::bigint`)} - ${wholeMg(sql`sum(used_ng)`)} as added_mg
      from spool_uses
      where user_id = ${spool.userId}::bigint and filament_id = ${spool.spoolId}::uuid and print_id is null
        and printer_id is not distinct from ${printerId}::bigint and minute >= date_trunc('hour', now())
        and entry_id = (select id from newest)
      group by entry_id`,
    ),
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
function toWholeMg(nanograms: number): number {
  return Math.sign(nanograms) * Math.round(Math.abs(nanograms) / 1_000_000)
}

/** Rounds as the amount of the finished print is rounded (`reportedMg`). */
function wholeMg(nanograms: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`round((${nanograms}) / 1000000.0)::bigint`
}
