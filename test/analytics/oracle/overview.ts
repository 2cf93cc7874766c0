import type { OverviewFigures, PrinterHighlightDto, PrintHighlightDto } from '../../../generated/api.d.ts'
import { cover, type Check } from './coverage.ts'
import type { Print } from './logbook.ts'
import { descending, total } from './numbers.ts'
import {
  costChecks,
  costFigure,
  costOf,
  countFigure,
  DURATION_MISSING,
  durationFigure,
  energyFigure,
  isFinished,
  latestFirst,
  partialCostCount,
  presentIn,
  printDto,
  PRINTER_MISSING,
  ratingFigure,
  startedIn,
  statusCounts,
  successRate,
  UNDATED,
  undatedIn,
  WEIGHT_MISSING,
  weightFigure,
} from './prints.ts'
import type { Scope } from './scope.ts'

export function overviewFigures(scope: Scope): OverviewFigures {
  const { prints, buckets } = scope
  const printCount = countFigure(scope, prints)
  return {
    tiles: {
      printCount,
      finishedCount: { count: presentIn(scope, prints).filter(isFinished).length, coverage: printCount.coverage },
      successRate: successRate(scope, prints),
      filament: weightFigure(scope, prints),
      printTime: durationFigure(scope, prints),
      cost: costFigure(scope, prints),
      partialCostCount: partialCostCount(scope, prints),
      rating: ratingFigure(scope, prints),
      energy: energyFigure(scope, prints),
    },
    statusBreakdown: { counts: statusCounts(presentIn(scope, prints)), coverage: printCount.coverage },
    statusSeries: {
      points: buckets.map((bucket) => ({
        bucketStart: new Date(bucket.start).toISOString(),
        bucketDate: bucket.date,
        counts: statusCounts(startedIn(bucket, prints)),
      })),
      coverage: cover(prints, [UNDATED]).coverage,
    },
    highlights: {
      longestPrint: highest(scope, [DURATION_MISSING], ({ time }) => time.known),
      heaviestPrint: highest(scope, [WEIGHT_MISSING], ({ weight }) => weight.known),
      mostExpensivePrint: highest(scope, costChecks(scope), (print) => costOf(scope, print)),
      mostUsedPrinter: mostUsedPrinter(scope),
    },
  }
}

function highest(
  scope: Scope,
  checks: readonly Check<Print>[],
  measureOf: (print: Print) => number | null,
): PrintHighlightDto {
  const { counted, coverage } = cover(scope.prints, [undatedIn(scope), ...checks])
  const [first] = counted.toSorted((a, b) => descending(measureOf(a), measureOf(b)) || latestFirst(a, b))
  return { print: first ? printDto(scope, first) : null, coverage }
}

function mostUsedPrinter(scope: Scope): PrinterHighlightDto {
  const { counted, coverage } = cover(scope.prints, [undatedIn(scope), DURATION_MISSING, PRINTER_MISSING])
  const rows = scope.logbook.printers.map((printer) => {
    const prints = counted.filter((print) => print.printer === printer)
    return { printer, prints, seconds: total(prints.map(({ time }) => time.known)) }
  })
  const [first] = rows
    .filter(({ prints }) => prints.length > 0)
    .toSorted((a, b) => descending(a.seconds, b.seconds) || a.printer.id - b.printer.id)
  return {
    printerId: first?.printer.id ?? null,
    name: first?.printer.name ?? null,
    printTimeInSeconds: first?.seconds ?? null,
    coverage,
  }
}
