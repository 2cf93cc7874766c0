import { otherColor, seriesColors, type ColorName } from './colors.ts'

/** Values of a plot, one for each bucket; null where it is not known, which is not zero. */
export interface Series {
  readonly title: string
  readonly color: ColorName
  readonly values: readonly (number | null)[]
  /** A dashed line, such as the window before. */
  readonly isDashed?: boolean
  /** The value over the whole range where the service gives it; the sum of the buckets when left out. */
  readonly total?: number | null
}

/** The sum of what is known; null when values are there and none is known. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 && values.length > 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** What a series comes to over the whole range; null when nothing but zeros is known of it. */
export function totalOf({ values, total }: Series): number | null {
  const sum = sumOf(values)
  return total === undefined ? (sum === 0 && values.includes(null) ? null : sum) : total
}

/** The sum of several series, bucket by bucket. */
export function addUp(all: readonly Pick<Series, 'values'>[]): (number | null)[] {
  const length = Math.max(0, ...all.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => sumOf(all.map(({ values }) => values[index] ?? null)))
}

/** Gives series their colours; from the sixth on they become one, so that they stay apart. The largest come first. */
export function colorSeries(all: readonly Pick<Series, 'title' | 'values'>[]): Series[] {
  const kept = all.length > seriesColors.length ? all.slice(0, seriesColors.length - 1) : all
  const others = all.slice(kept.length)
  return [
    ...kept.map((series, index) => ({ ...series, color: seriesColors[index] ?? otherColor })),
    ...(others.length > 0 ? [{ title: `${others.length} others`, color: otherColor, values: addUp(others) }] : []),
  ]
}
