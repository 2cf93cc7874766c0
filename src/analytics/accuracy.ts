import type {
  AccuracyFigures,
  AccuracyTrendDto,
  MaterialAccuracyBreakdownDto,
  PrinterAccuracyBreakdownDto,
} from '../../generated/api.d.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import { Coverage } from './coverage.ts'
import { selectPrinterBins, selectTrend, type PrinterBin, type TrendPoint } from './printSamples.ts'
import { MIN_SAMPLES, rounded, Samples, UNDATED, type Bin } from './samples.ts'
import { selectUseBins, type UseBin } from './useSamples.ts'

const MAX_PRINTERS = 1000
const MAX_TYPES = 200

/**
 * The figures of `Analytics_GetAccuracy`. Its heavy statements run in parallel on two connections. Usages are read in two parts, so
 * that both connections have the same amount of work.
 */
export async function accuracyFigures(analysis: Analysis): Promise<AccuracyFigures> {
  const [[printerBins, earlier], [trend, later], names] = await Promise.all([
    inTurn<PrinterBin, UseBin>(selectPrinterBins(analysis), selectUseBins(analysis, 'earlier')),
    inTurn<TrendPoint, UseBin>(selectTrend(analysis), selectUseBins(analysis, 'later')),
    readPrinterNames(analysis),
  ])
  return {
    time: samplesOf(printerBins, true).figure,
    material: samplesOf(printerBins, false).figure,
    byPrinter: byPrinter(printerBins, names),
    byMaterial: byMaterial([...earlier, ...later]),
    trend: trendOf(analysis, trend),
  }
}

interface Statement<Row> {
  execute: () => Promise<Row[]>
}

async function inTurn<First, Second>(first: Statement<First>, second: Statement<Second>): Promise<[First[], Second[]]> {
  return [await first.execute(), await second.execute()]
}

async function readPrinterNames({ db, prints }: Analysis): Promise<ReadonlyMap<number, string>> {
  const printers = await db.selectFrom('printers').select(['id', 'name']).where('user_id', '=', prints.userId).execute()
  return new Map(printers.map(({ id, name }) => [id, name]))
}

type TimeOrMaterial = Bin & { readonly is_time: boolean }

function samplesOf(bins: readonly TimeOrMaterial[], isTime: boolean): Samples {
  const samples = new Samples()
  for (const bin of bins) if (bin.is_time === isTime) samples.add(bin)
  return samples
}

/** Time and material of each group that has a sample of one of them, most samples first. */
function figuresOf<Key extends string | number, Row extends TimeOrMaterial>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
) {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups]
    .flatMap(([key, bins]) =>
      key === null ? [] : [{ key, time: samplesOf(bins, true), material: samplesOf(bins, false) }],
    )
    .map(({ key, time, material }) => ({ key, time, material, samples: time.count + material.count }))
    .filter(({ samples }) => samples > 0)
    .sort((a, b) => b.samples - a.samples || (a.key < b.key ? -1 : 1))
}

function byPrinter(bins: readonly PrinterBin[], names: ReadonlyMap<number, string>): PrinterAccuracyBreakdownDto {
  const rows = figuresOf(bins, ({ printer_id: id }) => id)
    .slice(0, MAX_PRINTERS)
    .flatMap(({ key, time, material }) => {
      const name = names.get(key)
      return name === undefined ? [] : { printerId: key, name, time: time.figure, material: material.figure }
    })
  const coverage = new Coverage()
  for (const { is_time: isTime, bin, printer_id: id, count } of bins) {
    // Each print is in one bin of time and in one bin of material.
    if (!isTime) continue
    if (bin === UNDATED) coverage.exclude('Undated', count)
    else if (id === null) coverage.exclude('PrinterMissing', count)
    else coverage.count(count)
  }
  return { rows, coverage: coverage.toDto() }
}

function byMaterial(bins: readonly UseBin[]): MaterialAccuracyBreakdownDto {
  const rows = figuresOf(bins, ({ material_type: type }) => type)
    .slice(0, MAX_TYPES)
    .map(({ key, time, material }) => ({ materialType: key, time: time.figure, material: material.figure }))
  const coverage = new Coverage()
  for (const row of bins) {
    if (!row.is_time) continue
    if (row.bin === UNDATED) coverage.exclude('Undated', row.count)
    else if (row.material_type === null) coverage.exclude('MaterialMissing', row.count)
    else coverage.count(row.count)
  }
  return { rows, coverage: coverage.toDto() }
}

function trendOf({ buckets }: Analysis, rows: readonly TrendPoint[]): AccuracyTrendDto {
  const [time, material] = [new Coverage(), new Coverage()]
  for (const row of rows) {
    addTrend(time, row, row.timed, row.time_unestimated)
    addTrend(material, row, row.weighed, row.material_unestimated)
  }
  const byBucket = new Map(rows.map((row) => [row.bucket, row]))
  const median = (value: number | null | undefined, samples: number) =>
    value === null || value === undefined || samples < MIN_SAMPLES ? null : rounded(value)
  return {
    points: buckets.map(({ start, date }, bucket) => {
      const row = byBucket.get(bucket)
      const [timed, weighed] = [row?.timed ?? 0, row?.weighed ?? 0]
      return {
        bucketStart: rfc3339(start),
        bucketDate: date,
        timeMedianRatio: median(row?.time_median, timed),
        timeSampleCount: timed,
        materialMedianRatio: median(row?.material_median, weighed),
        materialSampleCount: weighed,
      }
    }),
    timeCoverage: time.toDto(),
    materialCoverage: material.toDto(),
  }
}

function addTrend(coverage: Coverage, { bucket, prints }: TrendPoint, samples: number, unestimated: number): void {
  if (bucket === null) {
    coverage.exclude('Undated', prints)
    return
  }
  if (samples >= MIN_SAMPLES) coverage.count(samples)
  else coverage.exclude('SampleTooSmall', samples)
  coverage.exclude('EstimateMissing', unestimated)
  coverage.exclude('ActualMissing', prints - samples - unestimated)
}
