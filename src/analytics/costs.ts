import type {
  AnalyticsPrintDto,
  CostsFigures,
  CostSeriesDto,
  FailureCostDto,
  MoneyFigureDto,
} from '../../generated/api.d.ts'
import { fromMicros } from '../kernel/money.ts'
import { isFinished, isWaste } from '../kernel/printStatus.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { byBrand, byType } from './costBreakdowns.ts'
import { ELECTRICITY_REASONS, FILAMENT_REASONS, readCostCells, type CostCell } from './costCells.ts'
import { selectCostUses, type CostUses } from './costUses.ts'
import { Coverage, percentOf, Sum } from './coverage.ts'
import { selectMaintenanceCosts, type MaintenanceCost } from './maintenanceCosts.ts'
import { moneyFigure, unitsOf } from './money.ts'
import { rankPrints, type Ranking } from './ranking.ts'
import { readSpools, type Spool } from './spools.ts'

/** The number of prints in a ranking. */
const RANKED = 5

export { costsBounds } from './maintenanceCosts.ts'

/** The figures of `Analytics_GetCosts`. Its two heavy statements run in parallel, together with the small ones. */
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
  // A series has no place for prints without a date, even when all time counts them.
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

/** The ranking of finished prints by cost, with the highest or the lowest cost of each part of the range. */
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
