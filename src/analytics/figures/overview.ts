import type {
  OverviewFigures,
  OverviewHighlightsDto,
  PrinterHighlightDto,
  PrintHighlightDto,
  StatusSeriesDto,
} from '../../../generated/api.d.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { readPrintFacts } from '../statements/printFacts.ts'
import { readPrintAggregates, type PrintAggregate } from '../statements/printAggregates.ts'
import { readPrinterName } from '../statements/printers.ts'
import type { Peak, Ranking } from '../statements/rankedPrints.ts'
import { energyFigure, ratingFigure } from './factFigures.ts'
import { countDated, Coverage, type Sum } from './coverage.ts'
import { bucketMembers } from './points.ts'
import { PrintTally } from './printTally.ts'
import { rankPrints } from './ranking.ts'
import { addStatus, emptyStatusCounts } from './statusCounts.ts'

/** The figures of `Analytics_GetOverview`. */
export async function overviewFigures(scope: AnalysisScope): Promise<OverviewFigures> {
  const [aggregates, facts] = await Promise.all([readPrintAggregates(scope, 'maxima'), readPrintFacts(scope)])
  const tally = new PrintTally(scope, aggregates)
  return {
    tiles: {
      printCount: tally.printCount,
      finishedCount: tally.finishedCount,
      successRate: tally.successRate,
      filament: tally.filamentUsed,
      printTime: tally.printTime,
      cost: tally.totalCost,
      partialCostCount: tally.partialCostCount,
      rating: ratingFigure(facts, tally.all),
      energy: energyFigure(facts, tally.all),
    },
    statusBreakdown: { counts: tally.statusCounts, coverage: tally.all.toDto() },
    statusSeries: statusSeries(scope, aggregates),
    highlights: await highlights(scope, aggregates, tally),
  }
}

function statusSeries({ buckets }: AnalysisScope, aggregates: readonly PrintAggregate[]): StatusSeriesDto {
  const points = buckets.map((bucket) => ({ ...bucketMembers(bucket), counts: emptyStatusCounts() }))
  for (const { bucket, status, prints } of aggregates) {
    const point = bucket === null ? undefined : points[bucket]
    if (point) addStatus(point.counts, status, prints)
  }
  return { points, coverage: countDated(aggregates, ({ bucket }) => bucket === null).toDto() }
}

async function highlights(
  scope: AnalysisScope,
  aggregates: readonly PrintAggregate[],
  tally: PrintTally,
): Promise<OverviewHighlightsDto> {
  const counted = aggregates.filter(({ bucket }) => bucket !== null || scope.isAllTime)
  const ranking = (measure: Ranking['measure'], maximumOf: (aggregate: PrintAggregate) => number | null): Ranking => ({
    measure,
    direction: 'highest',
    peaks: peaksOf(scope, counted, maximumOf),
    limit: 1,
  })
  const [[longest, heaviest, mostExpensive], mostUsedPrinter] = await Promise.all([
    rankPrints(scope, [
      ranking('seconds', (row) => row.max_seconds),
      ranking('amountMg', (row) => row.max_mg),
      ranking('cost', (row) => (isFinished(row.status) ? row.max_micros : null)),
    ]),
    printerHighlight(scope, aggregates),
  ])
  const highlight = (prints: PrintHighlightDto['print'][] = [], { coverage }: Sum) => ({
    print: prints[0] ?? null,
    coverage: coverage.toDto(),
  })
  return {
    longestPrint: highlight(longest, tally.time),
    heaviestPrint: highlight(heaviest, tally.filament),
    mostExpensivePrint: highlight(mostExpensive, tally.cost),
    mostUsedPrinter,
  }
}

/** The highest value of each bucket. */
function peaksOf(
  { buckets }: AnalysisScope,
  aggregates: readonly PrintAggregate[],
  maximumOf: (aggregate: PrintAggregate) => number | null,
): Peak[] {
  const maxima = new Map<number | null, number>()
  for (const aggregate of aggregates) {
    const value = maximumOf(aggregate)
    if (value !== null) maxima.set(aggregate.bucket, Math.max(value, maxima.get(aggregate.bucket) ?? 0))
  }
  return [...maxima].map(([bucket, value]) => ({
    ranges: bucket === null ? null : (buckets[bucket]?.ranges ?? []),
    value,
  }))
}

/** The printer with the longest print time; of equal ones the one that was added first. */
async function printerHighlight(
  scope: AnalysisScope,
  aggregates: readonly PrintAggregate[],
): Promise<PrinterHighlightDto> {
  const coverage = new Coverage()
  const secondsOf = new Map<number, number>()
  for (const { bucket, prints, printer_id: printerId, with_duration: withDuration, seconds } of aggregates) {
    if (bucket === null && !scope.isAllTime) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.exclude('DurationMissing', prints - withDuration)
    if (printerId === null) coverage.exclude('PrinterMissing', withDuration)
    else if (withDuration > 0) {
      coverage.count(withDuration)
      secondsOf.set(printerId, (secondsOf.get(printerId) ?? 0) + (seconds ?? 0))
    }
  }
  const [longest] = [...secondsOf].sort(([idA, a], [idB, b]) => b - a || idA - idB)
  if (!longest) return { printerId: null, name: null, printTimeInSeconds: null, coverage: coverage.toDto() }
  const [printerId, printTimeInSeconds] = longest
  return { printerId, name: await readPrinterName(scope, printerId), printTimeInSeconds, coverage: coverage.toDto() }
}
