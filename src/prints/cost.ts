import { sql, type Expression, type RawBuilder } from 'kysely'
import type { PrintCostDto } from '../../generated/api.d.ts'
import { fromMicros } from '../kernel/money.ts'
import { unitsJson } from './roundedMoney.ts'

/** The cost columns of a print. */
export interface StoredCost {
  readonly filament_cost_micros: number | null
  readonly electricity_cost_micros: number | null
  readonly cost_currency: string | null
  readonly is_filament_partial: boolean
}

/** The cost of a print, rounded; null when no part is known. */
export function toCost({
  filament_cost_micros: filament,
  electricity_cost_micros: electricity,
  cost_currency: currency,
  is_filament_partial: isPartial,
}: StoredCost): PrintCostDto | null {
  if (currency === null || (filament === null && electricity === null)) return null
  return {
    filament: filament === null ? null : fromMicros(filament, currency),
    electricity: electricity === null ? null : fromMicros(electricity, currency),
    total: fromMicros((filament ?? 0) + (electricity ?? 0), currency),
    currency,
    isFilamentPartial: filament !== null && isPartial,
  }
}

/** Builds the cost of a print as JSON in PostgreSQL, equal to `toCost`. */
export function costJson(
  filament: Expression<number | null>,
  electricity: Expression<number | null>,
  currency: Expression<string | null>,
  minorDigits: Expression<number>,
  isPartial: Expression<boolean>,
): RawBuilder<PrintCostDto | null> {
  return sql<PrintCostDto | null>`case when coalesce(${filament}, ${electricity}) is not null then json_build_object(
    'filament', ${unitsJson(filament, minorDigits)},
    'electricity', ${unitsJson(electricity, minorDigits)},
    'total', ${unitsJson(sql<number>`(coalesce(${filament}, 0) + coalesce(${electricity}, 0))`, minorDigits)},
    'currency', ${currency},
    'isFilamentPartial', ${filament} is not null and ${isPartial}) end`
}
