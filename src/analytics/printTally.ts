import type {
  CountFigureDto,
  DurationFigureDto,
  MoneyFigureDto,
  PercentFigureDto,
  WeightFigureDto,
} from '../../generated/api.d.ts'
import { isFinished } from '../kernel/printStatus.ts'
import type { Analysis } from './analysis.ts'
import type { Cell } from './cells.ts'
import { Coverage, percentOf, Sum } from './coverage.ts'
import { moneyFigure } from './money.ts'
import { addStatus, noStatus } from './statuses.ts'

/** The headline totals of some prints, added up cell by cell. */
export class PrintTally {
  readonly statusCounts = noStatus()
  /** The prints that count. */
  readonly all = new Coverage()
  readonly time = new Sum()
  readonly filament = new Sum()
  readonly cost = new Sum()
  readonly #rate = new Coverage()
  readonly #analysis: Pick<Analysis, 'currency' | 'isAllTime'>
  #finished = 0
  #successful = 0

  constructor(analysis: Pick<Analysis, 'currency' | 'isAllTime'>) {
    this.#analysis = analysis
  }

  add(cell: Cell): void {
    const { prints, status } = cell
    if (cell.bucket === null && !this.#analysis.isAllTime) {
      for (const figure of [this.all, this.#rate, this.filament, this.time, this.cost])
        figure.exclude('Undated', prints)
      return
    }
    this.all.count(prints)
    addStatus(this.statusCounts, status, prints)
    this.time.add(cell.seconds, cell.timed)
    this.time.exclude('DurationMissing', prints - cell.timed)
    this.filament.add(cell.amount_mg, cell.weighed)
    this.filament.exclude('WeightMissing', prints - cell.weighed)
    if (!isFinished(status)) {
      this.#rate.exclude('NotFinished', prints)
      this.cost.exclude('NotFinished', prints)
      return
    }
    this.#rate.count(prints)
    this.#finished += prints
    if (status === 'Success') this.#successful += prints
    this.cost.add(cell.cost_micros, cell.priced)
    this.cost.exclude('CurrencyMismatch', cell.in_other_currency)
    this.cost.exclude('PriceMissing', prints - cell.priced - cell.in_other_currency)
  }

  get printCount(): CountFigureDto {
    return { count: this.all.counted, coverage: this.all.toDto() }
  }

  get finishedCount(): CountFigureDto {
    return { count: this.#finished, coverage: this.all.toDto() }
  }

  /** Success ÷ finished (docs/domain.md, "Figures"). */
  get successRate(): PercentFigureDto {
    return { percent: percentOf(this.#successful, this.#finished), coverage: this.#rate.toDto() }
  }

  get printTime(): DurationFigureDto {
    return { durationInSeconds: this.time.value, coverage: this.time.coverage.toDto() }
  }

  get filamentUsed(): WeightFigureDto {
    return { amountMg: this.filament.value, coverage: this.filament.coverage.toDto() }
  }

  get totalCost(): MoneyFigureDto {
    return moneyFigure(this.cost, this.#analysis.currency)
  }
}
