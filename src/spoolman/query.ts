import { converter, storable, type ParameterSchema } from '../http/convert.ts'
import { readBoolean } from './lenient.ts'

/** A parameter of an operation. */
interface QueryParameter {
  readonly name: string
  readonly in: string
  readonly schema: ParameterSchema
}

/** Names of filters by additional fields. */
const EXTRA_FILTER = /^(?:filament\.(?:vendor\.)?)?extra\.[a-z0-9_]{1,64}$/
/** Filters by additional fields in one request. */
const MAX_EXTRA_FILTERS = 20

/**
 * Reads the query of an operation. Unknown names are ignored; of a repeated one, the last value counts, as clients of
 * the interface expect. An empty value of a number or a truth value is not sent.
 * @throws Problem 400 for NUL
 */
export function readSpoolmanQuery(raw: string, parameters: readonly QueryParameter[]): Record<string, unknown> {
  const sent = new URLSearchParams(raw)
  const query: Record<string, unknown> = {}
  for (const { name, in: place, schema } of parameters) {
    const text = place === 'query' ? sent.getAll(name).at(-1) : undefined
    if (text === undefined || (text === '' && schema.type !== 'string')) continue
    query[name] = schema.type === 'boolean' ? readBoolean(text) : converter(schema)(storable(name, text))
  }
  return query
}

/** Reads the filters by additional fields from a query. */
export function readExtraFilters(raw: string): ReadonlyMap<string, string> {
  const filters = [...new URLSearchParams(raw)].filter(([name]) => EXTRA_FILTER.test(name))
  return new Map(filters.slice(0, MAX_EXTRA_FILTERS).map(([name, text]) => [name, storable(name, text)]))
}
