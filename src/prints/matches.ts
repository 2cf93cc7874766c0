import { sql } from 'kysely'
import { matchesFilter, type PrintFilter } from './filter.ts'
import { SORT_KEYS, type PrintOrder } from './order.ts'
import { selectFoundPrints } from './search.ts'

/** Properties that the text of a list's statement depends on, besides which conditions are provided. */
export interface ListShape extends PrintOrder {
  /** Number of patterns. */
  readonly words?: number
}

/** A filter, and the patterns of a search. */
export interface SearchedFilter extends PrintFilter {
  /** Result of `searchPatterns`, unless it is empty. */
  readonly patterns?: readonly string[] | undefined
}

/** One row: a print that a search finds and that matches the filter. */
export interface MatchedPrint {
  readonly id: number
  /** The value that it is sorted by. */
  readonly key: unknown
}

/** The matches of a search. The table is read only for a filter besides it, and for other orders than by date. */
export function selectMatching(
  { words = 0, sortColumn }: ListShape,
  { patterns = [], userId, ...filter }: SearchedFilter,
) {
  const found = selectFoundPrints({ userId, patterns, words })
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  if (!isFiltered && sortColumn === 'date')
    return sql<MatchedPrint>`(select s.id, s.logged_date as key from (${found}) s)`
  return sql<MatchedPrint>`(select p.id, ${SORT_KEYS[sortColumn]} as key from (${found}) s join prints p on p.id = s.id
    where ${matchesFilter({ userId, ...filter })})`
}
