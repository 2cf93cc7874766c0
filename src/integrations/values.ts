import { checked } from '../http/body.ts'

/** Devices are never retried and cannot be corrected: what a field should not hold counts as absent, it is not refused. */

const MAX_SECONDS = 2_147_483_647
/** Ten kilometres, far beyond any spool, in mm. */
const MAX_LENGTH_MM = 10_000_000
/** How far, in seconds, a device's clock may be behind ours and still be believed: notices are sent once, at once. */
const MAX_BEHIND = 86_400
/** How far, in seconds, a device's clock may be ahead of ours and still be believed. */
const MAX_AHEAD = 600

export type Fields = Readonly<Record<string, unknown>>

const NONE: Fields = {}

/** An own member; names such as `constructor` lead nowhere. */
export function member(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** An object, or JSON text of one; anything else, also what cannot be stored, is an empty object. */
export function objectOf(value: unknown): Fields {
  const parsed = typeof value === 'string' ? parsedOrNull(value) : value
  return isObject(parsed) ? parsed : NONE
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsedOrNull(text: string): unknown {
  try {
    return checked(JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Text in one line, or a number as text; null when it is empty. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return text === '' ? null : text
}

/** The first that is some text. */
export function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = textOf(value)
    if (text !== null) return text
  }
  return null
}

/** A number from 0 to a maximum, or the text of one. */
export function amountOf(value: unknown, maximum: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= maximum ? number : null
}

/** Whole seconds. */
export function secondsOf(value: unknown): number | null {
  const seconds = amountOf(value, MAX_SECONDS)
  return seconds === null ? null : Math.round(seconds)
}

/** Millimetres. */
export function millimetresOf(value: unknown): number | null {
  return amountOf(value, MAX_LENGTH_MM)
}

/** A whole per cent. */
export function percentOf(value: unknown): number | null {
  const percent = amountOf(value, 100)
  return percent === null ? null : Math.round(percent)
}

/** A positive integer that is exact; null for anything else. */
export function idOf(value: unknown): number | null {
  const text = textOf(value) ?? ''
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** RFC 3339 of Unix seconds; null for the time of a clock that cannot be right. */
export function timeOf(value: unknown, received: Date): string | null {
  const now = received.getTime() / 1000
  const seconds = amountOf(value, now + MAX_AHEAD)
  return seconds === null || seconds < now - MAX_BEHIND ? null : new Date(Math.round(seconds * 1000)).toISOString()
}

/** The first characters of a text, counted as PostgreSQL counts them. */
export function cut(text: string, characters: number): string {
  return text.length <= characters ? text : [...text].slice(0, characters).join('')
}
