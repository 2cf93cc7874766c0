import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { SpoolRunwayDto, SpoolRunwaysDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'
import { rfc3339 } from './analysis.ts'
import { Coverage } from './coverage.ts'
import { exactSum } from './prints.ts'
import { USE_AMOUNT } from './uses.ts'

const WINDOW_DAYS = 90
const MAX_DAYS = 365

/**
 * The time that each active spool will last: remaining weight ÷ mean daily use of the last 90 days (docs/domain.md, "Figures").
 * It is always calculated up to now, regardless of the rest of the filter.
 * @param filamentIds only these spools; undefined for all
 */
export async function spoolRunways(
  db: ReadonlyKysely<DB>,
  userId: number,
  filamentIds: readonly string[] | undefined,
  now: Date,
): Promise<SpoolRunwaysDto> {
  const coverage = new Coverage()
  const spools = await selectBurnRates(db, userId, filamentIds, now.getTime()).execute()
  const rows = spools.map(({ used_mg: usedMg, remaining_mg: remainingMg, ...spool }): SpoolRunwayDto => {
    if (remainingMg === null) coverage.exclude('BalanceMissing', 1)
    else if (!usedMg) coverage.exclude('Unused', 1)
    else coverage.count(1)
    const days = remainingMg === null || !usedMg ? null : Math.floor((remainingMg * WINDOW_DAYS) / usedMg)
    return {
      filamentId: spool.id,
      displayName: spool.display_name,
      materialType: spool.material_type,
      remainingMg,
      meanDailyUseMg: usedMg ? Math.round((usedMg * 10) / WINDOW_DAYS) / 10 : null,
      runwayDays: days === null ? null : Math.min(Math.max(days, 0), MAX_DAYS),
    }
  })
  rows.sort((a, b) => (a.runwayDays ?? Infinity) - (b.runwayDays ?? Infinity) || (a.filamentId < b.filamentId ? -1 : 1))
  return { asOf: now.toISOString(), rows, coverage: coverage.toDto() }
}

/** The statement of the burn rates. */
export function selectBurnRates(
  db: ReadonlyKysely<DB>,
  userId: number,
  filamentIds: readonly string[] | undefined,
  now: number,
) {
  return (
    db
      // one row: a spool that was used in the last 90 days
      .with('used', (query) =>
        query
          .selectFrom('filament_usages as u')
          .select(['u.filament_id', exactSum(USE_AMOUNT).as('used_mg')])
          .where('u.user_id', '=', userId)
          .where('u.start_date', '>=', rfc3339(now - WINDOW_DAYS * MS_PER_DAY))
          .where('u.start_date', '<', rfc3339(now))
          .where('u.filament_id', 'is not', null)
          .groupBy('u.filament_id'),
      )
      .selectFrom('filaments as f')
      .leftJoin('used as u', 'u.filament_id', 'f.id')
      .select([
        'f.id',
        'f.display_name',
        'f.material_type',
        'u.used_mg',
        sql<number | null>`case when f.initial_nominal_weight_mg is not null then f.balance_mg end`.as('remaining_mg'),
      ])
      .where('f.user_id', '=', userId)
      .where('f.is_active', '=', true)
      .$if(filamentIds !== undefined, (query) => query.where(sql<boolean>`f.id = any(${filamentIds}::uuid[])`))
  )
}
