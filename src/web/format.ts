import { useUser } from './user.tsx'

const NONE = '–'
/** Language of numbers and dates: English like the text around them, in the variant that the browser prefers. */
export const LANGUAGE = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en'

/** Formats a weight, in kilograms from 1 kg on: `46.2 g`, `1.25 kg`. */
export function formatWeight(milligrams: number | null | undefined): string {
  if (milligrams == null) return NONE
  const grams = milligrams / 1000
  if (Math.abs(grams) < 1000) return `${decimal(grams, Math.abs(grams) < 100 ? 1 : 0)} g`
  return `${decimal(grams / 1000, 2)} kg`
}

/** Formats the weight of a stock to a tenth of a gram, so that it agrees with its ledger: `640.4 g`, `1,012.5 g`, `1 kg`. */
export function formatStock(milligrams: number | null | undefined): string {
  if (milligrams == null) return NONE
  const tenths = Math.round(milligrams / 100)
  const isShortInKilograms = Math.abs(tenths) >= 10_000 && tenths % 100 === 0
  return isShortInKilograms ? `${decimal(tenths / 10_000, 2)} kg` : `${decimal(tenths / 10, 1)} g`
}

/** Formats grams with one decimal, so that weights below each other can be compared and added: `812.0 g`. */
export function formatGrams(grams: number): string {
  const format = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${format.format(grams)} g`
}

/** Number of decimals in which amounts of a currency are shown. */
export function moneyDigits(currency: string): number {
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
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
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(amount)
}

/** Formats a number with a maximum number of decimals. */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  return value == null ? NONE : decimal(value, digits)
}

/** Formats a number of bytes: `900 bytes`, `178 KiB`, `1.5 GiB`. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB']
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
  /** Formats a time relative to now, in the largest unit that fits: `3 days ago`. */
  readonly ago: (timestamp: string | null | undefined) => string
}

/** Returns the formatters for the signed-in user. */
export function useDates(): DateFormats {
  const zone = useUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const formatIn = (options: Intl.DateTimeFormatOptions) => (timestamp: string | null | undefined) =>
    timestamp == null
      ? NONE
      : new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: zone }).format(new Date(timestamp))
  return {
    zone,
    date: formatIn({ dateStyle: 'medium' }),
    dateTime: formatIn({ dateStyle: 'medium', timeStyle: 'short' }),
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
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }).format(Math.round(seconds / length), unit)
}

function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: digits }).format(value)
}
