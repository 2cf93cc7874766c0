import { sql, type RawBuilder } from 'kysely'
import { likeContains } from '../database/likeContains.ts'
import { Problem } from '../kernel/problem.ts'
import { readDate } from './lenient.ts'

/** Condition of a list, over the columns of its statement. */
export type Condition = RawBuilder<boolean>
/** Column or expression of a statement. */
export type Column = RawBuilder<unknown>

/** Alternatives of one filter. */
const MAX_PARTS = 100

/**
 * Builds the condition of a text filter: texts separated by commas, any of which matches. One in double quotes must be
 * equal, any other must be contained in any case; an empty one stands for "not set".
 * @throws Problem 400 for too many texts
 */
export function textFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  if (filter === undefined) return []
  const conditions = partsOf(name, filter).map((part) => {
    if (part === '') return sql<boolean>`coalesce(${column}, '') = ''`
    const [, exact] = /^"(.*)"$/s.exec(part) ?? []
    return exact === undefined
      ? sql<boolean>`${column} ilike ${likeContains(part)}`
      : sql<boolean>`${column} = ${exact}`
  })
  return [anyOf(conditions)]
}

/**
 * Builds the condition of a filter by additional field, whose values are JSON text. It applies to the text as stored, and
 * a text in double quotes to the value of a text field as well.
 */
export function extraFilter(name: string, column: Column, filter: string): Condition[] {
  const key = name.slice(name.lastIndexOf('.') + 1)
  const value = sql`(${column} ->> ${key}::text)`
  const conditions = partsOf(name, filter).map((part) => {
    if (part === '') return sql<boolean>`coalesce(${value}, '""') = '""'`
    const [, exact] = /^"(.*)"$/s.exec(part) ?? []
    return exact === undefined
      ? sql<boolean>`${value} ilike ${likeContains(part)}`
      : sql<boolean>`${value} in (${exact}, ${JSON.stringify(exact)})`
  })
  return [anyOf(conditions)]
}

/** Builds the condition of a filter of ids: a list, in which -1 stands for "none". */
export function idFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  if (filter === undefined || filter.trim() === '') return []
  const ids = partsOf(name, filter).map(Number)
  const found = sql<boolean>`${column} = any(${ids}::bigint[])`
  return [ids.includes(-1) ? anyOf([found, sql<boolean>`${column} is null`]) : found]
}

/**
 * Builds the condition of a filter of dates: a range of which either end may be missing, a single date, or nothing for
 * "not set".
 * @throws Problem 400 for text that is not a date
 */
export function dateFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  if (filter === undefined) return []
  if (filter.trim() === '') return [sql<boolean>`${column} is null`]
  if (!filter.includes('|'))
    return [sql<boolean>`date_trunc('second', ${column}) = date_trunc('second', ${dateOf(name, filter)}::timestamptz)`]
  const [from = '', to = ''] = filter.split('|')
  return [
    ...(from.trim() === '' ? [] : [sql<boolean>`${column} >= ${dateOf(name, from)}::timestamptz`]),
    ...(to.trim() === '' ? [] : [sql<boolean>`${column} <= ${dateOf(name, to)}::timestamptz`]),
  ]
}

/** Combines conditions, all of which must hold. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`
}

/** Combines conditions, one of which must hold. */
function anyOf(conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join([...conditions], sql` or `)})`
}

function dateOf(name: string, text: string): string {
  const date = readDate(text)
  if (!/^[0-9]{4}-.*Z$/.test(date)) throw Problem.invalid({ [name]: ['This is not a date.'] })
  return date
}

/** The texts between the commas that are not in double quotes. */
function partsOf(name: string, filter: string): string[] {
  const parts = [...filter.matchAll(/(?:^|,)((?:\s*"[^"]*"\s*(?=,|$))|[^,]*)/g)].map(([, part = '']) => part.trim())
  if (parts.length > MAX_PARTS) throw Problem.invalid({ [name]: [`A filter can have at most ${MAX_PARTS} texts.`] })
  return parts
}
