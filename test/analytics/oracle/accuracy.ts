import type { AccuracyFigures, AccuracyPointDto, CoverageDto, MedianRatioFigureDto } from '../../../generated/api.d.ts'
import type { Bucket } from './buckets.ts'
import { cover, type Check } from './coverage.ts'
import type { Measure, Print } from './logbook.ts'
import { alphabetical, descending, median, total } from './numbers.ts'
import { PRINTER_MISSING, startedIn, UNDATED, undatedIn } from './prints.ts'
import type { Scope } from './scope.ts'
import { inOneSpelling, undatedUsageIn, usagesOf } from './usages.ts'

const LEAST_SAMPLES = 5

const timeOf = ({ time }: Print): Measure => time

/** Weight of the materials of a print that have both an actual weight and an estimate. */
function weightOf({ weight, usages }: Print): Measure {
  const compared = usages
    .map((usage) => usage.weight)
    .filter(({ actual, estimate }) => actual !== null && estimate !== null)
  const actual = total(compared.map((measure) => measure.actual))
  const estimate = total(compared.map((measure) => measure.estimate))
  return (estimate ?? 0) > 0 ? { actual, estimate, known: actual } : { ...weight, actual: null }
}

export function accuracyFigures(scope: Scope): AccuracyFigures {
  const { prints, buckets } = scope
  return {
    time: figure(prints, undatedIn(scope), timeOf),
    material: figure(prints, undatedIn(scope), weightOf),
    byPrinter: byPrinter(scope),
    byMaterial: byMaterial(scope),
    trend: {
      points: buckets.map((bucket) => point(bucket, prints)),
      timeCoverage: trendCoverage(scope, timeOf),
      materialCoverage: trendCoverage(scope, weightOf),
    },
  }
}

function figure<Row>(
  rows: readonly Row[],
  undated: Check<Row>,
  measureOf: (row: Row) => Measure,
): MedianRatioFigureDto {
  const checks = [undated, ...sampleChecks(measureOf)]
  const samples = cover(rows, checks).counted
  const isEnough = samples.length >= LEAST_SAMPLES
  return {
    medianRatio: medianOf(samples.map(measureOf)),
    sampleCount: samples.length,
    coverage: cover(rows, [...checks, ['SampleTooSmall', () => !isEnough]]).coverage,
  }
}

function byPrinter(scope: Scope): AccuracyFigures['byPrinter'] {
  const undated = undatedIn(scope)
  const rows = scope.logbook.printers.map(({ id, name }) => {
    const prints = scope.prints.filter(({ printer }) => printer?.id === id)
    return { printerId: id, name, time: figure(prints, undated, timeOf), material: figure(prints, undated, weightOf) }
  })
  return {
    rows: rows
      .filter((row) => samplesOf(row) > 0)
      .toSorted((a, b) => descending(samplesOf(a), samplesOf(b)) || a.printerId - b.printerId),
    coverage: cover(scope.prints, [undated, PRINTER_MISSING]).coverage,
  }
}

/** A sample is one usage of filament: its amount, and once more the time of its print. */
function byMaterial(scope: Scope): AccuracyFigures['byMaterial'] {
  const undated = undatedUsageIn(scope)
  const usages = usagesOf(scope.prints)
  const typeOf = inOneSpelling(scope, (usage) => usage.materialType)
  const types = [...new Set(usages.flatMap((usage) => typeOf(usage) ?? []))]
  const rows = types.map((materialType) => {
    const own = usages.filter((usage) => typeOf(usage) === materialType)
    return {
      materialType,
      time: figure(own, undated, ({ print }) => print.time),
      material: figure(own, undated, ({ weight }) => weight),
    }
  })
  return {
    rows: rows
      .filter((row) => samplesOf(row) > 0)
      .toSorted((a, b) => descending(samplesOf(a), samplesOf(b)) || alphabetical(a.materialType, b.materialType)),
    coverage: cover(usages, [undated, ['MaterialMissing', ({ materialType }) => materialType === null]]).coverage,
  }
}

function point(bucket: Bucket, prints: readonly Print[]): AccuracyPointDto {
  const times = samplesIn(bucket, prints, timeOf)
  const weights = samplesIn(bucket, prints, weightOf)
  return {
    bucketStart: new Date(bucket.start).toISOString(),
    bucketDate: bucket.date,
    timeMedianRatio: medianOf(times.map(timeOf)),
    timeSampleCount: times.length,
    materialMedianRatio: medianOf(weights.map(weightOf)),
    materialSampleCount: weights.length,
  }
}

function trendCoverage({ prints, buckets }: Scope, measureOf: (print: Print) => Measure): CoverageDto {
  const counted = buckets
    .map((bucket) => samplesIn(bucket, prints, measureOf))
    .filter((samples) => samples.length >= LEAST_SAMPLES)
    .flat()
  return cover(prints, [UNDATED, ...sampleChecks(measureOf), ['SampleTooSmall', (print) => !counted.includes(print)]])
    .coverage
}

function samplesIn(bucket: Bucket, prints: readonly Print[], measureOf: (print: Print) => Measure): Print[] {
  return cover(startedIn(bucket, prints), sampleChecks(measureOf)).counted
}

function sampleChecks<Row>(measureOf: (row: Row) => Measure): Check<Row>[] {
  return [
    ['EstimateMissing', (row) => (measureOf(row).estimate ?? 0) === 0],
    ['ActualMissing', (row) => measureOf(row).actual === null],
  ]
}

function medianOf(samples: readonly Measure[]): number | null {
  if (samples.length < LEAST_SAMPLES) return null
  return median(samples.map(({ actual, estimate }) => (actual ?? NaN) / (estimate ?? NaN)))
}

function samplesOf({ time, material }: Readonly<Record<'time' | 'material', MedianRatioFigureDto>>): number {
  return time.sampleCount + material.sampleCount
}
