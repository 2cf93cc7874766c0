import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const TEXT = readFileSync(path.resolve(import.meta.dirname, '../../db/citus.sql'), 'utf8')
const names = (part: string) => [...part.matchAll(/'([a-z_]+)'/g)].map(([, name = '']) => name)
const listAfter = (call: string) => {
  const end = TEXT.indexOf(call)
  const start = TEXT.indexOf('unnest(array[', end)
  return names(TEXT.slice(start, TEXT.indexOf('])', start)))
}

/** Tables that each node has a copy of. */
export const REFERENCE_TABLES: readonly string[] = listAfter('select create_reference_table')
/** Tables whose rows are on the node of their owner, as db/citus.sql lists them. */
export const USERS_TABLES: readonly string[] = ['printers', ...listAfter('select create_distributed_table(name')]
/** Tables whose rows are on nodes by another column. */
export const OTHER_TABLES: readonly string[] = [
  ...TEXT.matchAll(/create_distributed_table\('([a-z_]+)', '(?!user_id)/g),
].map(([, name = '']) => name)

const MENTION = new RegExp(
  `\\b(from|join|using|update|delete from) (?:only )?(${USERS_TABLES.join('|')})\\b(?: as)?(?: (?!set\\b|where\\b|on\\b|inner\\b|left\\b|cross\\b|order\\b|group\\b|limit\\b|for\\b|using\\b|union\\b|offset\\b|full\\b|join\\b|returning\\b)([a-z_]+))?`,
  'g',
)
/** Functions whose result differs from call to call. */
const VOLATILE = String.raw`\b(?:now|clock_timestamp|gen_random_uuid|random|nextval)\(`

/** Statements of requests that are about rows of several users, with the reason. */
const EXCEPTIONS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^select user_id as userid from (?:comments|images|prints|projects) where id = \$1$/,
    reason: 'whose a record of somebody else is, an instance asks once (src/users/recordOwner.ts)',
  },
]

/**
 * Fails for a statement that is not the work of one node, or that Citus does not run: a table of users without the owner as a
 * parameter, a lock on such rows, or a function that every node would evaluate for itself.
 * @param isJob jobs may look for rows of all users, but not lock them
 */
export function requireDistributable(statement: string, isJob: boolean): void {
  assert.deepEqual(obstaclesOf(statement, isJob), [], statement)
}

/** Whether a statement of requests may be the work of several nodes. */
export function isException(statement: string): boolean {
  const text = plainOf(statement).toLowerCase()
  return EXCEPTIONS.some(({ pattern }) => pattern.test(text))
}

/** Names what `requireDistributable` fails for. */
export function obstaclesOf(statement: string, isJob = false): string[] {
  const text = plainOf(statement)
  const isRead =
    /^(select|with)\b/i.test(text) &&
    !/\b(update|delete|insert)\b|\bfor (no key update|update|share|key share)\b/.test(text)
  const mayLackOwner = (isJob && isRead) || isException(text)
  return [...(mayLackOwner ? [] : withoutOwner(text)), ...volatile(text)]
}

function plainOf(statement: string): string {
  return statement.replaceAll(/--.*$/gm, ' ').replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
}

function withoutOwner(text: string): string[] {
  const mentions = [...text.matchAll(MENTION)].map(([, , table = '', alias]) => ({ table, alias }))
  const named = mentions.filter(({ alias }) => alias !== undefined)
  const missing = named.filter(
    ({ alias, table }) =>
      !new RegExp(`\\b${alias}\\.user_id(?:::bigint)? = \\$\\d`).test(text) && !hasOwner(text, table),
  )
  const unnamed = mentions.length - named.length
  const owners = [...text.matchAll(/(?:^|[^.\w])(?:(?:[a-z_]+)\.)?user_id = \$\d/g)].length
  return [
    ...missing.map(({ table, alias }) => `${table} ${alias} lacks ${alias}.user_id = $n`),
    ...(unnamed > owners ? [`${unnamed} tables of users, ${owners} of them with user_id = $n`] : []),
  ]
}

/** Whether the only mention of a table has a condition without its name. */
function hasOwner(text: string, table: string): boolean {
  return text.split(new RegExp(`\\b${table}\\b`)).length === 2 && /[^.\w]user_id = \$\d/.test(text)
}

/** What `(select now())` gives is evaluated once, before the statement is sent to a node. */
function volatile(text: string): string[] {
  const once = text.replaceAll(/\(select now\(\)[^()]*(?:\([^()]*\))?[^()]*\)/g, 'once')
  const found: string[] = []
  const [, conflict = ''] = /\bon conflict\b.*?\bdo update set (.*?)(?:\breturning\b|$)/.exec(once) ?? []
  if (new RegExp(VOLATILE).test(conflict)) found.push('a volatile function in "on conflict do update"')
  if (new RegExp(`\\breturning\\b.*${VOLATILE}`).test(once) && !/^with /.test(once))
    found.push('a volatile function in "returning"')
  const [, set = ''] = /^update .*? set (.*?)(?: where | from | returning |$)/.exec(once) ?? []
  if (/\b(?:clock_timestamp|gen_random_uuid|random|nextval)\(/.test(set)) found.push('a volatile function in "set"')
  if (new RegExp(`(?:coalesce\\([^)]*|\\bcase\\b.*)${VOLATILE}`).test(set))
    found.push('a volatile function in "case" or "coalesce"')
  return found
}
