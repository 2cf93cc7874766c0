import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { appendEntries, STOCK_COLUMNS, type StockedSpool } from '../ledger/entries.ts'
import { wasRecent } from './print.ts'

/** Claim of a print. */
interface Claim {
  readonly printerId: number
  readonly printId: number
  /** When the print began and ended, RFC 3339. */
  readonly from: string
  readonly until: string
}

/** Part of a ledger entry that a print claims. */
interface Claimed {
  readonly filamentId: string
  readonly entryId: string
  /** In nanograms, as digits: many reports may exceed what a number holds. */
  readonly claimedNg: string
  /** Amount in mg that the entry gives back; null when all of it is claimed. */
  readonly returnedMg: number | null
}

/**
 * Gives a finished print what was reported on its printer while no print was known there: its start is missing, or came
 * late. Entries of the ledger that lie within the print become the print's; of others the part is reversed. What was
 * reported before the end of the previous print stays; a print of long ago that was recorded only now does not count as that one. Call
 * it before the recalculation of the print.
 * @param spools among them those that were used on the printer, locked (`usedSpools`)
 * @param actor device that reported the end, for the ledger
 * @returns whether there was anything
 */
export async function claimUses(
  trx: Transaction<DB>,
  userId: number,
  claim: Claim,
  spools: readonly StockedSpool[],
  actor: string,
): Promise<boolean> {
  if (spools.length === 0) return false
  const claimed = await takeUses(trx, userId, claim)
  await releaseEntries(trx, userId, claim.printId, spools, claimed, actor)
  for (const [filamentId, parts] of Map.groupBy(claimed, (part) => part.filamentId)) {
    const usedNg = parts.reduce((sum, { claimedNg }) => sum + BigInt(claimedNg), 0n).toString()
    const entryId = parts.findLast(({ returnedMg }) => returnedMg === null)?.entryId ?? null
    await sql`
      insert into spool_uses as known (user_id, filament_id, print_id, minute, entry_id, used_ng)
      values (${userId}, ${filamentId}, ${claim.printId}, date_trunc('minute', now()), ${entryId}, ${usedNg})
      on conflict (user_id, print_id, filament_id) where print_id is not null do update
      set used_ng = known.used_ng + excluded.used_ng`.execute(trx)
  }
  return claimed.length > 0
}

/** The end of a print, which may claim what was used on its printer. */
interface PrintEnd {
  readonly userId: number
  readonly printerId: number
  /** The print, and those that are recalculated with it. */
  readonly printIds: readonly number[]
}

/**
 * Selects and locks the spools that were used on a printer while no print was known there: as a report does, before their sums. Those
 * that the prints deduct from or may get are locked with them, in the order of their ids, in which every writer locks spools. No rows
 * without such use.
 */
export const usedSpools = templateOf((trx, _: object, { userId, printerId, printIds }: PrintEnd) => {
  const uses = sql`spool_uses where user_id = ${userId} and printer_id = ${printerId} and print_id is null`
  return trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .where('user_id', '=', userId)
    .where(sql<boolean>`exists (select from ${uses})`)
    .where(
      sql<boolean>`id in (
        select filament_id from ${uses}
        union all select filament_id from filament_usages where user_id = ${userId} and print_id = ${anyOf(printIds)}
        union all select filament_id from filament_ledger where user_id = ${userId} and print_id = ${anyOf(printIds)}
        union all select filament_id from spool_uses where user_id = ${userId} and print_id = ${anyOf(printIds)}
        union all select filament_id from loaded_filaments where user_id = ${userId} and printer_id = ${printerId}
      )`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
})

/**
 * Takes the reported uses of the time of the print; a minute at its edge is the print's. Those of a spool of which more was given
 * back than the print has used stay, since the print would deduct nothing and what was given back would be lost.
 */
async function takeUses(trx: Transaction<DB>, userId: number, claim: Claim): Promise<Claimed[]> {
  const { printerId, printId, from, until } = claim
  const { rows } = await sql<Claimed>`
    with found as (
      select id, filament_id, used_ng from spool_uses
      where user_id = ${userId}::bigint and printer_id = ${printerId}::bigint and print_id is null
        and minute between date_trunc('minute', ${from}::timestamptz) and ${until}::timestamptz + interval '2 minutes'
        and minute >= coalesce((
          select date_trunc('minute', max(finished_date)) from prints
          where user_id = ${userId}::bigint and printer_id = ${printerId}::bigint and id <> ${printId}::bigint
            and finished_date is not null and ${wasRecent}), '-infinity')
    ), taken as (
      delete from spool_uses
      where user_id = ${userId}::bigint and id in (select id from found) and filament_id not in (
        -- one row: a spool of which more was given back than the print has used
        select filament_id from (
          select filament_id, used_ng from found
          union all select filament_id, used_ng from spool_uses
          where user_id = ${userId}::bigint and print_id = ${printId}::bigint
        ) as known
        group by filament_id having sum(used_ng) < 0)
      returning id, filament_id, entry_id, used_ng
    )
    select part.filament_id as "filamentId", part.entry_id as "entryId", part.ng::text as "claimedNg",
      (round((part.ng + kept.ng) / 1000000) - round(kept.ng / 1000000))::bigint as "returnedMg"
    from (select filament_id, entry_id, sum(used_ng) as ng from taken group by filament_id, entry_id) as part
    left join lateral (
      select sum(used_ng) as ng from spool_uses as rest
      where rest.user_id = ${userId}::bigint and rest.entry_id = part.entry_id and rest.print_id is null
        and rest.id not in (select id from taken)
    ) as kept on true
    order by part.filament_id, part.entry_id`.execute(trx)
  return rows
}

async function releaseEntries(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  spools: readonly StockedSpool[],
  claimed: readonly Claimed[],
  actor: string,
): Promise<void> {
  const whole = claimed.flatMap(({ returnedMg, entryId }) => (returnedMg === null ? [entryId] : []))
  if (whole.length > 0) {
    await trx
      .updateTable('filament_ledger')
      .set({ print_id: printId })
      .where('user_id', '=', userId)
      .where('id', 'in', whole)
      .execute()
  }
  const reversals = claimed.flatMap(({ filamentId, returnedMg }) => {
    if (returnedMg === null) return []
    const note = 'It belongs to a print that was reported later.'
    return [{ filamentId, kind: 'Reversal' as const, amountMg: returnedMg, note }]
  })
  await appendEntries(trx, userId, spools, reversals, actor)
}
