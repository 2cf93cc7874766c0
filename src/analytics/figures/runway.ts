import type { ReadonlyKysely } from 'kysely/readonly'
import type { SpoolRunwayDto, SpoolRunwaysDto } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import { BURN_RATE_DAYS, selectBurnRates } from '../statements/burnRates.ts'
import { Coverage } from './coverage.ts'

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
  const rows = spools.map(({ used_mg: sumMg, remaining_mg: remainingMg, ...spool }): SpoolRunwayDto => {
    // More may have been given back than was used in these days.
    const usedMg = Math.max(sumMg ?? 0, 0)
    if (remainingMg === null) coverage.exclude('BalanceMissing', 1)
    else if (!usedMg) coverage.exclude('Unused', 1)
    else coverage.count(1)
    const days = remainingMg === null || !usedMg ? null : Math.floor((remainingMg * BURN_RATE_DAYS) / usedMg)
    return {
      filamentId: spool.id,
      displayName: spool.display_name,
      materialType: spool.material_type,
      remainingMg,
      meanDailyUseMg: usedMg ? Math.round((usedMg * 10) / BURN_RATE_DAYS) / 10 : null,
      runwayDays: days === null ? null : Math.min(Math.max(days, 0), MAX_DAYS),
    }
  })
  rows.sort((a, b) => (a.runwayDays ?? Infinity) - (b.runwayDays ?? Infinity) || (a.filamentId < b.filamentId ? -1 : 1))
  return { asOf: now.toISOString(), rows, coverage: coverage.toDto() }
}
