import type {
  CountFigureDto,
  DurationFigureDto,
  MoneyFigureDto,
  PercentFigureDto,
  WeightFigureDto,
} from '../../../generated/api.d.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import type { PrintAggregate } from '../statements/printAggregates.ts'
import { Coverage, percentage, Sum } from './coverage.ts'
import { moneyFigure } from './money.ts'
import { addStatus, emptyStatusCounts } from './statusCounts.ts'

/** The headline totals of some prints, added up from their aggregates. */
export class PrintTally {
  readonly statusCounts = emptyStatusCounts()
  /** The prints that count. */
  readonly all = new Coverage()
  readonly time = new Sum()
  readonly filament = new Sum()
  readonly cost = new Sum()
  /** The number of prints whose cost counts and lacks materials. */
  partialCostCount = 0
  readonly #rate = new Coverage()
  readonly #scope: Pick<AnalysisScope, 'currency' | 'isAllTime'>
  #finished = 0
  #successful = 0

  constructor(scope: Pick<AnalysisScope, 'currency' | 'isAllTime'>, aggregates: readonly PrintAggregate[]) {
    this.#scope = scope
    for (const aggregate of aggregates) this.#add(aggregate)
  }

  #add(aggregate: PrintAggregate): void {
    const { prints, status, with_duration: withDuration, with_weight: withWeight, with_cost: withCost } = aggregate
    if (aggregate.bucket === null && !this.#scope.isAllTime) {
      for (const figure of [this.all, this.#rate, this.filament, this.time, this.cost])
        figure.exclude('Undated', prints)
      return
    }
    this.all.count(prints)
    addStatus(this.statusCounts, status, prints)
    this.time.add(aggregate.seconds, withDuration)
    this.time.exclude('DurationMissing', prints - withDuration)
    this.filament.add(aggregate.amount_mg, withWeight)
    this.filament.exclude('WeightMissing', prints - withWeight)
    if (!isFinished(status)) {
      this.#rate.exclude('NotFinished', prints)
      this.cost.exclude('NotFinished', prints)
      return
    }
    this.#rate.count(prints)
    this.#finished += prints
    if (status === 'Success') this.#successful += prints
    this.cost.add(aggregate.cost_micros, withCost)
    this.partialCostCount += aggregate.partial_costs
    this.cost.exclude('CurrencyMismatch', aggregate.in_other_currency)
    this.cost.exclude('PriceMissing', prints - withCost - aggregate.in_other_currency)
  }

  get printCount(): CountFigureDto {
    return { count: this.all.counted, coverage: this.all.toDto() }
  }

  get finishedCount(): CountFigureDto {
    return { count: this.#finished, coverage: this.all.toDto() }
  }

  /** Success ÷ finished (docs/domain.md, "Figures"). */
  get successRate(): PercentFigureDto {
    return { percent: percentage(this.#successful, this.#finished), coverage: this.#rate.toDto() }
  }

  /** Failed ÷ finished: the same prints as those of the success rate. */
  get failureRate(): PercentFigureDto {
    return { percent: percentage(this.statusCounts.failed, this.#finished), coverage: this.#rate.toDto() }
  }

  get printTime(): DurationFigureDto {
    return { durationInSeconds: this.time.value, coverage: this.time.coverage.toDto() }
  }

  get filamentUsed(): WeightFigureDto {
    return { amountMg: this.filament.value, coverage: this.filament.coverage.toDto() }
  }

  get totalCost(): MoneyFigureDto {
    return moneyFigure(this.cost, this.#scope.currency)
  }
}
