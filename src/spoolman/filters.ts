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
 * equal, any other must be contained in any case; an empty one stands for "not set", with or without quotes.
 * @throws Problem 400 for too many texts
 */
export function textFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  if (filter === undefined) return []
  const conditions = filterParts(name, filter).map((part) => {
    if (part === '' || part === '""') return sql<boolean>`coalesce(${column}, '') = ''`
    const [, exact] = /^"(.*)"$/s.exec(part) ?? []
    return exact === undefined
      ? sql<boolean>`${column} ilike ${likeContains(part)}`
      : sql<boolean>`${column} = ${exact}`
  })
  return [eitherOf(conditions)]
}

/** Builds the condition of a filter of ids: a list, in which -1 stands for "none". */
export function idFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  if (filter === undefined || filter.trim() === '') return []
  const ids = filterParts(name, filter).map(Number)
  const found = sql<boolean>`${column} = any(${ids}::bigint[])`
  return [ids.includes(-1) ? eitherOf([found, sql<boolean>`${column} is null`]) : found]
}

/**
 * Builds the condition of a filter of dates: ranges of which either end may be missing, and single dates, any of which matches; an empty
 * one stands for "not set".
 * @throws Problem 400 for text that is not a date
 */
export function dateFilter(name: string, column: Column, filter: string | undefined): Condition[] {
  return filter === undefined
    ? []
    : [eitherOf(filterParts(name, filter).map((part) => dateCondition(name, column, unquoted(part))))]
}

function dateCondition(name: string, column: Column, part: string): Condition {
  if (part === '') return sql<boolean>`${column} is null`
  if (!part.includes('|'))
    return sql<boolean>`date_trunc('second', ${column}) = date_trunc('second', ${dateOf(name, part)}::timestamptz)`
  const [from = '', to = ''] = part.split('|')
  if (from.trim() === '' && to.trim() === '') throw noDate(name)
  return allOf([
    ...(from.trim() === '' ? [] : [sql<boolean>`${column} >= ${dateOf(name, from)}::timestamptz`]),
    // Records are shown in whole seconds, and a range includes the one whose date it ends with.
    ...(to.trim() === '' ? [] : [sql<boolean>`date_trunc('second', ${column}) <= ${dateOf(name, to)}::timestamptz`]),
  ])
}

/** The text within double quotes, if it is in some: they mean "equal", which dates must be anyway. */
function unquoted(part: string): string {
  return /^"(.*)"$/s.exec(part)?.[1] ?? part
}

/** Combines conditions, all of which must hold. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`
}

/** Combines conditions, one of which must hold. */
export function eitherOf(conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join([...conditions], sql` or `)})`
}

function dateOf(name: string, text: string): string {
  const date = readDate(text)
  // PostgreSQL has no year 0.
  if (date === null || !/^(?!0000)[0-9]{4}-/.test(date)) throw noDate(name)
  return date
}

function noDate(name: string): Problem {
  return Problem.invalid({ [name]: ['This is not a date.'] })
}

/**
 * Returns the texts between the commas that are not in double quotes.
 * @throws Problem 400 for too many
 */
export function filterParts(name: string, filter: string): string[] {
  const parts = [...filter.matchAll(/(?:^|,)((?:\s*"[^"]*"\s*(?=,|$))|[^,]*)/g)].map(([, part = '']) => part.trim())
  if (parts.length > MAX_PARTS) throw Problem.invalid({ [name]: [`A filter can have at most ${MAX_PARTS} texts.`] })
  return parts
}
