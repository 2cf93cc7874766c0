import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PrintSummaryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { asJson } from '../database/json.ts'
import { searchPatterns } from '../database/search.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { matchesFilter } from './filter.ts'
import type { SearchFilter } from './listFilter.ts'
import { selectMatching, type ListShape, type SearchedFilter } from './matches.ts'
import { SORT_KEYS, type PrintOrder } from './order.ts'
import { SUMMARY_COLUMNS, summaryMembers } from './summaryMembers.ts'

/** Order and part of a list of prints. */
interface PrintPage extends PrintOrder {
  /** Maximum number of prints. */
  readonly limit: number
  /** Number of matching prints before the page. */
  readonly offset: number
}

/** Parameters of the statement of a page. */
interface PageParameters extends SearchedFilter {
  readonly baseUrl: string
  /** The contract's default page size where it is left out. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

const DEFAULT_LIMIT = 25
/**
 * The first page of default size has its limit in the text: PostgreSQL keeps a plan for many executions only when it knows how
 * few rows are wanted, and planning again costs as much as the page does.
 */
const DEFAULT_LIMIT_TEXT = sql<number>`25`

/** A page of a user's prints, in short, and how many match in all. The items are JSON text that the response takes as it is. */
export async function listPrints(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  { searchText, ...filter }: SearchFilter,
  { limit, offset, ...order }: PrintPage,
): Promise<{ items: PrintSummaryDto[]; totalCount: number }> {
  const patterns = searchPatterns(searchText ?? '')
  const shape = { ...order, words: patterns.length }
  const searched = { ...filter, patterns: patterns.length > 0 ? patterns : undefined }
  const page = { limit: limit === DEFAULT_LIMIT ? undefined : limit, offset: offset === 0 ? undefined : offset }
  const rows = await pageOf(db, shape, { ...searched, ...page, baseUrl })
  const first = rows[0]
  if (first) return { items: JsonText.list(rows.map((row) => row.item)), totalCount: first.total_count }
  // A page past the last one has no row to carry the count.
  const [count] = offset === 0 ? [] : await countOf(db, shape, searched)
  return { items: [], totalCount: count?.total_count ?? 0 }
}

/** The statement of a page; exported for the test that watches its plan. */
export function buildPage(
  db: ReadonlyKysely<DB>,
  shape: ListShape,
  { baseUrl, limit, offset, ...filter }: PageParameters,
) {
  const count = filter.patterns === undefined ? buildCount(db, shape, filter) : sql`(select count(*) from matching)`
  return (
    withMatching(db, shape, filter)
      // The page comes first, so that what belongs to a row is looked up for these rows only.
      .selectFrom(selectRows(db, shape, { ...filter, limit, offset }).as('p'))
      .select([asJson(summaryMembers(baseUrl, filter)).as('item'), sql<number>`${count}`.as('total_count')])
      .orderBy(SORT_KEYS[shape.sortColumn], directionOf(shape))
      .orderBy('p.id', shape.sortDirection)
  )
}

/** One row: a print on the page. */
function selectRows(
  db: ReadonlyKysely<DB>,
  shape: ListShape,
  { limit, offset, ...filter }: Omit<PageParameters, 'baseUrl'>,
) {
  const isSearch = filter.patterns !== undefined
  return db
    .selectFrom('prints as p')
    .select(SUMMARY_COLUMNS)
    .where(isSearch ? isOnPage(shape, { ...filter, limit, offset }) : matchesFilter(filter))
    .orderBy(SORT_KEYS[shape.sortColumn], directionOf(shape))
    .orderBy('p.id', shape.sortDirection)
    .limit(limit ?? DEFAULT_LIMIT_TEXT)
    .$call((query) => (isSearch || offset === undefined ? query : query.offset(offset)))
}

/** The date is never null; with `nulls last` its index would not serve. */
function directionOf({ sortColumn, sortDirection }: PrintOrder) {
  return (order: OrderByItemBuilder) =>
    sortColumn === 'date' ? order[sortDirection]() : order[sortDirection]().nullsLast()
}

/** A search reads all texts of its user, so its result serves both the page and the count. */
function withMatching(
  db: ReadonlyKysely<DB>,
  shape: ListShape,
  filter: SearchedFilter,
): Pick<ReadonlyKysely<DB>, 'selectFrom'> {
  if (filter.patterns === undefined) return db
  return db.with(
    (cte) => cte('matching').materialized(),
    () => db.selectFrom(selectMatching(shape, filter).as('s')).select(['s.id', 's.key']),
  )
}

/** A condition on a row named `p`: it is on the page of `matching`. */
function isOnPage(
  { sortDirection }: PrintOrder,
  { userId, limit, offset }: Pick<PageParameters, 'userId' | 'limit' | 'offset'>,
): RawBuilder<boolean> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  return sql<boolean>`p.user_id = ${userId} and p.id = any(array(
    select s.id from matching s order by s.key ${direction} nulls last, s.id ${direction}
    limit ${limit ?? DEFAULT_LIMIT_TEXT} offset ${offset ?? 0}))`
}

function buildCount(db: ReadonlyKysely<DB>, shape: ListShape, filter: SearchedFilter) {
  if (filter.patterns !== undefined)
    return db.selectFrom(selectMatching(shape, filter).as('s')).select(sql<number>`count(*)`.as('total_count'))
  return db
    .selectFrom('prints as p')
    .select(sql<number>`count(*)`.as('total_count'))
    .where(matchesFilter(filter))
}

const pageOf = compiledOnce(buildPage)
const countOf = compiledOnce(buildCount)
