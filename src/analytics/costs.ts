import type {
  AnalyticsPrintDto,
  BrandCostBreakdownDto,
  CostsFigures,
  CostSeriesDto,
  FailureCostDto,
  MaterialTypeCostBreakdownDto,
  MoneyFigureDto,
} from '../../generated/api.d.ts'
import { fromMicros } from '../money.ts'
import { isFinished } from '../prints/settle.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { ELECTRICITY_REASONS, FILAMENT_REASONS, readCostCells, type CostCell } from './costCells.ts'
import { selectCostUses, type CostUses } from './costUses.ts'
import { Coverage, percentOf, Sum } from './coverage.ts'
import { Grouping } from './grouping.ts'
import { selectMaintenanceCosts, type MaintenanceCost } from './maintenanceCosts.ts'
import { moneyFigure, unitsOf } from './money.ts'
import { rankPrints, type Ranking } from './ranking.ts'
import { readSpools, typeOf, type Spool } from './spools.ts'
import { isWaste } from './statuses.ts'

const MAX_TYPES = 200
const MAX_BRANDS = 1000
/** How many prints the rankings name. */
const RANKED = 5

export { costsBounds } from './maintenanceCosts.ts'

/** The figures of `Analytics_GetCosts`. Its two heavy statements run side by side, and beside them what there are few of. */
export async function costsFigures(analysis: Analysis): Promise<CostsFigures> {
  const { currency } = analysis
  const [[cells, [dearest = [], cheapest = []]], uses, [maintenance, spools]] = await Promise.all([
    readCells(analysis),
    readUses(analysis),
    readFew(analysis),
  ])
  const all = tally(analysis, cells, maintenance)
  return {
    total: moneyFigure(all.total, currency),
    filament: moneyFigure(all.filament, currency),
    electricity: moneyFigure(all.electricity, currency),
    maintenance: moneyFigure(all.maintenance, currency),
    series: series(analysis, cells, maintenance),
    byType: byType(analysis, uses, spools),
    byBrand: byBrand(analysis, uses, spools),
    meanPerPrint: mean(all.prints, currency),
    failure: failure(analysis, cells, all),
    ranking: { dearest, cheapest, currency, coverage: all.prints.coverage.toDto() },
  }
}

async function readCells(analysis: Analysis): Promise<[CostCell[], AnalyticsPrintDto[][]]> {
  const cells = await readCostCells(analysis)
  return [cells, await rankPrints(analysis, [ranking(analysis, cells, 'most'), ranking(analysis, cells, 'least')])]
}

async function readUses(analysis: Analysis): Promise<CostUses[]> {
  return selectCostUses(analysis).execute()
}

async function readFew(analysis: Analysis): Promise<[MaintenanceCost[], ReadonlyMap<string, Spool>]> {
  return [await selectMaintenanceCosts(analysis).execute(), await readSpools(analysis)]
}

/** The parts of spending. */
class CostTally {
  readonly filament = new Sum()
  readonly electricity = new Sum()
  readonly maintenance = new Sum()
  /** Filament and electricity. */
  readonly prints = new Sum()
  readonly total = new Sum()

  addPrints(cell: CostCell): void {
    const { prints } = cell
    if (!isFinished(cell.status)) return this.excludePrints('NotFinished', prints)
    const mismatch = cell.other_currency === null ? null : 'CurrencyMismatch'
    const filamentReason = FILAMENT_REASONS[cell.filament_reason] ?? mismatch
    const electricityReason = ELECTRICITY_REASONS[cell.electricity_reason] ?? mismatch
    addPart(this.filament, cell.filament_micros, prints, filamentReason)
    addPart(this.electricity, cell.electricity_micros, prints, electricityReason)
    const isKnown = filamentReason === null || electricityReason === null
    const known =
      (filamentReason === null ? (cell.filament_micros ?? 0) : 0) +
      (electricityReason === null ? (cell.electricity_micros ?? 0) : 0)
    const isElsewhere = [filamentReason, electricityReason].includes('CurrencyMismatch')
    for (const sum of [this.prints, this.total]) {
      addPart(sum, known, prints, isKnown ? null : isElsewhere ? 'CurrencyMismatch' : 'PriceMissing')
    }
  }

  excludePrints(reason: 'Undated' | 'NotFinished', prints: number): void {
    for (const sum of [this.filament, this.electricity, this.prints, this.total]) sum.exclude(reason, prints)
  }

  addMaintenance({ entries, priced, in_other_currency: elsewhere, cost_micros: micros }: MaintenanceCost): void {
    for (const sum of [this.maintenance, this.total]) {
      sum.add(micros, priced)
      sum.exclude('CurrencyMismatch', elsewhere)
      sum.exclude('PriceMissing', entries - priced - elsewhere)
    }
  }
}

function addPart(sum: Sum, micros: number | null, rows: number, reason: Parameters<Sum['exclude']>[0] | null): void {
  if (reason === null) sum.add(micros, rows)
  else sum.exclude(reason, rows)
}

function tally(
  { isAllTime }: Analysis,
  cells: readonly CostCell[],
  maintenance: readonly MaintenanceCost[],
): CostTally {
  const sums = new CostTally()
  for (const cell of cells) {
    if (cell.bucket === null && !isAllTime) sums.excludePrints('Undated', cell.prints)
    else sums.addPrints(cell)
  }
  for (const row of maintenance) sums.addMaintenance(row)
  return sums
}

function series(
  analysis: Analysis,
  cells: readonly CostCell[],
  maintenance: readonly MaintenanceCost[],
): CostSeriesDto {
  const { buckets, currency } = analysis
  const points = buckets.map(() => new CostTally())
  for (const cell of cells) if (cell.bucket !== null) points[cell.bucket]?.addPrints(cell)
  for (const row of maintenance) points[row.bucket]?.addMaintenance(row)
  // Whatever all time counts: a series has no place for prints without a date.
  const whole = tally({ ...analysis, isAllTime: false }, cells, maintenance)
  return {
    points: points.map(({ filament, electricity, maintenance: parts, total }, index) => ({
      bucketStart: rfc3339(buckets[index]?.start ?? 0),
      bucketDate: buckets[index]?.date ?? '',
      filament: unitsOf(filament.value, currency),
      electricity: unitsOf(electricity.value, currency),
      maintenance: unitsOf(parts.value, currency),
      total: unitsOf(total.value, currency),
    })),
    currency,
    coverage: {
      filament: whole.filament.coverage.toDto(),
      electricity: whole.electricity.coverage.toDto(),
      maintenance: whole.maintenance.coverage.toDto(),
    },
  }
}

function mean(sum: Sum, currency: string): MoneyFigureDto {
  const { counted } = sum.coverage
  const amount = counted === 0 ? null : fromMicros((sum.value ?? 0) / counted, currency)
  return { amount, currency, coverage: sum.coverage.toDto() }
}

function failure(analysis: Analysis, cells: readonly CostCell[], all: CostTally): FailureCostDto {
  const wasted = cells.filter(({ status }) => isWaste(status))
  const { prints: cost } = tally(analysis, wasted, [])
  const count = new Coverage()
  for (const { bucket, prints } of wasted) {
    if (bucket === null && !analysis.isAllTime) count.exclude('Undated', prints)
    else count.count(prints)
  }
  return {
    printCount: { count: count.counted, coverage: count.toDto() },
    cost: moneyFigure(cost, analysis.currency),
    share: { percent: percentOf(cost.value ?? 0, all.prints.value ?? 0), coverage: all.prints.coverage.toDto() },
  }
}

/** What finished prints cost at most or at least. */
function ranking({ isAllTime }: Analysis, cells: readonly CostCell[], direction: Ranking['direction']): Ranking {
  const [value, better] =
    direction === 'most'
      ? [(cell: CostCell) => cell.most_micros, Math.max]
      : [(cell: CostCell) => cell.least_micros, Math.min]
  const peaks = new Map<number | null, { spans: Span[] | null; value: number }>()
  for (const cell of cells) {
    const best = value(cell)
    const isOut = cell.other_currency !== null || !isFinished(cell.status) || (cell.piece === null && !isAllTime)
    if (isOut || best === null) continue
    const spans = cell.span && [cell.span]
    peaks.set(cell.piece, { spans, value: better(best, peaks.get(cell.piece)?.value ?? best) })
  }
  return { measure: 'cost', direction, peaks: [...peaks.values()], wanted: RANKED }
}

function byType(
  analysis: Analysis,
  uses: readonly CostUses[],
  spools: ReadonlyMap<string, Spool>,
): MaterialTypeCostBreakdownDto {
  const { currency } = analysis
  const grouping = group(analysis, uses, (row) => typeOf(spools.get(row.filament_id ?? ''), row.material_type))
  const rows = shares(grouping, currency, MAX_TYPES).map(({ key, figures }) => ({ materialType: key, ...figures }))
  return { rows, currency, coverage: grouping.coverage.toDto() }
}

function byBrand(
  analysis: Analysis,
  uses: readonly CostUses[],
  spools: ReadonlyMap<string, Spool>,
): BrandCostBreakdownDto {
  const { currency } = analysis
  const grouping = group(analysis, uses, (row) => spools.get(row.filament_id ?? '')?.brand ?? null)
  const rows = shares(grouping, currency, MAX_BRANDS).map(({ key, figures }) => ({ brand: key, ...figures }))
  return { rows, currency, coverage: grouping.coverage.toDto() }
}

/** @param keyOf gives the name to group by; null where it is not known */
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
