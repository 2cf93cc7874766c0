import type {
  AnalyticsMaintenanceEventDto,
  CoverageDto,
  PrinterFiguresDto,
  PrintersFigures,
  PrinterUsageSeriesDto,
} from '../../../generated/api.d.ts'
import { toUnits } from '../../kernel/money.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { readMaintenanceEvents, type MaintenanceEvent } from '../statements/maintenanceEvents.ts'
import { readPrintFacts, type PrintFacts } from '../statements/printFacts.ts'
import { selectPrintAggregates, type PrintAggregate } from '../statements/printAggregates.ts'
import { readSelectedPrinters, type PrinterDescription } from '../statements/printers.ts'
import { selectPrintTimes, type PrintTimes } from '../statements/printTimes.ts'
import type { TimeRange } from '../time/timeRange.ts'
import { Coverage, percentage, Sum } from './coverage.ts'
import { energyFigure, ratingFigure } from './factFigures.ts'
import { bucketMembers } from './points.ts'
import { PrintTally } from './printTally.ts'
import { busyTimePerRange, elapsedBucketRanges, elapsedRange, type BucketRange } from './utilisation.ts'

/** The rows of one printer. */
interface PrinterRows {
  readonly printer: PrinterDescription
  readonly aggregates: readonly PrintAggregate[]
  /** Milliseconds during which it was printing, of each elapsed range. */
  readonly busy: readonly number[]
  readonly maintenance: readonly MaintenanceEvent[]
  readonly facts: readonly PrintFacts[]
}

/** The figures of `Analytics_GetPrinters`. Its two heavy statements begin first. */
export async function printersFigures(scope: AnalysisScope): Promise<PrintersFigures> {
  const elapsed = elapsedRange(scope)
  const ranges = elapsed ? elapsedBucketRanges(scope.buckets, elapsed) : []
  const [aggregates, busy, events, allFacts, printers] = await Promise.all([
    selectPrintAggregates(scope, 'lastStart').execute() as Promise<PrintAggregate[]>,
    readBusyTimes(scope, elapsed, ranges),
    readMaintenanceEvents(scope),
    readPrintFacts(scope),
    readSelectedPrinters(scope),
  ])
  const maintenance = Map.groupBy(events, ({ printer_id: id }) => id)
  const facts = Map.groupBy(allFacts, ({ printer_id: id }) => id)
  const aggregatesOf = Map.groupBy(aggregates, ({ printer_id: id }) => id)
  const rows = printers.map((printer) =>
    toRow(scope, ranges, {
      printer,
      aggregates: aggregatesOf.get(printer.id) ?? [],
      busy: busy.get(printer.id) ?? busyTimePerRange(null, ranges),
      maintenance: maintenance.get(printer.id) ?? [],
      facts: facts.get(printer.id) ?? [],
    }),
  )
  const time = ({ printTime }: PrinterFiguresDto) => printTime.durationInSeconds ?? 0
  return {
    printers: rows.sort((a, b) => time(b) - time(a) || a.printerId - b.printerId),
    coverage: coverageOf(scope, aggregates),
  }
}

/** Reads print times, and merges those of each printer: in a large logbook, while PostgreSQL is still busy with the aggregates. */
async function readBusyTimes(
  scope: AnalysisScope,
  elapsed: TimeRange | null,
  ranges: readonly BucketRange[],
): Promise<ReadonlyMap<number | null, readonly number[]>> {
  const times: PrintTimes[] = elapsed ? await selectPrintTimes(scope, elapsed).execute() : []
  return new Map(times.map(({ printer_id: id, times }) => [id, busyTimePerRange(times, ranges)]))
}

function toRow(
  scope: AnalysisScope,
  ranges: readonly BucketRange[],
  { printer, aggregates, busy, maintenance, facts }: PrinterRows,
): PrinterFiguresDto {
  const tally = new PrintTally(scope, aggregates)
  const coverage = timeCoverage(aggregates).toDto()
  const notPlanned = aggregates.filter(({ status }) => status !== 'Pending')
  const elapsed = total(ranges.map(({ from, until }) => until - from))
  return {
    printerId: printer.id,
    name: printer.name,
    isActive: printer.is_active,
    lastPrintDate: lastStart(aggregates),
    statusCounts: tally.statusCounts,
    printCount: tally.printCount,
    successRate: tally.successRate,
    printTime: tally.printTime,
    filament: tally.filamentUsed,
    cost: tally.totalCost,
    partialCostCount: tally.partialCostCount,
    rating: ratingFigure(facts, tally.all),
    energy: energyFigure(facts, tally.all),
    utilisation: { percent: percentage(total(busy), elapsed), coverage: timeCoverage(notPlanned).toDto() },
    usage: { points: usagePoints(scope, aggregates, busy, ranges), coverage },
    maintenance: maintenance.map((event) => toMaintenanceEvent(event, scope.currency)),
  }
}

/** RFC 3339 of one form, which sorts as text. */
function lastStart(aggregates: readonly PrintAggregate[]): string | null {
  const starts = aggregates.flatMap(({ last_start: start }) => start ?? [])
  return starts.sort().at(-1) ?? null
}

function usagePoints(
  { buckets }: AnalysisScope,
  aggregates: readonly PrintAggregate[],
  busy: readonly number[],
  ranges: readonly BucketRange[],
): PrinterUsageSeriesDto['points'] {
  const points = buckets.map((bucket) => ({ bucket, prints: 0, time: new Sum(), busy: 0, elapsed: 0 }))
  for (const { bucket, prints, seconds, with_duration: withDuration } of aggregates) {
    const point = bucket === null ? undefined : points[bucket]
    if (!point) continue
    point.prints += prints
    point.time.add(seconds, withDuration)
    point.time.exclude('DurationMissing', prints - withDuration)
  }
  ranges.forEach(({ bucket, from, until }, index) => {
    const point = points[bucket]
    if (!point) return
    point.busy += busy[index] ?? 0
    point.elapsed += until - from
  })
  return points.map((point) => ({
    ...bucketMembers(point.bucket),
    printCount: point.prints,
    printTimeInSeconds: point.time.value,
    utilisationPercent: percentage(point.busy, point.elapsed),
  }))
}

/** Prints without a start date are not part of the elapsed time, even when all time counts them. */
function timeCoverage(aggregates: readonly PrintAggregate[]): Coverage {
  const coverage = new Coverage()
  for (const { bucket, prints, with_duration: withDuration } of aggregates) {
    if (bucket === null) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.count(withDuration)
    coverage.exclude('DurationMissing', prints - withDuration)
  }
  return coverage
}

function toMaintenanceEvent(event: MaintenanceEvent, currency: string): AnalyticsMaintenanceEventDto {
  return {
    maintenanceId: event.id,
    date: event.date,
    done: event.done,
    category: event.category,
    description: event.description,
    cost: event.cost_micros === null || event.cost_currency !== currency ? null : toUnits(event.cost_micros),
  }
}

function coverageOf({ isAllTime }: AnalysisScope, aggregates: readonly PrintAggregate[]): CoverageDto {
  const coverage = new Coverage()
  for (const { bucket, printer_id: printerId, prints } of aggregates) {
    if (bucket === null && !isAllTime) coverage.exclude('Undated', prints)
    else if (printerId === null) coverage.exclude('PrinterMissing', prints)
    else coverage.count(prints)
  }
  return coverage.toDto()
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
