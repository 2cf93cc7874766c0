import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../../generated/database.d.ts'
import { MS_PER_DAY } from '../../kernel/time/localDates.ts'
import { toRfc3339 } from '../time/timeRange.ts'
import { exactSum } from './aggregates.ts'
import { usageAmountMg } from './expressions.ts'

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
  return (
    db
      // One row: a spool that was used in the last 90 days.
      .with('used', (query) =>
        query
          .selectFrom('filament_usages as u')
          .select(['u.filament_id', exactSum(usageAmountMg).as('used_mg')])
          .where('u.user_id', '=', userId)
          .where('u.start_date', '>=', toRfc3339(now - BURN_RATE_DAYS * MS_PER_DAY))
          .where('u.start_date', '<', toRfc3339(now))
          .where('u.filament_id', 'is not', null)
          .groupBy('u.filament_id'),
      )
      .selectFrom('filaments as f')
      .leftJoin('used', 'used.filament_id', 'f.id')
      .select([
        'f.id',
        'f.display_name',
        'f.material_type',
        'used.used_mg',
        sql<number | null>`case when f.initial_nominal_weight_mg is not null then f.balance_mg end`.as('remaining_mg'),
      ])
      .where('f.user_id', '=', userId)
      .where('f.is_active', '=', true)
      .$if(filamentIds !== undefined, (query) => query.where(sql<boolean>`f.id = any(${filamentIds}::uuid[])`))
  )
}
