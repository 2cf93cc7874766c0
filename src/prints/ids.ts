import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { searchPatterns } from '../database/search.ts'
import { matchesFilter } from './filter.ts'
import type { SearchFilter } from './listFilter.ts'
import { selectMatching, type MatchedPrint } from './matches.ts'
import { SORT_KEYS, type PrintOrder } from './order.ts'

/** Ids of a user's prints in the order of a list, as text of an array; null for none. */
export async function listPrintIds(
  db: ReadonlyKysely<DB>,
  { searchText, ...filter }: SearchFilter,
  { sortColumn, sortDirection }: PrintOrder,
): Promise<string | null> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  const patterns = searchPatterns(searchText ?? '')
  const shape = { sortColumn, sortDirection, words: patterns.length }
  const matching =
    patterns.length > 0
      ? selectMatching(shape, { ...filter, patterns })
      : sql`(select p.id, ${SORT_KEYS[sortColumn]} as key from prints p where ${matchesFilter(filter)})`
  const { ids } = await db
    .selectFrom(sql<MatchedPrint>`${matching}`.as('s'))
    .select(
      sql<string | null>`array_agg(s.id order by s.key ${direction} nulls last, s.id ${direction})::text`.as('ids'),
    )
    .executeTakeFirstOrThrow()
  return ids
}
