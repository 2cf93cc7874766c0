import type { EnergyFigureDto, PercentFigureDto, RatingFigureDto } from '../../../generated/api.d.ts'
import type { PrintFacts } from '../statements/printFacts.ts'
import { Coverage, percentage, Sum } from './coverage.ts'

/**
 * The mean of the ratings, with two decimals.
 * @param all the prints that could have a rating
 */
export function ratingFigure(facts: readonly PrintFacts[], all: Coverage): RatingFigureDto {
  const rated = total(facts, (row) => row.rated)
  const coverage = new Coverage()
  coverage.count(rated)
  coverage.exclude('Undated', all.total - all.counted)
  coverage.exclude('RatingMissing', all.counted - rated)
  const averageRating = rated === 0 ? null : Math.round((100 * total(facts, (row) => row.ratings)) / rated) / 100
  return { averageRating, coverage: coverage.toDto() }
}

/**
 * The sum of the measured energy, in watt-hours.
 * @param all the prints whose energy could be measured
 */
export function energyFigure(facts: readonly PrintFacts[], all: Coverage): EnergyFigureDto {
  const measured = total(facts, (row) => row.measured)
  const energy = new Sum()
  energy.add(
    total(facts, (row) => row.energy_mwh),
    measured,
  )
  energy.exclude('Undated', all.total - all.counted)
  energy.exclude('EnergyMissing', all.counted - measured)
  return { energyWh: energy.value === null ? null : energy.value / 1000, coverage: energy.coverage.toDto() }
}

/**
 * The share of measured energy in the electricity cost.
 * @param electricity the electricity cost of all prints, in millionths of the unit of the currency
 */
export function measuredShare(facts: readonly PrintFacts[], electricity: Sum, currency: string): PercentFigureDto {
  const own = facts.filter((row) => row.cost_currency === currency)
  const percent = percentage(
    total(own, (row) => row.measured_micros),
    electricity.value ?? 0,
  )
  return { percent, coverage: electricity.coverage.toDto() }
}

function total(facts: readonly PrintFacts[], valueOf: (row: PrintFacts) => number | null): number {
  return facts.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0)
}
