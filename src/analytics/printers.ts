import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type {
  AnalyticsMaintenanceEventDto,
  PercentFigureDto,
  PrinterFiguresDto,
  PrintersFigures,
  PrinterUsageSeriesDto,
} from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { toUnits } from '../kernel/money.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { busyByStretch, elapsedOf, elapsedStretches, selectPrintTimes, type PrintTimes } from './busy.ts'
import { selectCells, type Cell } from './cells.ts'
import { Coverage, percentOf, Sum } from './coverage.ts'
import type { PrintFilter } from './filter.ts'
import { PrintTally } from './printTally.ts'

interface Printer {
  readonly id: number
  readonly name: string
  readonly is_active: boolean
}

/** The utilisation of all printers. */
interface Use {
  readonly cells: ReadonlyMap<number, readonly Cell[]>
  /** Milliseconds of each elapsed stretch. */
  readonly busy: ReadonlyMap<number, readonly number[]>
  readonly maintenance: ReadonlyMap<number, readonly AnalyticsMaintenanceEventDto[]>
}

/** The figures of `Analytics_GetPrinters`. Its two heavy statements run in parallel. */
export async function printersFigures(analysis: Analysis): Promise<PrintersFigures> {
  const elapsed = elapsedOf(analysis)
  const stretches = elapsed ? elapsedStretches(analysis.buckets, elapsed) : []
  const [cells, [busy, maintenance, printers]] = await Promise.all([
    selectCells(analysis, 'lastStart').execute() as Promise<Cell[]>,
    readTimes(analysis, elapsed, stretches),
  ])
  const use: Use = {
    cells: Map.groupBy(
      cells.filter(({ printer_id: id }) => id !== null),
      ({ printer_id: id }) => id ?? 0,
    ),
    busy,
    maintenance,
  }
  const rows = printers.map((printer) => toRow(analysis, printer, use, stretches))
  const time = ({ printTime }: PrinterFiguresDto) => printTime.durationInSeconds ?? 0
  return {
    printers: rows.sort((a, b) => time(b) - time(a) || a.printerId - b.printerId),
    coverage: coverageOf(analysis, cells),
  }
}

/** Reads the data that takes less time than the cells: print times, which are merged meanwhile, and small tables. */
async function readTimes(
  analysis: Analysis,
  elapsed: Span | null,
  stretches: readonly Span[],
): Promise<[Use['busy'], Use['maintenance'], Printer[]]> {
  const times: PrintTimes[] = elapsed ? await selectPrintTimes(analysis, elapsed).execute() : []
  const maintenance = await readMaintenance(analysis)
  const busy = new Map(times.map(({ printer_id: id, times }) => [id, busyByStretch(times, stretches)]))
  return [busy, maintenance, await readPrinters(analysis)]
}

/** The number of printers in a response. */
export async function countPrinters(db: ReadonlyKysely<DB>, filter: PrintFilter): Promise<number> {
  const { printers } = await db
    .selectFrom('printers as m')
    .select(sql<number>`count(*)`.as('printers'))
    .where(matchesPrinter(filter))
    .executeTakeFirstOrThrow()
  return printers
}

async function readPrinters({ db, prints }: Analysis): Promise<Printer[]> {
  return db
    .selectFrom('printers as m')
    .select(['m.id', 'm.name', 'm.is_active'])
    .where(matchesPrinter(prints))
    .orderBy('m.id')
    .execute()
}

function matchesPrinter({ userId, printerIds }: PrintFilter): RawBuilder<boolean> {
  const isNamed = printerIds === undefined ? sql`true` : sql`m.id = any(${printerIds}::bigint[])`
  return sql<boolean>`m.user_id = ${userId} and ${isNamed}`
}

/** The maintenance entries of the range by printer, oldest first. */
async function readMaintenance({ db, prints: { userId, printerIds }, isAllTime, span, currency }: Analysis) {
  const rows = await db
    .selectFrom('maintenance_entries as e')
    .select([
      'e.id',
      'e.printer_id',
      'e.date',
      'e.done',
      'e.category',
      'e.description',
      'e.cost_micros',
      'e.cost_currency',
    ])
    .where('e.user_id', '=', userId)
    .$if(printerIds !== undefined, (query) => query.where(sql<boolean>`e.printer_id = any(${printerIds}::bigint[])`))
    .$if(!isAllTime && span !== null, (query) =>
      query.where('e.date', '>=', rfc3339(span?.from ?? 0)).where('e.date', '<', rfc3339(span?.until ?? 0)),
    )
    .orderBy('e.date')
    .orderBy('e.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.printer_id)].map(([id, entries]) => [
      id,
      entries.map((entry) => ({
        maintenanceId: entry.id,
        date: entry.date,
        done: entry.done,
        category: entry.category,
        description: entry.description,
        cost: entry.cost_micros === null || entry.cost_currency !== currency ? null : toUnits(entry.cost_micros),
      })),
    ]),
  )
}

function toRow(
  analysis: Analysis,
  printer: Printer,
  use: Use,
  stretches: ReturnType<typeof elapsedStretches>,
): PrinterFiguresDto {
  const cells = use.cells.get(printer.id) ?? []
  const tally = new PrintTally(analysis)
  for (const cell of cells) tally.add(cell)
  const busy = use.busy.get(printer.id) ?? busyByStretch(null, stretches)
  const starts = cells.flatMap(({ last_start: start }) => start ?? [])
  const inRange = analysis.isAllTime
    ? starts
    : cells.flatMap((cell) => (cell.bucket === null ? [] : (cell.last_start ?? [])))
  return {
    printerId: printer.id,
    name: printer.name,
    isActive: printer.is_active,
    lastPrintDate: inRange.sort().at(-1) ?? null,
    statusCounts: tally.statusCounts,
    printCount: tally.printCount,
    successRate: tally.successRate,
    printTime: tally.printTime,
    filament: tally.filamentUsed,
    cost: tally.totalCost,
    utilisation: utilisation(cells, busy, stretches),
    usage: usage(analysis, cells, busy, stretches),
    maintenance: [...(use.maintenance.get(printer.id) ?? [])],
  }
}

/** The share of the elapsed time during which the printer was printing. */
function utilisation(
  cells: readonly Cell[],
  busy: readonly number[],
  stretches: readonly { from: number; until: number }[],
): PercentFigureDto {
  const elapsed = stretches.reduce((sum, { from, until }) => sum + until - from, 0)
  return { percent: percentOf(total(busy), elapsed), coverage: timeCoverage(cells).toDto() }
}

function usage(
  { buckets }: Analysis,
  cells: readonly Cell[],
  busy: readonly number[],
  stretches: ReturnType<typeof elapsedStretches>,
): PrinterUsageSeriesDto {
  const sums = buckets.map(() => ({ prints: 0, time: new Sum(), busy: 0, elapsed: 0 }))
  for (const { bucket, prints, seconds, timed } of cells) {
    const point = bucket === null ? undefined : sums[bucket]
    if (!point) continue
    point.prints += prints
    point.time.add(seconds, timed)
    point.time.exclude('DurationMissing', prints - timed)
  }
  stretches.forEach(({ bucket, from, until }, index) => {
    const point = sums[bucket]
    if (!point) return
    point.busy += busy[index] ?? 0
    point.elapsed += until - from
  })
  return {
    points: sums.map((point, index) => ({
      bucketStart: rfc3339(buckets[index]?.start ?? 0),
      bucketDate: buckets[index]?.date ?? '',
      printCount: point.prints,
      printTimeInSeconds: point.time.value,
      utilisationPercent: percentOf(point.busy, point.elapsed),
    })),
    coverage: timeCoverage(cells).toDto(),
  }
}

function timeCoverage(cells: readonly Cell[]): Coverage {
  const coverage = new Coverage()
  for (const { bucket, prints, timed } of cells) {
    if (bucket === null) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.count(timed)
    coverage.exclude('DurationMissing', prints - timed)
  }
  return coverage
}

function coverageOf({ isAllTime }: Analysis, cells: readonly Cell[]) {
  const coverage = new Coverage()
  for (const { bucket, printer_id: printerId, prints } of cells) {
    if (bucket === null && !isAllTime) coverage.exclude('Undated', prints)
    else if (printerId === null) coverage.exclude('PrinterMissing', prints)
    else coverage.count(prints)
  }
  return coverage.toDto()
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
