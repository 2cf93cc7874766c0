import type {
  AnalyticsPrintDto,
  CountFigureDto,
  DurationFigureDto,
  EnergyFigureDto,
  MoneyFigureDto,
  PercentFigureDto,
  RatingFigureDto,
  StatusCountsDto,
  WeightFigureDto,
} from '../../../generated/api.d.ts'
import { isIn, type Bucket } from './buckets.ts'
import { cover, type Check } from './coverage.ts'
import type { Print } from './logbook.ts'
import { descending, money, percent, rounded, total } from './numbers.ts'
import type { Scope } from './scope.ts'

/** Left out of every figure that needs a date. */
export const UNDATED: Check<Print> = ['Undated', ({ start }) => start === null]
export const NOT_FINISHED: Check<Print> = ['NotFinished', (print) => !isFinished(print)]
export const DURATION_MISSING: Check<Print> = ['DurationMissing', ({ time }) => time.known === null]
export const WEIGHT_MISSING: Check<Print> = ['WeightMissing', ({ weight }) => weight.known === null]
export const PRINTER_MISSING: Check<Print> = ['PrinterMissing', ({ printer }) => printer === null]

/** Left out of what is in a range. */
export function undatedIn({ window }: Scope): Check<Print> {
  return ['Undated', ({ start }) => start === null && window !== null]
}

/** The prints that are in the range for sure. */
export function presentIn(scope: Scope, prints: readonly Print[]): Print[] {
  return prints.filter(({ start }) => start !== null || scope.window === null)
}

export function startedIn(bucket: Bucket, prints: readonly Print[]): Print[] {
  return prints.filter(({ start }) => start !== null && isIn(bucket, start))
}

export function isFinished({ status }: Print): boolean {
  return status === 'Success' || status === 'PartialSuccess' || isWaste({ status })
}

/** Whether a print has started by now, as far as is known. */
export function hasStarted({ status, start }: Print, now: number): boolean {
  return status !== 'Pending' && (start === null || start <= now)
}

export function isWaste({ status }: Pick<Print, 'status'>): boolean {
  return status === 'Failed' || status === 'Cancelled'
}

/** What is known of filament and electricity together, in micros of the user's currency. */
export function costOf({ logbook }: Scope, print: Print): number | null {
  if (print.filamentCost === null && print.electricityCost === null) return null
  return print.currency === logbook.currency ? (print.filamentCost ?? 0) + (print.electricityCost ?? 0) : null
}

export function costChecks(scope: Scope): Check<Print>[] {
  return [
    NOT_FINISHED,
    ['PriceMissing', (print) => print.electricityCost === null && !hasFilamentCost(print)],
    ['CurrencyMismatch', (print) => costOf(scope, print) === null],
  ]
}

/** Whether filament costs something that is known, if only in another currency. */
export function hasFilamentCost(print: Print): boolean {
  return print.filamentCost !== null || print.usages.some(({ cost }) => cost !== null)
}

export function statusCounts(prints: readonly Print[]): StatusCountsDto {
  const count = (status: Print['status']) => prints.filter((print) => print.status === status).length
  return {
    pending: count('Pending'),
    printing: count('Printing'),
    success: count('Success'),
    partialSuccess: count('PartialSuccess'),
    failed: count('Failed'),
    cancelled: count('Cancelled'),
  }
}

export function countFigure(scope: Scope, prints: readonly Print[]): CountFigureDto {
  const { counted, coverage } = cover(prints, [undatedIn(scope)])
  return { count: counted.length, coverage }
}

export function successRate(scope: Scope, prints: readonly Print[]): PercentFigureDto {
  const { counted, coverage } = cover(prints, [undatedIn(scope), NOT_FINISHED])
  const successes = counted.filter(({ status }) => status === 'Success')
  return { percent: percent(successes.length, counted.length), coverage }
}

export function durationFigure(scope: Scope, prints: readonly Print[]): DurationFigureDto {
  return {
    durationInSeconds: total(presentIn(scope, prints).map(({ time }) => time.known)),
    coverage: cover(prints, [undatedIn(scope), DURATION_MISSING]).coverage,
  }
}

export function weightFigure(scope: Scope, prints: readonly Print[]): WeightFigureDto {
  return {
    amountMg: total(presentIn(scope, prints).map(({ weight }) => weight.known)),
    coverage: cover(prints, [undatedIn(scope), WEIGHT_MISSING]).coverage,
  }
}

export function ratingFigure(scope: Scope, prints: readonly Print[]): RatingFigureDto {
  const { counted, coverage } = cover(prints, [undatedIn(scope), ['RatingMissing', ({ rating }) => rating === null]])
  const sum = total(counted.map(({ rating }) => rating)) ?? 0
  return { averageRating: counted.length === 0 ? null : rounded(BigInt(sum), BigInt(counted.length), 2), coverage }
}

export function energyFigure(scope: Scope, prints: readonly Print[]): EnergyFigureDto {
  const sum = total(presentIn(scope, prints).map(({ energy }) => energy))
  return {
    energyWh: sum === null ? null : sum / 1000,
    coverage: cover(prints, [undatedIn(scope), ['EnergyMissing', ({ energy }) => energy === null]]).coverage,
  }
}

export function costFigure(scope: Scope, prints: readonly Print[]): MoneyFigureDto {
  return {
    amount: moneyOrNull(scope, total(presentIn(scope, prints).map((print) => costOf(scope, print)))),
    currency: scope.logbook.currency,
    coverage: cover(prints, [undatedIn(scope), ...costChecks(scope)]).coverage,
  }
}

/** The number of prints whose cost counts, but not for all that they used. */
export function partialCostCount(scope: Scope, prints: readonly Print[]): number {
  return presentIn(scope, prints).filter((print) => hasPartialCost(scope, print)).length
}

function hasPartialCost(scope: Scope, print: Print): boolean {
  return isFinished(print) && costOf(scope, print) !== null && print.filamentCost !== null && isPartial(print)
}

/** Whether the filament cost of a print lacks materials. */
function isPartial({ usages, currency }: Print): boolean {
  const lacking = usages.filter((usage) => usage.cost === null || usage.currency !== currency)
  return lacking.length < usages.length && lacking.some(({ weight }) => weight.known !== 0)
}

export function moneyOrNull({ logbook }: Scope, micros: number | null): number | null {
  return micros === null ? null : money(micros, logbook.currency)
}

export function printDto(scope: Scope, print: Print): AnalyticsPrintDto {
  return {
    printId: print.id,
    title: print.title,
    status: print.status,
    startDate: print.start === null ? null : new Date(print.start).toISOString(),
    printTimeInSeconds: print.time.known,
    filamentAmountMg: print.weight.known,
    cost: moneyOrNull(scope, costOf(scope, print)),
    isFilamentPartial: hasPartialCost(scope, print),
  }
}

/** Of prints that are equal otherwise, the latest comes first. */
export function latestFirst(a: Print, b: Print): number {
  return descending(a.start, b.start) || b.id - a.id
}
