import * as texts from '#texts/analytics'
import type { PrintsRestriction } from './printsLinks.ts'
import { otherColor, seriesColors, type ColorName } from './colors.ts'

/** Series of a plot, with a value for each bucket. Null stands for an unknown value. */
export interface Series {
  readonly title: string
  readonly color: ColorName
  readonly values: readonly (number | null)[]
  /** Whether it is a dashed line, as for the previous period. */
  readonly isDashed?: boolean
  /** Value for the whole range, if the service provides one; otherwise it is the sum of the buckets. */
  readonly total?: number | null
  /** Further filters of the prints that the series counts; none when they cannot be listed. */
  readonly prints?: PrintsRestriction
}

/** Sum of the known values; null when all values are unknown. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 && values.length > 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Value of a series for the whole range; null when some values are unknown and all others are zero. */
export function totalOf({ values, total }: Series): number | null {
  const sum = sumOf(values)
  return total === undefined ? (sum === 0 && values.includes(null) ? null : sum) : total
}

/** Adds up several series, bucket by bucket. */
export function sumSeries(all: readonly Pick<Series, 'values'>[]): (number | null)[] {
  const length = Math.max(0, ...all.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => sumOf(all.map(({ values }) => values[index] ?? null)))
}

/** Assigns colors to series, the largest of which come first. With too many for distinct colors, the rest are combined into one. */
export function assignColors(all: readonly Omit<Series, 'color'>[]): Series[] {
  const kept = all.length > seriesColors.length ? all.slice(0, seriesColors.length - 1) : all
  const others = all.slice(kept.length)
  return [
    ...kept.map((series, index) => ({ ...series, color: seriesColors[index] ?? otherColor })),
    ...(others.length > 0
      ? [
          {
            title: texts.otherCount({ count: others.length }),
            color: otherColor,
            values: sumSeries(others),
            prints: printsOf(others),
          },
        ]
      : []),
  ]
}

/** Filters of the prints that any of several series counts. */
function printsOf(all: readonly Pick<Series, 'prints'>[]): PrintsRestriction {
  const printerIds = all.flatMap(({ prints }) => prints?.printerIds ?? [])
  const materialTypes = all.flatMap(({ prints }) => prints?.materialTypes ?? [])
  return { ...(printerIds.length > 0 && { printerIds }), ...(materialTypes.length > 0 && { materialTypes }) }
}
