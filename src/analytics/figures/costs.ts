import type {
  AnalyticsPrintDto,
  CostsFigures,
  CostSeriesDto,
  FailureCostDto,
  MoneyFigureDto,
} from '../../../generated/api.d.ts'
import { fromMicros } from '../../kernel/money.ts'
import { isFinished, isWaste } from '../../kernel/printStatus.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { selectMaintenanceCosts, type MaintenanceCosts } from '../statements/maintenanceCosts.ts'
import { selectMaterialCosts, type MaterialCosts } from '../statements/materialCosts.ts'
import { readPrintFacts } from '../statements/printFacts.ts'
import { readPrintCosts, type PrintCosts } from '../statements/printCosts.ts'
import type { Peak, Ranking } from '../statements/rankedPrints.ts'
import { readSpools, type SpoolDescription } from '../statements/spools.ts'
import { breakdown, type BreakdownGroup, type BreakdownInput } from './breakdown.ts'
import { CostTally } from './costTally.ts'
import { countDated, percentage, type Sum } from './coverage.ts'
import { measuredShare } from './factFigures.ts'
import { moneyFigure, unitsOfMicros } from './money.ts'
import { bucketMembers } from './points.ts'
import { rankPrints } from './ranking.ts'
import { inOneSpelling } from './spelling.ts'

/** The contract's bounds of the lists. */
const MAX_TYPES = 200
const MAX_BRANDS = 1000
const MAX_RANKED = 5

type Spools = ReadonlyMap<string, SpoolDescription>

/** The figures of `Analytics_GetCosts`. Its two heavy statements begin first. */
export async function costsFigures(scope: AnalysisScope): Promise<CostsFigures> {
  const { currency } = scope
  const [[costs, [dearest = [], cheapest = []]], materials, maintenance, spools, facts] = await Promise.all([
    readRankedCosts(scope),
    selectMaterialCosts(scope).execute() as Promise<MaterialCosts[]>,
    selectMaintenanceCosts(scope).execute() as Promise<MaintenanceCosts[]>,
    readSpools(scope),
    readPrintFacts(scope),
  ])
  const all = tally(scope, costs, maintenance)
  return {
    total: moneyFigure(all.total, currency),
    filament: moneyFigure(all.filament, currency),
    partialFilamentCount: all.partialFilament,
    electricity: moneyFigure(all.electricity, currency),
    measuredElectricityShare: measuredShare(facts, all.electricity, currency),
    maintenance: moneyFigure(all.maintenance, currency),
    series: series(scope, costs, maintenance),
    ...breakdowns(scope, materials, spools),
    meanPerPrint: mean(all.prints, currency),
    failure: failure(scope, costs, all),
    ranking: { dearest, cheapest, currency, coverage: all.prints.coverage.toDto() },
  }
}

async function readRankedCosts(scope: AnalysisScope): Promise<[PrintCosts[], AnalyticsPrintDto[][]]> {
  const costs = await readPrintCosts(scope)
  return [costs, await rankPrints(scope, [ranking(scope, costs, 'highest'), ranking(scope, costs, 'lowest')])]
}

function tally(
  { isAllTime }: AnalysisScope,
  costs: readonly PrintCosts[],
  maintenance: readonly MaintenanceCosts[],
): CostTally {
  const sums = new CostTally()
  for (const row of costs) {
    if (row.bucket === null && !isAllTime) sums.excludePrints('Undated', row.prints)
    else sums.addPrints(row)
  }
  for (const row of maintenance) sums.addMaintenance(row)
  return sums
}

function series(
  scope: AnalysisScope,
  costs: readonly PrintCosts[],
  maintenance: readonly MaintenanceCosts[],
): CostSeriesDto {
  const { buckets, currency } = scope
  const sums = buckets.map((bucket) => ({ bucket, tally: new CostTally() }))
  for (const row of costs) if (row.bucket !== null) sums[row.bucket]?.tally.addPrints(row)
  for (const row of maintenance) sums[row.bucket]?.tally.addMaintenance(row)
  // A series has no place for prints without a date, even when all time counts them.
  const whole = tally({ ...scope, isAllTime: false }, costs, maintenance)
  return {
    points: sums.map(({ bucket, tally: { filament, electricity, maintenance: entries, total } }) => ({
      ...bucketMembers(bucket),
      filament: unitsOfMicros(filament.value, currency),
      electricity: unitsOfMicros(electricity.value, currency),
      maintenance: unitsOfMicros(entries.value, currency),
      total: unitsOfMicros(total.value, currency),
    })),
    currency,
    coverage: {
      filament: whole.filament.coverage.toDto(),
      electricity: whole.electricity.coverage.toDto(),
      maintenance: whole.maintenance.coverage.toDto(),
    },
  }
}

/** Filament costs by material type and by brand. Only spools have a brand. */
function breakdowns(
  { currency, isAllTime }: AnalysisScope,
  rows: readonly MaterialCosts[],
  spools: Spools,
): Pick<CostsFigures, 'byType' | 'byBrand'> {
  const input: BreakdownInput<MaterialCosts> = {
    rows,
    exclusionOf: ({ is_undated: isUndated, status }) => {
      if (isUndated && !isAllTime) return 'Undated'
      return isFinished(status) ? null : 'NotFinished'
    },
    valueOf: ({ with_weight: withWeight, with_cost: withCost, cost_micros: value, ...row }, coverage) => {
      coverage.exclude('ActualMissing', row.without_actual)
      coverage.exclude('PriceMissing', withWeight - withCost - row.without_actual)
      if (row.cost_currency === currency) return { value, usages: withCost }
      coverage.exclude('CurrencyMismatch', withCost)
      return { value: null, usages: 0 }
    },
  }
  const spoolOf = ({ filament_id: id }: MaterialCosts) => (id === null ? undefined : spools.get(id))
  const countOf = (row: MaterialCosts) => row.usages
  const typeOf = inOneSpelling(rows, (row) => spoolOf(row)?.material_type ?? row.material_type, countOf)
  const brandOf = inOneSpelling(rows, (row) => spoolOf(row)?.brand ?? null, countOf)
  const costMembers = ({ value, sharePercent, useCount }: BreakdownGroup) => ({
    filamentCost: fromMicros(value, currency),
    sharePercent,
    useCount,
  })
  const byType = breakdown(input, typeOf, (materialType, group) => ({ materialType, ...costMembers(group) }), MAX_TYPES)
  const byBrand = breakdown(input, brandOf, (brand, group) => ({ brand, ...costMembers(group) }), MAX_BRANDS)
  return {
    byType: { rows: byType.rows, currency, coverage: byType.coverage },
    byBrand: { rows: byBrand.rows, currency, coverage: byBrand.coverage },
  }
}

function mean(sum: Sum, currency: string): MoneyFigureDto {
  const { counted } = sum.coverage
  const amount = counted === 0 ? null : fromMicros((sum.value ?? 0) / counted, currency)
  return { amount, currency, coverage: sum.coverage.toDto() }
}

function failure(scope: AnalysisScope, costs: readonly PrintCosts[], all: CostTally): FailureCostDto {
  const wasted = costs.filter(({ status }) => isWaste(status))
  const { prints: cost, partialFilament } = tally(scope, wasted, [])
  const count = countDated(wasted, ({ bucket }) => bucket === null && !scope.isAllTime)
  return {
    printCount: { count: count.counted, coverage: count.toDto() },
    cost: moneyFigure(cost, scope.currency),
    partialCostCount: partialFilament,
    share: { percent: percentage(cost.value ?? 0, all.prints.value ?? 0), coverage: all.prints.coverage.toDto() },
  }
}

/** The ranking of finished prints by cost, with the highest or the lowest cost of each chunk of the range. */
function ranking({ isAllTime }: AnalysisScope, costs: readonly PrintCosts[], direction: Ranking['direction']): Ranking {
  const better = direction === 'highest' ? Math.max : Math.min
  const peaks = new Map<number | null, Peak>()
  for (const row of costs) {
    const value = direction === 'highest' ? row.max_micros : row.min_micros
    const isOutside = row.chunk === null && !isAllTime
    if (value === null || isOutside || row.other_currency !== null || !isFinished(row.status)) continue
    const ranges = row.range && [row.range]
    peaks.set(row.chunk, { ranges, value: better(value, peaks.get(row.chunk)?.value ?? value) })
  }
  return { measure: 'cost', direction, peaks: [...peaks.values()], limit: MAX_RANKED }
}
