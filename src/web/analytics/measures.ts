import * as texts from '#texts/analytics'
import { formatDuration, formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import { numberFormat } from '../intl.ts'
import { preferences } from '../preferences.ts'

/** Measure of a plot: how its values are formatted, and where its axis may have lines. */
export interface Measure {
  readonly format: (value: number | null) => string
  /** Formats a value on the axis, where space is short. */
  readonly axis: (value: number) => string
  /** Allowed distances between the lines of the axis. By default: 1, 2, 2.5 and 5 times powers of ten. */
  readonly steps?: number[]
  /** Value of the base line; 0 by default. */
  readonly base?: number
  /** Unit of values in a file, and how many of them are one of it; numbers without a unit by default. */
  readonly unit?: readonly [name: string, size: number]
  /** Whether values can be added up. Amounts of money cannot: each one is rounded. */
  readonly isSum: boolean
}

/** Measure of figures that are in no plot. */
export type FigureMeasure = Pick<Measure, 'format' | 'unit'>

/** Measure of values in a file. */
export type Saved = Pick<Measure, 'unit'>

const HOUR = 3600
/** Distances between the lines of an axis of whole numbers, up to those of a hundred million prints. */
const WHOLE_STEPS = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()

/** Numbers of prints. */
export const prints: Measure = {
  format: (value) => formatNumber(value),
  axis: (value) => formatNumber(value),
  steps: WHOLE_STEPS,
  isSum: true,
}

/** Durations in seconds. */
export const duration: Measure = {
  format: formatDuration,
  axis: (seconds) => (seconds % HOUR === 0 ? `${formatNumber(seconds / HOUR)} h` : `${formatNumber(seconds / 60)} min`),
  steps: [60, 300, 600, 1800, ...WHOLE_STEPS.map((hours) => hours * HOUR)],
  unit: ['h', HOUR],
  isSum: true,
}

/** Amounts of filament in milligrams. */
export const weight: Measure = {
  format: formatWeight,
  axis: (milligrams) =>
    preferences().isImperial
      ? formatWeight(milligrams)
      : milligrams >= 1e6
        ? `${formatNumber(milligrams / 1e6, 2)} kg`
        : `${formatNumber(milligrams / 1000, 1)} g`,
  unit: ['g', 1000],
  isSum: true,
}

/** Amounts of money. */
export function money(currency: string): Measure {
  const axis = numberFormat({ style: 'currency', currency, maximumSignificantDigits: 3 })
  return {
    format: (value) => formatMoney(value, currency),
    axis: (value) => axis.format(value),
    unit: [currency, 1],
    isSum: false,
  }
}

/** Percentages. */
export const percent: Measure = {
  format: formatPercent,
  axis: (value) => formatPercent(value),
  unit: ['%', 1],
  isSum: false,
}

/** Ratio of the actual value to the estimate, shown as the deviation from 1. */
export const ratio: Measure = {
  format: formatRatio,
  axis: formatRatio,
  steps: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
  base: 1,
  isSum: false,
}

/** Energies in watt-hours. */
export const energy: FigureMeasure = { format: formatEnergy, unit: ['Wh', 1] }

/** Numbers of days. */
export const days: Saved = { unit: [texts.daysUnit, 1] }

/** Converts a value of a measure to its unit, with at most six decimals. */
export function inUnit(value: number | null, { unit }: Saved): number | null {
  return value === null ? null : Math.round((value / (unit?.[1] ?? 1)) * 1e6) / 1e6
}

/** Formats a duration, from 100 hours on in whole hours, for large text. */
export function formatHours(seconds: number | null): string {
  return seconds === null || seconds < 100 * HOUR ? formatDuration(seconds) : `${formatNumber(seconds / HOUR)} h`
}

/** Formats an average rating: `4.3 of 5`. */
export function formatRating(value: number | null): string {
  return value === null ? formatNumber(null) : texts.ratingOfFive({ value: formatNumber(value, 1) })
}

/** Formats an energy in watt-hours: `840 Wh`, `12.3 kWh`. */
export function formatEnergy(wattHours: number | null): string {
  if (wattHours === null || wattHours < 1000)
    return wattHours === null ? formatNumber(null) : `${formatNumber(wattHours, 1)} Wh`
  return `${formatNumber(wattHours / 1000, 1)} kWh`
}

/** Formats the deviation of a ratio from 1: `+4%`, `−2%`, `exact`. */
export function formatRatio(value: number | null): string {
  if (value === null) return formatNumber(null)
  const percent = Math.round((value - 1) * 100)
  return percent === 0 ? texts.exact : `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))}`
}
