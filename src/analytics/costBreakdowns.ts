import type { BrandCostBreakdownDto, MaterialTypeCostBreakdownDto } from '../../generated/api.d.ts'
import { fromMicros } from '../kernel/money.ts'
import { isFinished } from '../kernel/printStatus.ts'
import type { Analysis } from './analysis.ts'
import type { CostUses } from './costUses.ts'
import { percentOf } from './coverage.ts'
import { Grouping } from './grouping.ts'
import { typeOf, type Spool } from './spools.ts'

const MAX_TYPES = 200
const MAX_BRANDS = 1000

/** Filament costs by material type, highest first. */
export function byType(
  analysis: Analysis,
  uses: readonly CostUses[],
  spools: ReadonlyMap<string, Spool>,
): MaterialTypeCostBreakdownDto {
  const { currency } = analysis
  const grouping = group(analysis, uses, (row) => typeOf(spools.get(row.filament_id ?? ''), row.material_type))
  const rows = shares(grouping, currency, MAX_TYPES).map(({ key, figures }) => ({ materialType: key, ...figures }))
  return { rows, currency, coverage: grouping.coverage.toDto() }
}

/** Filament costs by brand, highest first. Only spools have a brand. */
export function byBrand(
  analysis: Analysis,
  uses: readonly CostUses[],
  spools: ReadonlyMap<string, Spool>,
): BrandCostBreakdownDto {
  const { currency } = analysis
  const grouping = group(analysis, uses, (row) => spools.get(row.filament_id ?? '')?.brand ?? null)
  const rows = shares(grouping, currency, MAX_BRANDS).map(({ key, figures }) => ({ brand: key, ...figures }))
  return { rows, currency, coverage: grouping.coverage.toDto() }
}

/** @param keyOf returns the name to group by; null where it is unknown */
function group(
  { isAllTime, currency }: Analysis,
  uses: readonly CostUses[],
  keyOf: (row: CostUses) => string | null,
): Grouping<string> {
  const grouping = new Grouping<string>()
  for (const row of uses) {
    const { weighed, priced } = row
    if (row.is_undated && !isAllTime) grouping.exclude('Undated', row.uses)
    else if (!isFinished(row.status)) grouping.exclude('NotFinished', row.uses)
    else {
      grouping.exclude('WeightMissing', row.uses - weighed)
      const key = keyOf(row)
      if (key === null) grouping.exclude('MaterialMissing', weighed)
      else {
        grouping.exclude('PriceMissing', weighed - priced)
        if (row.cost_currency === currency) grouping.add(key, row.cost_micros, priced)
        else grouping.exclude('CurrencyMismatch', priced)
      }
    }
  }
  return grouping
}

function shares(grouping: Grouping<string>, currency: string, limit: number) {
  return grouping.groups.slice(0, limit).map(([key, { value, uses }]) => ({
    key,
    figures: {
      filamentCost: fromMicros(value, currency),
      sharePercent: percentOf(value, grouping.sum),
      useCount: uses,
    },
  }))
}
