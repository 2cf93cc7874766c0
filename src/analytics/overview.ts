import type {
  OverviewFigures,
  OverviewHighlightsDto,
  PrinterHighlightDto,
  PrintHighlightDto,
  StatusSeriesDto,
} from '../../generated/api.d.ts'
import { isFinished } from '../kernel/printStatus.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import { readCells, type Cell } from './cells.ts'
import { Coverage } from './coverage.ts'
import { PrintTally } from './printTally.ts'
import { rankPrints, type Ranking } from './ranking.ts'
import { addStatus, noStatus } from './statuses.ts'

/** The figures of `Analytics_GetOverview`. */
export async function overviewFigures(analysis: Analysis): Promise<OverviewFigures> {
  const cells = await readCells(analysis, 'most')
  const tally = new PrintTally(analysis)
  for (const cell of cells) tally.add(cell)
  return {
    tiles: {
      printCount: tally.printCount,
      finishedCount: tally.finishedCount,
      successRate: tally.successRate,
      filament: tally.filamentUsed,
      printTime: tally.printTime,
      cost: tally.totalCost,
    },
    statusBreakdown: { counts: tally.statusCounts, coverage: tally.all.toDto() },
    statusSeries: statusSeries(analysis, cells),
    highlights: await highlights(analysis, cells, tally),
  }
}

function statusSeries({ buckets }: Analysis, cells: readonly Cell[]): StatusSeriesDto {
  const coverage = new Coverage()
  const counts = buckets.map(noStatus)
  for (const { bucket, status, prints } of cells) {
    const point = bucket === null ? undefined : counts[bucket]
    if (point) {
      coverage.count(prints)
      addStatus(point, status, prints)
    } else coverage.exclude('Undated', prints)
  }
  const points = buckets.map(({ start, date }, index) => ({
    bucketStart: rfc3339(start),
    bucketDate: date,
    counts: counts[index] ?? noStatus(),
  }))
  return { points, coverage: coverage.toDto() }
}

async function highlights(
  analysis: Analysis,
  cells: readonly Cell[],
  tally: PrintTally,
): Promise<OverviewHighlightsDto> {
  const within = cells.filter(({ bucket }) => bucket !== null || analysis.isAllTime)
  const by = (measure: Ranking['measure'], most: (cell: Cell) => number | null): Ranking => ({
    measure,
    direction: 'most',
    peaks: peaksOf(analysis, within, most),
    wanted: 1,
  })
  const [[longest, heaviest, dearest], printer] = await Promise.all([
    rankPrints(analysis, [
      by('seconds', (cell) => cell.most_seconds),
      by('amountMg', (cell) => cell.most_mg),
      by('cost', (cell) => (isFinished(cell.status) ? cell.most_micros : null)),
    ]),
    mostUsedPrinter(analysis, cells),
  ])
  const highlight = (prints: PrintHighlightDto['print'][] = [], { coverage }: { coverage: Coverage }) => ({
    print: prints[0] ?? null,
    coverage: coverage.toDto(),
  })
  return {
    longestPrint: highlight(longest, tally.time),
    heaviestPrint: highlight(heaviest, tally.filament),
    mostExpensivePrint: highlight(dearest, tally.cost),
    mostUsedPrinter: printer,
  }
}

/** The highest value of each bucket. */
function peaksOf(
  { buckets }: Analysis,
  cells: readonly Cell[],
  value: (cell: Cell) => number | null,
): Ranking['peaks'] {
  const peaks = new Map<number | null, number>()
  for (const cell of cells) {
    const most = value(cell)
    if (most !== null) peaks.set(cell.bucket, Math.max(most, peaks.get(cell.bucket) ?? 0))
  }
  return [...peaks].map(([bucket, most]) => ({
    spans: bucket === null ? null : (buckets[bucket]?.spans ?? []),
    value: most,
  }))
}

/** The printer with the longest print time; of equal ones the one that was added first. */
async function mostUsedPrinter(
  { db, prints, isAllTime }: Analysis,
  cells: readonly Cell[],
): Promise<PrinterHighlightDto> {
  const coverage = new Coverage()
  const times = new Map<number, number>()
  for (const { bucket, printer_id: printerId, timed, seconds, ...cell } of cells) {
    if (bucket === null && !isAllTime) {
      coverage.exclude('Undated', cell.prints)
      continue
    }
    coverage.exclude('DurationMissing', cell.prints - timed)
    if (printerId === null) coverage.exclude('PrinterMissing', timed)
    else if (timed > 0) {
      coverage.count(timed)
      times.set(printerId, (times.get(printerId) ?? 0) + (seconds ?? 0))
    }
  }
  const [most] = [...times].sort(([idA, a], [idB, b]) => b - a || idA - idB)
  if (!most) return { printerId: null, name: null, printTimeInSeconds: null, coverage: coverage.toDto() }
  const [printerId, printTimeInSeconds] = most
  const printer = await db
    .selectFrom('printers')
    .select('name')
    .where('user_id', '=', prints.userId)
    .where('id', '=', printerId)
    .executeTakeFirst()
  return { printerId, name: printer?.name ?? null, printTimeInSeconds, coverage: coverage.toDto() }
}
