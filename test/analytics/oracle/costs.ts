import type {
  CostPointDto,
  CostRankingDto,
  CostsFigures,
  CoverageDto,
  ExclusionReason,
  FailureCostDto,
  MoneyFigureDto,
  PercentFigureDto,
} from '../../../generated/api.d.ts'
import { isIn, type Bucket } from './buckets.ts'
import { cover, together, type Check } from './coverage.ts'
import { isWithin, letsSpendingThrough, type Filter } from './filter.ts'
import type { Logbook, Maintenance, Print } from './logbook.ts'
import { alphabetical, descending, money, percent, total } from './numbers.ts'
import {
  costChecks,
  costFigure,
  costOf,
  countFigure,
  hasFilamentCost,
  isFinished,
  isWaste,
  latestFirst,
  moneyOrNull,
  NOT_FINISHED,
  partialCostCount,
  presentIn,
  printDto,
  startedIn,
  UNDATED,
  undatedIn,
  WEIGHT_MISSING,
} from './prints.ts'
import { startsOf, type Scope } from './scope.ts'
import { costChecksOfUsages, inOneSpelling, undatedUsageIn, usagesOf, type PrintUsage } from './usages.ts'

const RANKED = 5

/** All time reaches from the first print or spending on maintenance to the last. */
export function spendingMoments(logbook: Logbook, filter: Filter): number[] {
  const entries = logbook.maintenance.filter((entry) => letsSpendingThrough(filter, entry))
  return [...startsOf(logbook, filter), ...entries.map(({ at }) => at)]
}

export function costsFigures(scope: Scope): CostsFigures {
  const { prints, buckets } = scope
  const { currency } = scope.logbook
  const entries = scope.logbook.maintenance.filter(
    (entry) => letsSpendingThrough(scope.filter, entry) && isWithin(scope.window, entry.at),
  )
  const present = presentIn(scope, prints)
  const undated = undatedIn(scope)
  const cost = costFigure(scope, prints)
  const maintenanceCoverage = cover(entries, maintenanceChecks(scope)).coverage
  const figure = (values: (number | null)[], coverage: CoverageDto): MoneyFigureDto => ({
    amount: moneyOrNull(scope, total(values)),
    currency,
    coverage,
  })
  const byType = breakdown(
    scope,
    inOneSpelling(scope, (usage) => usage.materialType),
  )
  const byBrand = breakdown(
    scope,
    inOneSpelling(scope, (usage) => usage.spool?.brand ?? null),
  )
  return {
    total: figure(
      [...present.map((print) => costOf(scope, print)), ...entries.map((entry) => maintenanceCost(scope, entry))],
      together(cost.coverage, maintenanceCoverage),
    ),
    filament: figure(
      present.map((print) => filamentCost(scope, print)),
      cover(prints, [undated, ...filamentChecks(scope)]).coverage,
    ),
    partialFilamentCount: partialCostCount(scope, prints),
    electricity: figure(
      present.map((print) => electricityCost(scope, print)),
      cover(prints, [undated, ...electricityChecks(scope)]).coverage,
    ),
    measuredElectricityShare: measuredElectricityShare(scope),
    maintenance: figure(
      entries.map((entry) => maintenanceCost(scope, entry)),
      maintenanceCoverage,
    ),
    series: {
      points: buckets.map((bucket) => point(scope, bucket, entries)),
      currency,
      coverage: {
        filament: cover(prints, [UNDATED, ...filamentChecks(scope)]).coverage,
        electricity: cover(prints, [UNDATED, ...electricityChecks(scope)]).coverage,
        maintenance: maintenanceCoverage,
      },
    },
    byType: {
      rows: byType.rows.map(({ key, ...row }) => ({ materialType: key, ...row })),
      currency,
      coverage: byType.coverage,
    },
    byBrand: {
      rows: byBrand.rows.map(({ key, ...row }) => ({ brand: key, ...row })),
      currency,
      coverage: byBrand.coverage,
    },
    meanPerPrint: mean(scope, cost.coverage),
    failure: failure(scope, cost.coverage),
    ranking: ranking(scope),
  }
}

function point(scope: Scope, bucket: Bucket, entries: readonly Maintenance[]): CostPointDto {
  const prints = startedIn(bucket, scope.prints)
  const costs = entries.filter(({ at }) => isIn(bucket, at)).map((entry) => maintenanceCost(scope, entry))
  return {
    bucketStart: new Date(bucket.start).toISOString(),
    bucketDate: bucket.date,
    filament: moneyOrNull(scope, total(prints.map((print) => filamentCost(scope, print)))),
    electricity: moneyOrNull(scope, total(prints.map((print) => electricityCost(scope, print)))),
    maintenance: moneyOrNull(scope, total(costs)),
    total: moneyOrNull(scope, total([...prints.map((print) => costOf(scope, print)), ...costs])),
  }
}

function breakdown(scope: Scope, keyOf: (usage: PrintUsage) => string | null) {
  const { counted, coverage } = cover(usagesOf(scope.prints), [
    undatedUsageIn(scope),
    ...costChecksOfUsages(scope, keyOf),
  ])
  const sum = (usages: readonly PrintUsage[]) => usages.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  const rows = [...Map.groupBy(counted, (usage) => keyOf(usage) ?? '')]
    .toSorted(([a, usagesOfA], [b, usagesOfB]) => descending(sum(usagesOfA), sum(usagesOfB)) || alphabetical(a, b))
    .map(([key, usages]) => ({
      key,
      filamentCost: money(sum(usages), scope.logbook.currency),
      sharePercent: percent(sum(usages), sum(counted)),
      useCount: usages.length,
    }))
  return { rows, coverage }
}

function mean(scope: Scope, coverage: CoverageDto): MoneyFigureDto {
  const known = presentIn(scope, scope.prints).flatMap((print) => costOf(scope, print) ?? [])
  const { currency } = scope.logbook
  const sum = known.reduce((sum, micros) => sum + micros, 0)
  return { amount: known.length === 0 ? null : money(sum, currency, known.length), currency, coverage }
}

function failure(scope: Scope, coverage: CoverageDto): FailureCostDto {
  const failed = scope.prints.filter(isWaste)
  const sum = (prints: readonly Print[]) => total(presentIn(scope, prints).map((print) => costOf(scope, print))) ?? 0
  return {
    printCount: countFigure(scope, failed),
    cost: costFigure(scope, failed),
    partialCostCount: partialCostCount(scope, failed),
    share: { percent: percent(sum(failed), sum(scope.prints)), coverage },
  }
}

function ranking(scope: Scope): CostRankingDto {
  const { counted, coverage } = cover(scope.prints, [undatedIn(scope), ...costChecks(scope)])
  const dearest = counted.toSorted((a, b) => descending(costOf(scope, a), costOf(scope, b)) || latestFirst(a, b))
  const cheapest = counted.toSorted((a, b) => descending(costOf(scope, b), costOf(scope, a)) || latestFirst(a, b))
  return {
    dearest: dearest.slice(0, RANKED).map((print) => printDto(scope, print)),
    cheapest: cheapest.slice(0, RANKED).map((print) => printDto(scope, print)),
    currency: scope.logbook.currency,
    coverage,
  }
}

function measuredElectricityShare(scope: Scope): PercentFigureDto {
  const finished = presentIn(scope, scope.prints).filter(isFinished)
  const sum = (prints: readonly Print[]) => total(prints.map((print) => electricityCost(scope, print))) ?? 0
  return {
    percent: percent(sum(finished.filter(({ energy }) => energy !== null)), sum(finished)),
    coverage: cover(scope.prints, [undatedIn(scope), ...electricityChecks(scope)]).coverage,
  }
}

function filamentCost({ logbook }: Scope, print: Print): number | null {
  return print.currency === logbook.currency ? print.filamentCost : null
}

function electricityCost({ logbook }: Scope, print: Print): number | null {
  return print.currency === logbook.currency ? print.electricityCost : null
}

function maintenanceCost({ logbook }: Scope, entry: Maintenance): number | null {
  return entry.cost_currency === logbook.currency ? entry.cost_micros : null
}

function filamentChecks(scope: Scope): Check<Print>[] {
  return [
    NOT_FINISHED,
    WEIGHT_MISSING,
    [
      'ActualMissing',
      (print) => !hasFilamentCost(print) && print.weight.actual === null && isWaste(print) && print.progress === null,
    ],
    ['PriceMissing', (print) => !hasFilamentCost(print)],
    ['CurrencyMismatch', (print) => filamentCost(scope, print) === null],
  ]
}

function electricityChecks(scope: Scope): Check<Print>[] {
  const unknown = (reason: ExclusionReason, applies: (print: Print) => boolean): Check<Print> => [
    reason,
    (print) => print.electricityCost === null && applies(print),
  ]
  return [
    NOT_FINISHED,
    ['DurationMissing', ({ time, energy }) => energy === null && time.known === null],
    ['PrinterMissing', ({ printer, energy }) => energy === null && printer === null],
    ['CurrencyMismatch', (print) => print.electricityCost !== null && electricityCost(scope, print) === null],
    unknown('RateMissing', ({ rate, energy }) => energy !== null || rate === null),
    unknown('WattageMissing', () => true),
  ]
}

function maintenanceChecks(scope: Scope): Check<Maintenance>[] {
  return [
    ['PriceMissing', ({ cost_micros }) => cost_micros === null],
    ['CurrencyMismatch', (entry) => maintenanceCost(scope, entry) === null],
  ]
}
