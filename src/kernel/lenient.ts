import { parseInnerJson } from './json.ts'

/**
 * Lenient readers for device data. Devices neither retry nor correct a request, so an unusable field counts as absent
 * instead of being refused.
 */

/**
 * Maximum number of characters examined in a text; no path, name or sentence is longer. Cleaning 4 MiB took half a
 * second.
 */
const MAX_TEXT = 10_000
const MAX_SECONDS = 2_147_483_647
/** Maximum length in mm: ten kilometers, far longer than any spool. */
const MAX_LENGTH_MM = 10_000_000
/**
 * Seconds by which a device's clock may lag behind ours and still be trusted. Devices send each event once,
 * immediately.
 */
const MAX_BEHIND = 86_400
/** Seconds by which a device's clock may be ahead of ours and still be trusted. */
const MAX_AHEAD = 600

/** Members of a JSON object that a device sent. */
export type Fields = Readonly<Record<string, unknown>>

const NONE: Fields = {}

/** Returns an own property; inherited names such as `constructor` yield undefined. */
export function ownProperty(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Reads an object or the JSON text of one. Anything else, including what cannot be stored, yields an empty object. */
export function objectOf(value: unknown): Fields {
  const parsed = typeof value === 'string' ? parsedOrNull(value) : value
  return isObject(parsed) ? parsed : NONE
}

/** Reads a list or the JSON text of one. Anything else yields an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  const parsed = typeof value === 'string' ? parsedOrNull(value) : value
  return Array.isArray(parsed) ? parsed : []
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsedOrNull(text: string): unknown {
  try {
    return parseInnerJson(text)
  } catch {
    return null
  }
}

/** Reads a text as a single line, or a number as text; null when it is empty. A very long text is truncated, possibly within a character. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return text === '' ? null : text
}

/** Returns the first value that `textOf` can read, as text. */
export function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = textOf(value)
    if (text !== null) return text
  }
  return null
}

/** Reads a number from 0 to a maximum, or the text of one. */
export function amountOf(value: unknown, maximum: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= maximum ? number : null
}

/** Reads whole seconds. */
export function secondsOf(value: unknown): number | null {
  const seconds = amountOf(value, MAX_SECONDS)
  return seconds === null ? null : Math.round(seconds)
}

/** Reads a length in mm. */
export function millimetresOf(value: unknown): number | null {
  return amountOf(value, MAX_LENGTH_MM)
}

/** Reads a whole percentage. */
export function percentOf(value: unknown): number | null {
  const percent = amountOf(value, 100)
  return percent === null ? null : Math.round(percent)
}

/** Reads a positive safe integer; null for anything else. */
export function idOf(value: unknown): number | null {
  const text = textOf(value) ?? ''
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * Reads Unix seconds as RFC 3339; null when the device's clock cannot be right.
 * @param received time at which the request arrived
 */
export function timeOf(value: unknown, received: Date): string | null {
  const now = received.getTime() / 1000
  const seconds = amountOf(value, now + MAX_AHEAD)
  return seconds === null || seconds < now - MAX_BEHIND ? null : new Date(Math.round(seconds * 1000)).toISOString()
}

/** Truncates a text to a number of characters, counted as PostgreSQL counts them. */
export function truncate(text: string, characters: number): string {
  return text.length <= characters ? text : [...text].slice(0, characters).join('')
}
