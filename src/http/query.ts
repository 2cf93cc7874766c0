import { nearest, notRecognized } from '../kernel/nearest.ts'
import { Problem } from '../kernel/problem.ts'
import { BROKEN_ENCODING, converter, storable, type Convert, type ParameterSchema } from './convert.ts'

interface QueryName {
  readonly name: string
  readonly isArray: boolean
  /** Whether a comma ends an entry of the list: its entries are ids, UUIDs or enumeration values, which contain none. */
  readonly hasCommas: boolean
  readonly convert: Convert
}

/** The query parameters of an operation. */
export interface QueryNames {
  /** By lower-cased name: query names match in any case. */
  readonly own: ReadonlyMap<string, QueryName>
  /** Lower-cased names that any operation has. */
  readonly all: ReadonlySet<string>
}

/** Names in one response. */
const MAX_UNKNOWN = 50
/** A list's name with an empty or numbered bracket, as axios, PHP, Rails and qs write it. */
const BRACKETS = /^([^[\]]+)\[\d{0,4}\]$/

/** Prepares the query parameters of an operation for reading. */
export function queryNames(
  parameters: readonly { readonly name: string; readonly in: string; readonly schema: ParameterSchema }[],
): QueryNames['own'] {
  const names = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const isArray = schema.type === 'array'
      const entry = isArray ? schema.items : schema
      return { name, isArray, hasCommas: isArray && isToken(entry), convert: converter(entry) }
    })
  return new Map(names.map((known) => [known.name.toLowerCase(), known]))
}

function isToken(schema: ParameterSchema | undefined): boolean {
  return schema?.type === 'integer' || schema?.format === 'uuid' || schema?.enum !== undefined
}

/**
 * Query parameters under the contract's names and types. A list may be repeated (`a=1&a=2`), bracketed (`a[]=1`), indexed
 * (`a[0]=1`) and, unless it is of free text, separated by commas. A name that is nearly one of the operation's own is refused,
 * since its filter would silently not apply; any other unknown name is ignored, the credential among them. A parameter that
 * should be single but is repeated becomes a list and fails validation.
 * An address has at most 8 KiB, which URLSearchParams reads in 1 ms at most.
 * @throws Problem 400 for broken percent-encoding, NUL, and names that are nearly known
 */
export function readQuery(raw: string, names: QueryNames): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  if (raw === '') return query
  requireDecodable(raw, names)
  const misspelled = new Map<string, string[]>()
  for (const [key, text] of new URLSearchParams(raw)) {
    const known = find(key, names.own)
    if (known) add(query, known, text)
    else if (misspelled.size < MAX_UNKNOWN && isMisspelled(key, names)) {
      misspelled.set(key.slice(0, 200), [notRecognized(baseOf(key), ownNames(names))])
    }
  }
  if (misspelled.size > 0) throw Problem.invalid(Object.fromEntries(misspelled))
  return query
}

/**
 * Refuses parameters of the operation whose text URLSearchParams would replace (bytes that are not UTF-8) or leave as it is (a
 * percent sign without two hexadecimal digits).
 */
function requireDecodable(raw: string, { own }: QueryNames): void {
  if (isDecodable(raw)) return
  const broken = new URLSearchParams(
    raw
      .split('&')
      .filter((pair) => !isDecodable(pair))
      .join('&'),
  )
  const errors = [...broken.keys()].flatMap((key) => {
    const known = find(key, own)
    return known ? [[known.name, [BROKEN_ENCODING]] as const] : []
  })
  if (errors.length > 0) throw Problem.invalid(Object.fromEntries(errors))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function find(key: string, own: QueryNames['own']): QueryName | undefined {
  const name = key.toLowerCase()
  const known = own.get(name)
  if (known) return known
  const listed = own.get(BRACKETS.exec(name)?.[1] ?? '')
  return listed?.isArray ? listed : undefined
}

function add(query: Record<string, unknown>, { name, isArray, hasCommas, convert }: QueryName, text: string): void {
  if (isArray) {
    const list = (query[name] ??= []) as unknown[]
    const entries = hasCommas ? text.split(',') : [text]
    for (const entry of entries) list.push(convert(storable(`${name}[${list.length}]`, entry)))
    return
  }
  const value = convert(storable(name, text))
  query[name] = Object.hasOwn(query, name) ? [query[name], value].flat() : value
}

/** Clients send some names to every operation, such as those of paging; a name of another operation is not a misspelling. */
function isMisspelled(key: string, names: QueryNames): boolean {
  const base = baseOf(key)
  return (
    names.own.has(base.toLowerCase()) || (!names.all.has(base.toLowerCase()) && nearest(base, ownNames(names)) !== null)
  )
}

/** The name in front of a bracket: `printer` of `printer[id]`. */
function baseOf(key: string): string {
  return key.split('[', 1)[0] ?? ''
}

function ownNames({ own }: QueryNames): string[] {
  return [...own.values()].map(({ name }) => name)
}
