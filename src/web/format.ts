import * as common from '#texts/common'
import { dateFormat, LANGUAGE, numberFormat } from './intl.ts'
import { preferences } from './preferences.ts'
import { OUNCE_MG, POUND_MG } from './units.ts'
import { useUser } from './user.tsx'

const NONE = '–'
/** Lengths of a foot and an inch (NIST Handbook 44, appendix C). */
const FOOT_M = 0.3048
const INCH_MM = 25.4
let agoFormat: Intl.RelativeTimeFormat | undefined

/** Formats a weight, in kilograms from 1 kg on, or in pounds from 1 lb on: `46.2 g`, `1.25 kg`, `1.63 oz`, `2.2 lb`. */
export function formatWeight(milligrams: number | null | undefined): string {
  if (milligrams == null) return NONE
  if (preferences().isImperial) return inPounds(milligrams)
  const grams = milligrams / 1000
  if (Math.abs(grams) < 1000) return `${decimal(grams, Math.abs(grams) < 100 ? 1 : 0)} g`
  return `${decimal(grams / 1000, 2)} kg`
}

/** Formats the weight of a stock to a tenth of a gram, so that it agrees with its ledger: `640.4 g`, `1,012.5 g`, `1 kg`. */
export function formatStock(milligrams: number | null | undefined): string {
  if (milligrams == null) return NONE
  if (preferences().isImperial) return inPounds(milligrams)
  const tenths = Math.round(milligrams / 100)
  const isShortInKilograms = Math.abs(tenths) >= 10_000 && tenths % 100 === 0
  return isShortInKilograms ? `${decimal(tenths / 10_000, 2)} kg` : `${decimal(tenths / 10, 1)} g`
}

/** Formats a missing weight as that of a stock. Less than its last decimal is shown as one of it, since `0 g` would be enough. */
export function formatShortage(milligrams: number | null | undefined): string {
  const least = preferences().isImperial ? OUNCE_MG / 100 : 100
  return formatStock(milligrams ? Math.max(milligrams, least) : milligrams)
}

/** Formats grams with one decimal, so that weights below each other can be compared and added: `812.0 g`, `28.64 oz`. */
export function formatGrams(grams: number): string {
  if (preferences().isImperial) {
    const ounces = (grams * 1000) / OUNCE_MG
    return `${numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(ounces)} oz`
  }
  return `${numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(grams)} g`
}

function inPounds(milligrams: number): string {
  const pounds = milligrams / POUND_MG
  return Math.abs(pounds) < 1 ? `${decimal(milligrams / OUNCE_MG, 2)} oz` : `${decimal(pounds, 2)} lb`
}

/** Formats a length of filament in m, or in feet: `330 m`, `1,083 ft`. */
export function formatLength(meters: number, digits = 0): string {
  return preferences().isImperial ? `${decimal(meters / FOOT_M, digits)} ft` : `${decimal(meters, digits)} m`
}

/** Formats the sides of a space in mm, or in inches: `256 × 256 × 256 mm`, `10.1 × 10.1 × 10.1 in`. */
export function formatSides(millimeters: readonly number[]): string {
  const { isImperial } = preferences()
  const sides = millimeters.map((length) => (isImperial ? decimal(length / INCH_MM, 1) : decimal(length, 0)))
  return `${sides.join(' × ')} ${isImperial ? 'in' : 'mm'}`
}

/** Formats a temperature in °C, or in °F: `215 °C`, `419 °F`. */
export function formatTemperature(celsius: number): string {
  return preferences().isImperial ? `${decimal(celsius * 1.8 + 32, 0)} °F` : `${decimal(celsius, 0)} °C`
}

/** Number of decimals in which amounts of a currency are shown. */
export function moneyDigits(currency: string): number {
  return numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Formats a duration: `3 h 22 min`, `12 min`, `45 s`. Days are shown as hours, as printers do. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds == null) return NONE
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${decimal(hours, 0)} h` : `${decimal(hours, 0)} h ${minutes % 60} min`
}

/** Formats an amount of money: `€12.40`. */
export function formatMoney(amount: number | null | undefined, currency: string): string {
  if (amount == null) return NONE
  return numberFormat({ style: 'currency', currency }).format(amount)
}

/** Formats a number with a maximum number of decimals. */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  return value == null ? NONE : decimal(value, digits)
}

/** Formats a percentage: `12.5%`, `12,5 %`. */
export function formatPercent(percent: number | null | undefined, digits = 1): string {
  if (percent == null) return NONE
  return numberFormat({ style: 'unit', unit: 'percent', maximumFractionDigits: digits }).format(percent)
}

/** Formats a number of bytes: `900 bytes`, `178 KiB`, `1.5 GiB`. */
export function formatBytes(bytes: number): string {
  const units = [common.bytes, 'KiB', 'MiB', 'GiB', 'TiB']
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  return `${decimal(bytes / 1024 ** power, 1)} ${units[power]}`
}

/** Formatters for timestamps in the user's time zone, or in the browser's when no user is signed in. */
export interface DateFormats {
  readonly zone: string
  /** Formats a date: `21 Nov 2026`. */
  readonly date: (timestamp: string | null | undefined) => string
  /** Formats a date and time: `21 Nov 2026, 15:04`. */
  readonly dateTime: (timestamp: string | null | undefined) => string
  /** Formats a time of day: `15:04`. */
  readonly time: (timestamp: string | null | undefined) => string
  /** Formats a time relative to now, in the largest unit that fits: `3 days ago`. */
  readonly ago: (timestamp: string | null | undefined) => string
}

/** Returns the formatters for the signed-in user. */
export function useDates(): DateFormats {
  const zone = useUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const formatIn = (options: Intl.DateTimeFormatOptions) => (timestamp: string | null | undefined) =>
    timestamp == null ? NONE : dateFormat({ ...options, timeZone: zone }).format(new Date(timestamp))
  return {
    zone,
    date: formatIn({ dateStyle: 'medium' }),
    dateTime: formatIn({ dateStyle: 'medium', timeStyle: 'short' }),
    time: formatIn({ timeStyle: 'short' }),
    ago: formatAgo,
  }
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

function formatAgo(timestamp: string | null | undefined): string {
  if (timestamp == null) return NONE
  const seconds = (Date.parse(timestamp) - Date.now()) / 1000
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  agoFormat ??= new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
  return agoFormat.format(Math.round(seconds / length), unit)
}

function decimal(value: number, digits: number): string {
  // A value that is rounded to zero has no sign.
  return numberFormat({ maximumFractionDigits: digits, signDisplay: 'negative' }).format(value)
}
