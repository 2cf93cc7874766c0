import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../../generated/database.d.ts'
import { statusList } from '../../kernel/printStatus.ts'
import { MS_PER_DAY } from '../../kernel/time/localDates.ts'
import { deductedMgOfUsage } from '../../ledger/deduction.ts'
import { remainingMg } from '../../ledger/remaining.ts'
import { reportedMg } from '../../ledger/reportedUse.ts'
import { toRfc3339 } from '../time/timeRange.ts'
import { exactSum } from './aggregates.ts'

/** The number of days whose use counts. */
export const BURN_RATE_DAYS = 90

/**
 * The statement of the burn rates. One row: an active spool, its weight and its use in the last 90 days.
 * @param filamentIds only these spools; undefined for all
 * @param now milliseconds of the Unix epoch
 */
export function selectBurnRates(
  db: ReadonlyKysely<DB>,
  userId: number,
  filamentIds: readonly string[] | undefined,
  now: number,
) {
  const since = toRfc3339(now - BURN_RATE_DAYS * MS_PER_DAY)
  return (
    db
      // One row: what a spool deducted for one material of a print, for the reports during an open print, or for reports without one.
      .with('uses', () =>
        usesOfPrints(db, userId, since, toRfc3339(now))
          .unionAll(usesOfOpenPrints(db, userId, since))
          .unionAll(usesWithoutPrint(db, userId, since)),
      )
      // One row: a spool that was used in the last 90 days.
      .with('used', (query) =>
        query
          .selectFrom('uses')
          .select(['uses.filament_id', exactSum(sql`uses.amount_mg`).as('used_mg')])
          .groupBy('uses.filament_id'),
      )
      .selectFrom('filaments as f')
      .leftJoin('used', 'used.filament_id', 'f.id')
      .select(['f.id', 'f.display_name', 'f.material_type', 'used.used_mg', remainingMg.as('remaining_mg')])
      .where('f.user_id', '=', userId)
      .where('f.is_active', '=', true)
      .$if(filamentIds !== undefined, (query) => query.where(sql<boolean>`f.id = any(${filamentIds}::uuid[])`))
  )
}

/** One row: a usage. That of an open print has no amount. */
function usesOfPrints(db: ReadonlyKysely<DB>, userId: number, since: string, now: string) {
  return db
    .selectFrom('filament_usages as u')
    .select([sql<string>`u.filament_id`.as('filament_id'), deductedMgOfUsage(userId).as('amount_mg')])
    .where('u.user_id', '=', userId)
    .where('u.start_date', '>=', since)
    .where('u.start_date', '<', now)
    .where('u.filament_id', 'is not', null)
}

/** One row: what connections have reported of a spool during an open print. When it is over, its usages have it. */
function usesOfOpenPrints(db: ReadonlyKysely<DB>, userId: number, since: string) {
  const status = sql`(select p.status from prints p where p.user_id = ${userId} and p.id = reported.print_id)`
  return db
    .selectFrom('spool_uses as reported')
    .select(['reported.filament_id', reportedMg(sql`reported.used_ng`).as('amount_mg')])
    .where('reported.user_id', '=', userId)
    .where('reported.print_id', 'is not', null)
    .where('reported.minute', '>=', since)
    .where(sql<boolean>`${status} in ${statusList.open}`)
}

/**
 * One row: a ledger entry of material that connections have reported without a print, or that a later print took over. Ledgers are
 * read of those spools only that connections have used: they have no index by date.
 */
function usesWithoutPrint(db: ReadonlyKysely<DB>, userId: number, since: string) {
  return db
    .selectFrom('filaments as f')
    .innerJoin('filament_ledger as entry', (join) =>
      join.on('entry.user_id', '=', userId).onRef('entry.filament_id', '=', 'f.id'),
    )
    .select(['entry.filament_id', sql<number>`-entry.amount_mg`.as('amount_mg')])
    .where('f.user_id', '=', userId)
    .where('f.is_active', '=', true)
    .where(sql<boolean>`coalesce(f.told_use_date, f.last_used_date) is not null`)
    .where('entry.kind', 'in', ['Usage', 'Reversal'])
    .where('entry.print_id', 'is', null)
    .where('entry.reverses_id', 'is', null)
    .where('entry.created_date', '>=', since)
}
