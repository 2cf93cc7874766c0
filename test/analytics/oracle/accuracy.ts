import type { AccuracyFigures, AccuracyPointDto, CoverageDto, MedianRatioFigureDto } from '../../../generated/api.d.ts'
import type { Bucket } from './buckets.ts'
import { cover, type Check } from './coverage.ts'
import { isWithin } from './filter.ts'
import type { Measure, Print } from './logbook.ts'
import { alphabetical, descending, median, type Ratio } from './numbers.ts'
import { PRINTER_MISSING, UNDATED, undatedIn } from './prints.ts'
import type { Scope } from './scope.ts'

const LEAST_SAMPLES = 5

type MeasureOf = (print: Print) => Measure

const timeOf: MeasureOf = ({ time }) => time
const weightOf: MeasureOf = ({ weight }) => weight

export function accuracyFigures(scope: Scope): AccuracyFigures {
  const { prints, buckets } = scope
  return {
    time: figure(scope, prints, timeOf),
    material: figure(scope, prints, weightOf),
    byPrinter: byPrinter(scope),
    byMaterial: byMaterial(scope),
    trend: {
      points: buckets.map((bucket) => point(bucket, prints)),
      timeCoverage: trendCoverage(scope, timeOf),
      materialCoverage: trendCoverage(scope, weightOf),
    },
  }
}

function figure(scope: Scope, prints: readonly Print[], measureOf: MeasureOf): MedianRatioFigureDto {
  const checks = [undatedIn(scope), ...sampleChecks(measureOf)]
  const samples = cover(prints, checks).counted
  const isEnough = samples.length >= LEAST_SAMPLES
  return {
    medianRatio: medianOf(samples, measureOf),
    sampleCount: samples.length,
    coverage: cover(prints, [...checks, ['SampleTooSmall', () => !isEnough]]).coverage,
  }
}

function byPrinter(scope: Scope): AccuracyFigures['byPrinter'] {
  const rows = scope.logbook.printers.map(({ id, name }) => {
    const prints = scope.prints.filter(({ printer }) => printer?.id === id)
    return { printerId: id, name, time: figure(scope, prints, timeOf), material: figure(scope, prints, weightOf) }
  })
  return {
    rows: rows
      .filter((row) => samplesOf(row) > 0)
      .toSorted((a, b) => descending(samplesOf(a), samplesOf(b)) || a.printerId - b.printerId),
    coverage: cover(scope.prints, [undatedIn(scope), PRINTER_MISSING]).coverage,
  }
}

function byMaterial(scope: Scope): AccuracyFigures['byMaterial'] {
  const typesOf = (print: Print) => print.usages.flatMap(({ materialType }) => materialType ?? [])
  const types = [...new Set(scope.prints.flatMap(typesOf))]
  const rows = types.map((materialType) => {
    const prints = scope.prints.filter((print) => typesOf(print).includes(materialType))
    return {
      materialType,
      time: figure(scope, prints, timeOf),
      material: figure(scope, prints, (print) => weightOfType(print, materialType)),
    }
  })
  return {
    rows: rows
      .filter((row) => samplesOf(row) > 0)
      .toSorted((a, b) => descending(samplesOf(a), samplesOf(b)) || alphabetical(a.materialType, b.materialType)),
    coverage: cover(scope.prints, [undatedIn(scope), ['MaterialMissing', (print) => typesOf(print).length === 0]])
      .coverage,
  }
}

/** What a print used of one material; each sum is null when nothing of it is known. */
function weightOfType(print: Print, materialType: string): Measure {
  const uses = print.usages.filter((usage) => usage.materialType === materialType)
  const sum = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  }
  const actual = sum(uses.map(({ weight }) => weight.actual))
  const estimate = sum(uses.map(({ weight }) => weight.estimate))
  return { actual, estimate, known: actual ?? estimate }
}

function point(bucket: Bucket, prints: readonly Print[]): AccuracyPointDto {
  const times = samplesIn(bucket, prints, timeOf)
  const weights = samplesIn(bucket, prints, weightOf)
  return {
    bucketStart: new Date(bucket.from).toISOString(),
    bucketDate: bucket.date,
    timeMedianRatio: medianOf(times, timeOf),
    timeSampleCount: times.length,
    materialMedianRatio: medianOf(weights, weightOf),
    materialSampleCount: weights.length,
  }
}

function trendCoverage({ prints, buckets }: Scope, measureOf: MeasureOf): CoverageDto {
  const large = buckets.filter((bucket) => samplesIn(bucket, prints, measureOf).length >= LEAST_SAMPLES)
  const isInLarge = ({ start }: Print) => start !== null && large.some((bucket) => isWithin(bucket, start))
  return cover(prints, [UNDATED, ...sampleChecks(measureOf), ['SampleTooSmall', (print) => !isInLarge(print)]]).coverage
}

function samplesIn(bucket: Bucket, prints: readonly Print[], measureOf: MeasureOf): Print[] {
  const dated = prints.filter(({ start }) => start !== null && isWithin(bucket, start))
  return cover(dated, sampleChecks(measureOf)).counted
}

function sampleChecks(measureOf: MeasureOf): Check<Print>[] {
  return [
    ['EstimateMissing', (print) => (measureOf(print).estimate ?? 0) === 0],
    ['ActualMissing', (print) => measureOf(print).actual === null],
  ]
}

function medianOf(samples: readonly Print[], measureOf: MeasureOf): number | null {
  if (samples.length < LEAST_SAMPLES) return null
  const ratios = samples.map(measureOf).map(({ actual, estimate }): Ratio => ({
    actual: actual ?? 0,
    estimate: estimate ?? 1,
  }))
  return median(ratios)
}

function samplesOf({ time, material }: Readonly<Record<'time' | 'material', MedianRatioFigureDto>>): number {
  return time.sampleCount + material.sampleCount
}
