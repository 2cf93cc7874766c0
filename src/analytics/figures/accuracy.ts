import type {
  AccuracyFigures,
  AccuracyTrendDto,
  CoverageDto,
  ExclusionReason,
  MaterialAccuracyBreakdownDto,
  PrinterAccuracyBreakdownDto,
} from '../../../generated/api.d.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { readPrinterNames } from '../statements/printers.ts'
import { selectPrintRatioBins, type PrintRatioBin } from '../statements/printRatioBins.ts'
import { UNDATED_BIN, type RatioBin } from '../statements/ratioBins.ts'
import { selectRatioTrend, type RatioTrendPoint } from '../statements/ratioTrend.ts'
import { selectUsageRatioBins, type UsageRatioBin } from '../statements/usageRatioBins.ts'
import { Coverage } from './coverage.ts'
import { bucketMembers } from './points.ts'
import { MIN_SAMPLES, RatioHistogram, roundRatio } from './ratioHistogram.ts'
import { inOneSpelling } from './spelling.ts'

/** The contract's bounds of the lists. */
const MAX_PRINTERS = 1000
const MAX_TYPES = 200

/**
 * The figures of `Analytics_GetAccuracy`. Of a large logbook, its heavy statements run on two connections, one after another on each.
 * Usages are read in two halves, so that both connections have the same amount of work.
 */
export async function accuracyFigures(scope: AnalysisScope): Promise<AccuracyFigures> {
  const [bins, trendPoints, firstUsages, secondUsages, names] = await Promise.all([
    selectPrintRatioBins(scope).execute() as Promise<PrintRatioBin[]>,
    selectRatioTrend(scope).execute() as Promise<RatioTrendPoint[]>,
    selectUsageRatioBins(scope, 'first').execute() as Promise<UsageRatioBin[]>,
    selectUsageRatioBins(scope, 'second').execute() as Promise<UsageRatioBin[]>,
    readPrinterNames(scope),
  ])
  return {
    time: histogramOf(bins, true).figure,
    material: histogramOf(bins, false).figure,
    byPrinter: byPrinter(bins, names),
    byMaterial: byMaterial([...firstUsages, ...secondUsages]),
    trend: trend(scope, trendPoints),
  }
}

function histogramOf(bins: readonly RatioBin[], isTime: boolean): RatioHistogram {
  return new RatioHistogram(bins.filter((bin) => bin.is_time === isTime))
}

/** Time and material of each group that has a sample of one of them, most samples first. */
function histogramsBy<Key extends string | number, Row extends RatioBin>(
  bins: readonly Row[],
  keyOf: (bin: Row) => Key | null,
) {
  return [...Map.groupBy(bins, keyOf)]
    .flatMap(([key, group]) =>
      key === null ? [] : [{ key, time: histogramOf(group, true), material: histogramOf(group, false) }],
    )
    .map((group) => ({ ...group, samples: group.time.count + group.material.count }))
    .filter(({ samples }) => samples > 0)
    .sort((a, b) => b.samples - a.samples || (a.key < b.key ? -1 : 1))
}

/** Counts rows that have a group. Each row is in one bin of time and in one bin of material, so those of time are enough. */
function coverageBy<Row extends RatioBin>(
  bins: readonly Row[],
  keyOf: (bin: Row) => unknown,
  reason: ExclusionReason,
): CoverageDto {
  const coverage = new Coverage()
  for (const bin of bins.filter(({ is_time: isTime }) => isTime)) {
    if (bin.bin === UNDATED_BIN) coverage.exclude('Undated', bin.count)
    else if (keyOf(bin) === null) coverage.exclude(reason, bin.count)
    else coverage.count(bin.count)
  }
  return coverage.toDto()
}

function byPrinter(bins: readonly PrintRatioBin[], names: ReadonlyMap<number, string>): PrinterAccuracyBreakdownDto {
  const printerOf = ({ printer_id: id }: PrintRatioBin) => id
  const rows = histogramsBy(bins, printerOf)
    .slice(0, MAX_PRINTERS)
    .flatMap(({ key, time, material }) => {
      const name = names.get(key)
      return name === undefined ? [] : { printerId: key, name, time: time.figure, material: material.figure }
    })
  return { rows, coverage: coverageBy(bins, printerOf, 'PrinterMissing') }
}

function byMaterial(bins: readonly UsageRatioBin[]): MaterialAccuracyBreakdownDto {
  const typeOf = inOneSpelling(
    bins,
    ({ material_type: type }) => type,
    ({ count }) => count,
  )
  const rows = histogramsBy(bins, typeOf)
    .slice(0, MAX_TYPES)
    .map(({ key, time, material }) => ({ materialType: key, time: time.figure, material: material.figure }))
  return { rows, coverage: coverageBy(bins, typeOf, 'MaterialMissing') }
}

function trend({ buckets }: AnalysisScope, rows: readonly RatioTrendPoint[]): AccuracyTrendDto {
  const [time, material] = [new Coverage(), new Coverage()]
  for (const row of rows) {
    addTrendPoint(time, row, row.time_samples, row.time_unestimated)
    addTrendPoint(material, row, row.material_samples, row.material_unestimated)
  }
  const rowOf = new Map(rows.map((row) => [row.bucket, row]))
  const median = (value: number | null | undefined, samples: number) =>
    value === null || value === undefined || samples < MIN_SAMPLES ? null : roundRatio(value)
  return {
    points: buckets.map((bucket) => {
      const row = rowOf.get(bucket.number)
      const timeSampleCount = row?.time_samples ?? 0
      const materialSampleCount = row?.material_samples ?? 0
      return {
        ...bucketMembers(bucket),
        timeMedianRatio: median(row?.time_median, timeSampleCount),
        timeSampleCount,
        materialMedianRatio: median(row?.material_median, materialSampleCount),
        materialSampleCount,
      }
    }),
    timeCoverage: time.toDto(),
    materialCoverage: material.toDto(),
  }
}

function addTrendPoint(
  coverage: Coverage,
  { bucket, prints }: RatioTrendPoint,
  samples: number,
  unestimated: number,
): void {
  if (bucket === null) {
    coverage.exclude('Undated', prints)
    return
  }
  if (samples >= MIN_SAMPLES) coverage.count(samples)
  else coverage.exclude('SampleTooSmall', samples)
  coverage.exclude('EstimateMissing', unestimated)
  coverage.exclude('ActualMissing', prints - samples - unestimated)
}
