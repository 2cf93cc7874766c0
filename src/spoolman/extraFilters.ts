import { sql, type RawBuilder } from 'kysely'
import type { Field } from '../../generated/spoolman/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { EXTRA_TABLES, listFields, type Entity } from './extra.ts'
import { filterParts, type Condition } from './filters.ts'
import { readDate } from './lenient.ts'
import type { ExtraColumns } from './sort.ts'

/** Whether a value of an additional field matches. */
type Match = (value: unknown) => boolean

/**
 * Builds the conditions of filters by additional fields: each is a list of values of the field's type, any of which matches, and an
 * empty one stands for "not set".
 * @param filters texts by name, such as `filament.extra.tag`
 * @throws Problem 400 for a text that is not a value of the field's type
 */
export async function extraConditions(
  db: Reader,
  userId: number,
  filters: ReadonlyMap<string, string>,
  extra: ExtraColumns,
): Promise<Condition[]> {
  const conditions: Condition[] = []
  for (const [name, filter] of filters) {
    const dot = name.lastIndexOf('.') + 1
    const [entity, , id] = extra[name.slice(0, dot)] ?? []
    if (!entity || !id) continue
    const key = name.slice(dot)
    const field = (await listFields(db, userId, entity)).find((other) => other.key === key)
    const parts = filterParts(name, filter)
    const matches = parts.flatMap((part) => (part === '' ? [] : [matchOf(name, field, part)]))
    const values = await readValues(db, userId, entity, key)
    const found = values.filter(({ value }) => matches.some((match) => match(value)))
    const set = values.filter(({ value }) => value !== '' && value !== false)
    const among = (rows: readonly { readonly id: number | string }[]) => isAmong(entity, id, rows)
    conditions.push(parts.includes('') ? sql<boolean>`(${among(found)} or ${among(set)} is not true)` : among(found))
  }
  return conditions
}

/** Reads the values of a field of the records that have one. */
async function readValues(db: Reader, userId: number, entity: Entity, key: string) {
  const rows = await db
    // The three tables have the columns; Kysely's types accept one table at a time.
    .selectFrom(EXTRA_TABLES[entity] as 'brands')
    .select(['id', sql<string>`extra ->> ${key}::text`.as('json')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`extra ? ${key}`)
    .execute()
  return rows.map(({ id, json }) => ({ id, value: JSON.parse(json) as unknown }))
}

function isAmong(
  entity: Entity,
  id: RawBuilder<unknown>,
  rows: readonly { readonly id: number | string }[],
): RawBuilder<boolean> {
  const ids = rows.map((row) => row.id)
  return entity === 'spool' ? sql<boolean>`${id} = any(${ids}::uuid[])` : sql<boolean>`${id} = any(${ids}::bigint[])`
}

/**
 * Reads one value of a filter. Double quotes around it mean that a text must be equal.
 * @param field undefined for one that was not added: no record has a value of it
 */
function matchOf(name: string, field: Field | undefined, part: string): Match {
  const [, exact] = /^"(.*)"$/s.exec(part) ?? []
  const text = exact ?? part
  switch (field?.field_type) {
    case 'integer':
    case 'float':
      return text.includes(':') ? numbersBetween(name, text) : equals(numberOf(name, text))
    case 'integer_range':
    case 'float_range':
      return rangeWithin(name, text)
    case 'boolean':
      return equals(booleanOf(name, text))
    case 'datetime':
      return datesBetween(name, text)
    case 'choice':
      return (value) => [value].flat().includes(text)
    default:
      return exact === undefined ? (value) => contains(value, text) : equals(text)
  }
}

function equals(expected: unknown): Match {
  return (value) => value === expected
}

function contains(value: unknown, text: string): boolean {
  return typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase())
}

/** Reads `from:to`, of which either end may be missing. */
function numbersBetween(name: string, text: string): Match {
  const [from, to] = endsOf(name, text, ':', numberOf)
  return (value) => isBetween(value, from, to)
}

/** Reads `from:to`, in which the range that is stored must lie. */
function rangeWithin(name: string, text: string): Match {
  const [from, to] = endsOf(name, text, ':', numberOf)
  return (value) => {
    const [start, end] = value as readonly (number | null)[]
    return (from === null || isBetween(start, from, null)) && (to === null || isBetween(end, null, to))
  }
}

/** Reads `from|to`, of which either end may be missing, or one date. */
function datesBetween(name: string, text: string): Match {
  const [from, to] = text.includes('|') ? endsOf(name, text, '|', timeOf) : [timeOf(name, text), timeOf(name, text)]
  return (value) => isBetween(Date.parse(readDate(String(value))), from, to)
}

function isBetween(value: unknown, from: number | null, to: number | null): boolean {
  return typeof value === 'number' && (from === null || value >= from) && (to === null || value <= to)
}

/** Reads the ends of a range, not both of which may be missing. */
function endsOf(
  name: string,
  text: string,
  separator: string,
  read: (name: string, text: string) => number,
): [from: number | null, to: number | null] {
  const at = text.indexOf(separator)
  if (at < 0 || text.trim() === separator) throw noValue(name, `a range, from${separator}to`)
  const [from, to] = [text.slice(0, at), text.slice(at + 1)].map((end) => (end.trim() === '' ? null : read(name, end)))
  return [from ?? null, to ?? null]
}

function numberOf(name: string, text: string): number {
  const number = text.trim() === '' ? NaN : Number(text)
  if (!Number.isFinite(number)) throw noValue(name, 'a number')
  return number
}

function booleanOf(name: string, text: string): boolean {
  if (!/^(true|false)$/i.test(text)) throw noValue(name, 'true or false')
  return text.toLowerCase() === 'true'
}

/** Milliseconds since 1970. */
function timeOf(name: string, text: string): number {
  const time = Date.parse(readDate(text))
  if (Number.isNaN(time)) throw noValue(name, 'a date')
  return time
}

function noValue(name: string, kind: string): Problem {
  return Problem.invalid({ [name]: [`This must be ${kind}.`] })
}
