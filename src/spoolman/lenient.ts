/** A property's schema, as far as its values are converted. */
interface PropertySchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
}

/** Numbers of milliseconds are greater than this; as seconds it is in the year 2603. */
const MOST_SECONDS = 2e10

/**
 * Converts the properties of a body to what their schemas describe, as the clients in the field rely on: numbers that
 * are sent as text, truth values as text or as 0 and 1, an empty text for a property that is not set, null for an object that is not
 * sent, and dates as numbers or without an offset, which then are in UTC. Everything else is left to validation.
 * @param properties schemas of the body's properties
 */
export function normalizeBody(body: unknown, properties: Readonly<Record<string, PropertySchema>>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (value === null && schema?.type === 'object') return []
      return [[name, schema ? normalize(value, schema) : value]]
    }),
  )
}

function normalize(value: unknown, schema: PropertySchema): unknown {
  const types = [schema.type ?? []].flat()
  if (schema.format === 'date-time') return toDate(value)
  if (typeof value === 'string') {
    if (types.includes('number') || types.includes('integer')) return toNumber(value)
    if (types.includes('boolean')) return readBoolean(value)
    const isEmpty = value.trim() === '' && types.includes('null') && (schema.pattern ?? schema.enum) !== undefined
    return isEmpty ? null : value
  }
  if (types.includes('boolean') && (value === 0 || value === 1)) return value === 1
  // A whole number of °C that was computed, such as 215.0, is an integer in JSON already.
  return value
}

function toNumber(text: string): unknown {
  return /^\s*[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})\s*$/.test(text) ? Number(text) : text
}

/** Reads a truth value as clients write it; any other text stays as it is. */
export function readBoolean(text: string): boolean | string {
  if (/^(true|1|yes|on|t|y)$/i.test(text)) return true
  return /^(false|0|no|off|f|n)$/i.test(text) ? false : text
}

function toDate(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{1,16}(\.\d+)?$/.test(value)) return toDate(Number(value))
  if (typeof value === 'number') {
    const date = new Date(Math.abs(value) > MOST_SECONDS ? value : value * 1000)
    return Number.isFinite(date.getTime()) ? date.toISOString() : value
  }
  return typeof value === 'string' ? (readDate(value) ?? value) : value
}

/** Whether a day exists: JavaScript reads February 30 as a day of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(day)
}

/** Completes a date in ISO 8601 format to a time in UTC; null for any other text, and for a day that does not exist. */
export function readDate(text: string): string | null {
  const [, day, time = '00:00:00', fraction = '', offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,9})?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text.trim()) ?? []
  if (day === undefined || !isDay(day)) return null
  const seconds = time.length === 5 ? `${time}:00` : time
  const date = new Date(
    `${day}T${seconds}${fraction.slice(0, 4)}${offset.replace(/^(...)(\d\d)$/, '$1:$2').toUpperCase()}`,
  )
  return Number.isFinite(date.getTime()) ? date.toISOString() : null
}
