import { locale } from '#texts/language'
import { preferences } from './preferences.ts'

/** Language of numbers and dates: that of the text around them, in the variant that the browser prefers. */
export const LANGUAGE = locale

// To make a formatter takes a hundred times as long as to use it: those of a list of prints were 40 % of its rendering.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const isoFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the formatter of numbers with these options. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return known(numberFormats, options, () => new Intl.NumberFormat(LANGUAGE, options))
}

/** The sign between the whole and the decimals of a number. */
export function decimalPoint(): string {
  return (
    numberFormat({})
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  )
}

/** Writes a number as it is typed into a field: with the decimal sign of the language, and nothing between thousands; empty for none. */
export function numberText(value: number | null | undefined): string {
  return value == null ? '' : numberFormat({ useGrouping: false, maximumFractionDigits: 15 }).format(value)
}

/** Returns the formatter of dates with these options, and of times in the hours that the user has chosen. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { hourCycle } = preferences()
  const withHours = hourCycle !== null && options.timeStyle ? { ...options, hourCycle } : options
  return known(dateFormats, withHours, () => new Intl.DateTimeFormat(LANGUAGE, withHours))
}

/** Returns the formatter of dates, and times if options say so, as ISO 8601 writes them, which is the Swedish format. */
export function isoFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return known(isoFormats, options, () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...options }))
}

function known<Format>(formats: Map<string, Format>, options: object, make: () => Format): Format {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}
