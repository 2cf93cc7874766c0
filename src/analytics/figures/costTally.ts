import type { ExclusionReason } from '../../../generated/api.d.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import type { MaintenanceCosts } from '../statements/maintenanceCosts.ts'
import { ELECTRICITY_REASONS, FILAMENT_REASONS, type PrintCosts } from '../statements/printCosts.ts'
import { Sum } from './coverage.ts'

/** The parts of spending, added up from the rows of statements. */
export class CostTally {
  readonly filament = new Sum()
  readonly electricity = new Sum()
  readonly maintenance = new Sum()
  /** Filament and electricity. */
  readonly prints = new Sum()
  readonly total = new Sum()
  /** The number of prints whose filament cost counts and lacks materials. */
  partialFilament = 0

  /** Adds prints; those that are not finished are left out. */
  addPrints(costs: PrintCosts): void {
    const { prints, filament_micros: filamentMicros, electricity_micros: electricityMicros } = costs
    if (!isFinished(costs.status)) return this.excludePrints('NotFinished', prints)
    const mismatch = costs.other_currency === null ? null : 'CurrencyMismatch'
    const filamentReason = FILAMENT_REASONS[costs.filament_reason] ?? mismatch
    const electricityReason = ELECTRICITY_REASONS[costs.electricity_reason] ?? mismatch
    addOrExclude(this.filament, filamentMicros, prints, filamentReason)
    if (filamentReason === null) this.partialFilament += costs.partial_prints
    addOrExclude(this.electricity, electricityMicros, prints, electricityReason)
    const knownMicros =
      (filamentReason === null ? (filamentMicros ?? 0) : 0) +
      (electricityReason === null ? (electricityMicros ?? 0) : 0)
    const reason = sumReason([filamentReason, electricityReason])
    for (const sum of [this.prints, this.total]) addOrExclude(sum, knownMicros, prints, reason)
  }

  /** Leaves prints out. */
  excludePrints(reason: 'Undated' | 'NotFinished', prints: number): void {
    for (const sum of [this.filament, this.electricity, this.prints, this.total]) sum.exclude(reason, prints)
  }

  /** Adds maintenance entries. */
  addMaintenance(costs: MaintenanceCosts): void {
    const { entries, with_cost: withCost, in_other_currency: inOtherCurrency } = costs
    for (const sum of [this.maintenance, this.total]) {
      sum.add(costs.cost_micros, withCost)
      sum.exclude('CurrencyMismatch', inOtherCurrency)
      sum.exclude('PriceMissing', entries - withCost - inOtherCurrency)
    }
  }
}

/**
 * The reason why a sum of parts is unknown. One known part is enough for it. Otherwise either part would do, so that their reasons are
 * not told apart.
 */
function sumReason(reasons: readonly (ExclusionReason | null)[]): ExclusionReason | null {
  if (reasons.includes(null)) return null
  return reasons.includes('CurrencyMismatch') ? 'CurrencyMismatch' : 'PriceMissing'
}

function addOrExclude(sum: Sum, micros: number | null, rows: number, reason: ExclusionReason | null): void {
  if (reason === null) sum.add(micros, rows)
  else sum.exclude(reason, rows)
}
