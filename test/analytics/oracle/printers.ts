import type { Selectable } from 'kysely'
import type {
  AnalyticsMaintenanceEventDto,
  PercentFigureDto,
  PrinterFiguresDto,
  PrintersFigures,
  PrinterUsageSeriesDto,
} from '../../../generated/api.d.ts'
import type { Printers } from '../../../generated/database.d.ts'
import { cover } from './coverage.ts'
import { isWithin, type Window } from './filter.ts'
import type { Maintenance, Print } from './logbook.ts'
import { descending, percent, total } from './numbers.ts'
import {
  costFigure,
  countFigure,
  DURATION_MISSING,
  durationFigure,
  energyFigure,
  hasStarted,
  partialCostCount,
  presentIn,
  PRINTER_MISSING,
  ratingFigure,
  startedIn,
  statusCounts,
  successRate,
  UNDATED,
  undatedIn,
  weightFigure,
} from './prints.ts'
import type { Scope } from './scope.ts'

export function printersFigures(scope: Scope): PrintersFigures {
  const { logbook, filter, prints } = scope
  const printers = logbook.printers
    .filter(({ id }) => !filter.printerIds || filter.printerIds.includes(id))
    .map((printer) => printerFigures(scope, printer))
    .toSorted(
      (a, b) =>
        descending(a.printTime.durationInSeconds ?? 0, b.printTime.durationInSeconds ?? 0) || a.printerId - b.printerId,
    )
  return { printers, coverage: cover(prints, [undatedIn(scope), PRINTER_MISSING]).coverage }
}

function printerFigures(scope: Scope, printer: Selectable<Printers>): PrinterFiguresDto {
  const prints = scope.prints.filter((print) => print.printer === printer)
  // A print that started before the range may still have run in it.
  const running = scope.matching.filter((print) => print.printer === printer && !isPlanned(print))
  const starts = prints.filter((print) => hasStarted(print, scope.now)).flatMap(({ start }) => start ?? [])
  return {
    printerId: printer.id,
    name: printer.name,
    isActive: printer.is_active,
    lastPrintDate: starts.length === 0 ? null : new Date(Math.max(...starts)).toISOString(),
    statusCounts: statusCounts(presentIn(scope, prints)),
    printCount: countFigure(scope, prints),
    successRate: successRate(scope, prints),
    printTime: durationFigure(scope, prints),
    filament: weightFigure(scope, prints),
    cost: costFigure(scope, prints),
    partialCostCount: partialCostCount(scope, prints),
    rating: ratingFigure(scope, prints),
    energy: energyFigure(scope, prints),
    utilisation: utilisation(scope, prints, running),
    usage: usage(scope, prints, running),
    maintenance: scope.logbook.maintenance
      .filter((entry) => entry.printer_id === printer.id && isWithin(scope.window, entry.at))
      .toSorted((a, b) => a.at - b.at || a.id - b.id)
      .map((entry) => maintenanceEvent(scope, entry)),
  }
}

function utilisation(scope: Scope, prints: readonly Print[], running: readonly Print[]): PercentFigureDto {
  return {
    percent: scope.span && shareOf(scope, [scope.span], running),
    coverage: cover(
      prints.filter((print) => !isPlanned(print)),
      [UNDATED, DURATION_MISSING],
    ).coverage,
  }
}

function usage(scope: Scope, prints: readonly Print[], running: readonly Print[]): PrinterUsageSeriesDto {
  return {
    points: scope.buckets.map((bucket) => {
      const started = startedIn(bucket, prints)
      return {
        bucketStart: new Date(bucket.start).toISOString(),
        bucketDate: bucket.date,
        printCount: started.length,
        printTimeInSeconds: total(started.map(({ time }) => time.known)),
        utilisationPercent: shareOf(scope, bucket.parts, running),
      }
    }),
    coverage: cover(prints, [UNDATED, DURATION_MISSING]).coverage,
  }
}

/** How much of a time that lies in the range the prints ran, as far as it has passed; null when nothing of it has. */
function shareOf({ now }: Scope, parts: readonly Window[], prints: readonly Print[]): number | null {
  const passed = parts.map(({ from, to }) => ({ from, to: Math.min(to, now) })).filter(({ from, to }) => from < to)
  if (passed.length === 0) return null
  const busy = passed.reduce((sum, part) => sum + busyIn(part, prints), 0)
  return percent(
    busy,
    passed.reduce((sum, { from, to }) => sum + to - from, 0),
  )
}

/** For how many milliseconds at least one of the prints ran. */
function busyIn(part: Window, prints: readonly Print[]): number {
  const running = prints
    .flatMap(({ start, time }) =>
      start === null || time.known === null ? [] : [{ from: start, to: start + time.known * 1000 }],
    )
    .toSorted((a, b) => a.from - b.from)
  let busy = 0
  let reached = part.from
  for (const { from, to } of running) {
    busy += Math.max(0, Math.min(to, part.to) - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return busy
}

function isPlanned({ status }: Print): boolean {
  return status === 'Pending'
}

function maintenanceEvent({ logbook }: Scope, entry: Maintenance): AnalyticsMaintenanceEventDto {
  return {
    maintenanceId: entry.id,
    date: new Date(entry.at).toISOString(),
    done: entry.done,
    category: entry.category,
    description: entry.description,
    cost: entry.cost_micros === null || entry.cost_currency !== logbook.currency ? null : entry.cost_micros / 1_000_000,
  }
}
