import { textOf, truncate } from '../../kernel/lenient.ts'
import { SLASHED, type DayOrder } from './dayOrder.ts'

/** A value of a file that cannot be used; the message is the reason of its row. */
export class BadValue extends Error {}

const MAX_SECONDS = 2_147_483_647

/**
 * Reads a decimal number with a point or a comma: `12.5`, `12,5`, `1.234,5`, `1,234.5`. Null for an empty text and `-`.
 * @throws BadValue for another text
 */
export function decimal(name: string, text: string | undefined): number | null {
  const plain = (text ?? '').trim().replaceAll(/[\s\u00A0\u202F']/gu, '')
  if (plain === '' || plain === '-') return null
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const hasBoth = plain.includes(',') && plain.includes('.')
  const normal = hasBoth
    ? `${plain.slice(0, last).replaceAll(/[.,]/g, '')}.${plain.slice(last + 1)}`
    : plain.replace(',', '.')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(normal)) throw new BadValue(`${name} is not a number.`)
  return Number(normal)
}

/** @throws BadValue for a negative number, and what `decimal` throws */
export function amount(name: string, text: string | undefined): number | null {
  const value = decimal(name, text)
  if (value !== null && value < 0) throw new BadValue(`${name} is negative.`)
  return value
}

/** Converts grams to whole milligrams. */
export function milligrams(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams * 1000)
}

/** Rounds seconds to what a duration can be; null for what cannot be one. */
export function wholeSeconds(seconds: number | null): number | null {
  return seconds === null || !(seconds >= 0 && seconds <= MAX_SECONDS) ? null : Math.round(seconds)
}

/** Removes the apostrophe that programs put before a text in a CSV file that a spreadsheet could take for a formula. */
export function unguarded(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '')
}

/** Reads a text; null for an empty one and `-`. Longer ones are cut. */
export function words(text: string | null | undefined, characters: number): string | null {
  const plain = (text ?? '').replaceAll('\0', '').trim()
  return plain === '' || plain === '-' ? null : truncate(plain, characters).trim()
}

/** Text of a value with its line breaks, which count in notes; `textOf` makes one line. */
export function wholeText(value: unknown): string {
  return typeof value === 'string' ? value : (textOf(value) ?? '')
}

/**
 * Reads a time as ISO 8601, with or without an offset and seconds, or as `dd.mm.yyyy hh:mm`. Null for an empty text and `-`.
 * @param order that of dates with slashes; null where a table does not tell, and undefined where none can be
 * @returns a date-time of RFC 3339, without an offset where the text has none
 * @throws BadValue for another text
 */
export function dateTime(name: string, text: string | null | undefined, order?: DayOrder | null): string | null {
  const plain = (text ?? '').trim()
  if (plain === '' || plain === '-') return null
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/.exec(plain)
  if (german) {
    const [, day = '', month = '', year = '', hour = '0', minute = '00', second = '00'] = german
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}`
  }
  if (order !== undefined && SLASHED.test(plain)) return slashedTime(name, plain, order)
  const iso = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(plain)
  if (!iso) throw new BadValue(`${name} is not a date and time.`)
  const [, day = '', time = '00:00', seconds = ':00', fraction, offset = ''] = iso
  const colon = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  return `${day}T${time}${seconds}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}${colon}`
}

function slashedTime(name: string, text: string, order: DayOrder | null): string {
  const [, first = '', second = '', year = '', hour = '0', minute = '00', seconds = '00', half] =
    SLASHED.exec(text) ?? []
  if (Math.min(Number(first), Number(second)) > 12) throw new BadValue(`${name} is not a date and time.`)
  if (order === null) throw new BadValue(`${name} can have the day first or the month: write it as 2026-03-14.`)
  const [day, month] = order === 'DayFirst' ? [first, second] : [second, first]
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12))
    throw new BadValue(`${name} is not a date and time.`)
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  const padded = [month, day, String(hours)].map((digits) => digits.padStart(2, '0'))
  return `${year}-${padded[0]}-${padded[1]}T${padded[2]}:${minute}:${seconds}`
}

/**
 * The day of what `dateTime` reads, as `yyyy-mm-dd`.
 * @throws BadValue for another text
 */
export function day(name: string, text: string | null | undefined, order?: DayOrder | null): string | null {
  return dateTime(name, text, order)?.slice(0, 10) ?? null
}

/** Converts Unix seconds to RFC 3339; null outside the years 1970 to 2200. */
export function unixTime(seconds: unknown): string | null {
  const value = typeof seconds === 'string' && seconds.trim() !== '' ? Number(seconds) : seconds
  if (typeof value !== 'number' || !(value > 0 && value < 7_258_118_400)) return null
  return new Date(Math.round(value * 1000)).toISOString()
}

/** Reads a color as `#RRGGBB`, from six or eight digits with or without `#`; null for another text. */
export function hexColor(text: string | null | undefined): string | null {
  const digits = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec((text ?? '').trim())?.[1]
  return digits === undefined ? null : `#${digits.toUpperCase()}`
}

/** The last segment of a path. */
export function lastSegment(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}
