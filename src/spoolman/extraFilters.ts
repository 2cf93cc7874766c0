import { sql, type RawBuilder } from 'kysely'
import type { Field } from '../../generated/spoolman/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { EXTRA_TABLES, listFields, type Entity } from './extra.ts'
import { allOf, filterParts, textFilter, type Column, type Condition } from './filters.ts'
import { readDate } from './lenient.ts'
import type { ExtraColumns } from './sort.ts'

/** Whether a value of an additional field matches. */
type Match = (value: unknown) => boolean

/**
 * Builds the conditions of filters by additional fields: each is a list of values of the field's type, any of which matches, and an
 * empty one stands for "not set". A filter by a field that does not exist is ignored, since programs keep filters for longer than fields.
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
    const [entity, values, id] = extra[name.slice(0, dot)] ?? []
    if (!entity || !values || !id) continue
    const key = name.slice(dot)
    const field = (await listFields(db, userId, entity)).find((other) => other.key === key)
    if (!field) continue
    conditions.push(
      field.field_type === 'text'
        ? textCondition(name, sql`${values} ->> ${key}::text`, filter)
        : await valueCondition(db, userId, { name, filter, field, entity, id }),
    )
  }
  return conditions
}

/** Texts can be long, so the database searches them. Each is read from its JSON once, and compared with all parts of the filter. */
function textCondition(name: string, json: Column, filter: string): Condition {
  const condition = allOf(textFilter(name, sql`value.text`, filter))
  return sql<boolean>`(select ${condition} from (select (${json})::jsonb #>> '{}' as text offset 0) as value)`
}

interface ValueFilter {
  readonly name: string
  readonly filter: string
  readonly field: Field
  readonly entity: Entity
  readonly id: Column
}

async function valueCondition(
  db: Reader,
  userId: number,
  { name, filter, field, entity, id }: ValueFilter,
): Promise<Condition> {
  const parts = filterParts(name, filter)
  const texts = parts.filter((part) => part !== '').map((part) => /^"(.*)"$/s.exec(part)?.[1] ?? part)
  const match = matchOf(name, field, texts)
  const values = await readValues(db, userId, entity, field.key)
  const among = (rows: readonly { readonly id: number | string }[]) => isAmong(entity, id, rows)
  const found = among(values.filter(({ value }) => match(value)))
  if (!parts.includes('')) return found
  const set = among(values.filter(({ value }) => value !== '' && value !== false))
  return sql<boolean>`(${found} or ${set} is not true)`
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
 * Reads the values of a filter. Double quotes around them mean nothing here: they must be equal anyway.
 * @returns whether a value of the field, which is read once for all of them, matches one
 */
function matchOf(name: string, field: Field, texts: readonly string[]): Match {
  switch (field.field_type) {
    case 'integer_range':
    case 'float_range':
      return anyOf(texts.map((text) => rangeWithin(name, text)))
    case 'boolean':
      return anyOf(texts.map((text) => equals(booleanOf(name, text))))
    case 'datetime': {
      const isFound = anyOf(texts.map((text) => datesBetween(name, text)))
      return (value) => isFound(Date.parse(readDate(String(value)) ?? String(value)))
    }
    case 'choice': {
      const choices = new Set<unknown>(texts)
      return (value) => [value].flat().some((choice) => choices.has(choice))
    }
    default:
      return anyOf(
        texts.map((text) => (text.includes(':') ? numbersBetween(name, text) : equals(numberOf(name, text)))),
      )
  }
}

function anyOf(matches: readonly Match[]): Match {
  return (value) => matches.some((match) => match(value))
}

function equals(expected: unknown): Match {
  return (value) => value === expected
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
  return (time) => isBetween(time, from, to)
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
  const time = Date.parse(readDate(text) ?? '')
  if (Number.isNaN(time)) throw noValue(name, 'a date')
  return time
}

function noValue(name: string, kind: string): Problem {
  return Problem.invalid({ [name]: [`This must be ${kind}.`] })
}
