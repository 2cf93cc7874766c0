import { useUser } from './user.tsx'

const NONE = '–'

/** Grams under 1 kg, else kilograms: `46.2 g`, `1.25 kg`. */
export function formatWeight(milligrams: number | null | undefined): string {
  if (milligrams == null) return NONE
  const grams = milligrams / 1000
  if (Math.abs(grams) < 1000) return `${decimal(grams, Math.abs(grams) < 100 ? 1 : 0)} g`
  return `${decimal(grams / 1000, 2)} kg`
}

/** `3 h 22 min`, `12 min`, `45 s`; days are left as hours, as printers show them. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds == null) return NONE
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${decimal(hours, 0)} h` : `${decimal(hours, 0)} h ${minutes % 60} min`
}

/** An amount in its currency, in the reader's way of writing: `€12.40`. */
export function formatMoney(amount: number | null | undefined, currency: string): string {
  if (amount == null) return NONE
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount)
}

/** A share from 0 to 1 (or more) as a percentage. */
export function formatShare(share: number | null | undefined, digits = 0): string {
  if (share == null) return NONE
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** A number with at most so many digits after the point. */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  return value == null ? NONE : decimal(value, digits)
}

/** Dates and times of the API in the user's time zone; in the browser's when nobody is signed in. */
export interface DateFormats {
  readonly zone: string
  /** `21 Nov 2026` */
  readonly date: (timestamp: string | null | undefined) => string
  /** `21 Nov 2026, 15:04` */
  readonly dateTime: (timestamp: string | null | undefined) => string
  /** How long ago or ahead, in the largest unit that fits: `3 days ago`. */
  readonly ago: (timestamp: string | null | undefined) => string
}

/** The formats of dates for who is signed in. */
export function useDates(): DateFormats {
  const zone = useUser()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const formatIn = (options: Intl.DateTimeFormatOptions) => (timestamp: string | null | undefined) =>
    timestamp == null
      ? NONE
      : new Intl.DateTimeFormat(undefined, { ...options, timeZone: zone }).format(new Date(timestamp))
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
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(Math.round(seconds / length), unit)
}

function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(value)
}
