import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PrintSortColumn, PrintSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { asJson, rfc3339 } from '../database/json.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { searchPatterns } from '../database/search.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { costJson } from './cost.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { matchesFilter, SECONDS, type PrintFilter } from './filter.ts'
import { minorDigitsOf } from './roundedMoney.ts'
import { selectFoundPrints } from './search.ts'
import { NOTHING, summaryForOwner, summaryForVisitors } from './shared.ts'

/** Sort order of a list of prints. */
export interface PrintOrder {
  readonly sortColumn: PrintSortColumn
  readonly sortDirection: SortDirection
}

/** Properties that the text of the statement depends on, besides which conditions are provided. */
interface Shape extends PrintOrder {
  /** Number of patterns. */
  readonly words?: number
}

/** A filter, and the patterns of a search. */
export interface Matching extends PrintFilter {
  /** Result of `searchPatterns`, unless it is empty. */
  readonly patterns?: readonly string[] | undefined
}

interface Page extends Matching {
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

/** Expressions over a row named `p`. */
export const SORT_KEYS: Readonly<Record<PrintSortColumn, RawBuilder<unknown>>> = {
  date: sql`p.logged_date`,
  title: sql`lower(p.title)`,
  status: sql`p.status`,
  duration: SECONDS,
  weight: sql`coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)`,
  cost: sql`coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)`,
  rating: sql`p.rating`,
}

/**
 * A page of a user's prints, in short, and how many match in all. The items are JSON text that the response takes as it is.
 * @param offset how many matching prints to skip
 */
export async function listPrints(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  { searchText, ...filter }: PrintFilter & { readonly searchText?: string | undefined },
  order: PrintOrder,
  limit: number,
  offset: number,
): Promise<{ items: PrintSummaryDto[]; totalCount: number }> {
  const patterns = searchPatterns(searchText ?? '')
  const shape = { ...order, words: patterns.length }
  const matching = { ...filter, patterns: patterns.length > 0 ? patterns : undefined }
  const page = { limit: limit === DEFAULT_LIMIT ? undefined : limit, offset: offset === 0 ? undefined : offset }
  const rows = await pageOf(db, shape, { ...matching, ...page, baseUrl })
  const first = rows[0]
  if (first) return { items: JsonText.list(rows.map((row) => row.item)), totalCount: first.total_count }
  // A page past the last one has no row to carry the count.
  const [count] = offset === 0 ? [] : await countOf(db, shape, matching)
  return { items: [], totalCount: count?.total_count ?? 0 }
}

/** The statement of a page; exported for the test that watches its plan. */
export function buildPage(db: ReadonlyKysely<DB>, shape: Shape, { baseUrl, limit, offset, ...filter }: Page) {
  const { sortColumn, sortDirection } = shape
  const key = SORT_KEYS[sortColumn]
  // The date is never null; with `nulls last` its index would not serve.
  const direction = (order: OrderByItemBuilder) =>
    sortColumn === 'date' ? order[sortDirection]() : order[sortDirection]().nullsLast()
  const isSearch = filter.patterns !== undefined
  const asSeen = filter.forOthers ? summaryForVisitors : summaryForOwner
  return (
    withMatching(db, shape, filter)
      // The page comes first, so that what belongs to a row is looked up for these rows only.
      .selectFrom((query) =>
        query
          .selectFrom('prints as p')
          .select([
            'p.id',
            'p.title',
            'p.status',
            'p.view_status',
            'p.printer_id',
            'p.project_id',
            'p.start_date',
            'p.end_date',
            'p.estimated_print_time_in_seconds',
            'p.print_time_in_seconds',
            'p.total_time_in_seconds',
            'p.measured_energy_wh',
            'p.plate_count',
            'p.part_count',
            'p.rating',
            'p.filament_amount_mg',
            'p.estimated_filament_amount_mg',
            'p.filament_cost_micros',
            'p.electricity_cost_micros',
            'p.cost_currency',
            'p.tags',
            'p.copies',
            'p.file_name',
            'p.source',
            'p.failure_reason',
            'p.comment_count',
            'p.progress_percent',
            'p.created_date',
            'p.updated_date',
            'p.logged_date',
            'p.shared',
          ])
          .select((print) => minorDigitsOf(print.ref('p.cost_currency')).as('cost_digits'))
          .where(isSearch ? isOnPage(shape, { ...filter, limit, offset }) : matchesFilter(filter))
          .orderBy(key, direction)
          .orderBy('p.id', sortDirection)
          .limit(limit ?? DEFAULT_LIMIT_TEXT)
          .$call((query) => (isSearch || offset === undefined ? query : query.offset(offset)))
          .as('p'),
      )
      .select((query) => [
        asJson(
          asSeen({
            id: query.ref('p.id'),
            title: query.ref('p.title'),
            status: query.ref('p.status'),
            viewStatus: query.ref('p.view_status'),
            printerId: query.ref('p.printer_id'),
            printerName: query
              .selectFrom('printers as printer')
              .select('printer.name')
              .where('printer.user_id', '=', filter.userId)
              .whereRef('printer.id', '=', 'p.printer_id'),
            projectId: query.ref('p.project_id'),
            projectName: query
              .selectFrom('projects as project')
              .select('project.name')
              .where('project.user_id', '=', filter.userId)
              .whereRef('project.id', '=', 'p.project_id'),
            startDate: rfc3339(query.ref('p.start_date')),
            endDate: rfc3339(query.ref('p.end_date')),
            estimatedPrintTimeInSeconds: query.ref('p.estimated_print_time_in_seconds'),
            printTimeInSeconds: query.ref('p.print_time_in_seconds'),
            totalTimeInSeconds: query.ref('p.total_time_in_seconds'),
            measuredEnergyWh: query.ref('p.measured_energy_wh'),
            plateCount: query.ref('p.plate_count'),
            partCount: query.ref('p.part_count'),
            rating: query.ref('p.rating'),
            filamentAmountMg: query.ref('p.filament_amount_mg'),
            estimatedFilamentAmountMg: query.ref('p.estimated_filament_amount_mg'),
            filaments: jsonArrayFrom(
              query
                .selectFrom('filament_usages as u')
                .leftJoin('filaments as f', (join) =>
                  join.on('f.user_id', '=', filter.userId).onRef('f.id', '=', 'u.filament_id'),
                )
                .select((usage) => [
                  sql<string | null>`${filter.forOthers ? NOTHING : usage.ref('u.filament_id')}`.as('filamentId'),
                  sql<string | null>`${filter.forOthers ? NOTHING : usage.ref('f.display_name')}`.as('displayName'),
                  sql<string | null>`coalesce(f.material_type, u.material_type)`.as('materialType'),
                  'f.color_hex as colorHex',
                  sql<string[]>`coalesce(f.colors, '{}')`.as('colors'),
                  'u.amount_mg as amountMg',
                  'u.estimated_amount_mg as estimatedAmountMg',
                ])
                .where('u.user_id', '=', filter.userId)
                .whereRef('u.print_id', '=', 'p.id')
                .orderBy('u.position'),
            ),
            cost: costJson(
              query.ref('p.filament_cost_micros'),
              query.ref('p.electricity_cost_micros'),
              query.ref('p.cost_currency'),
              query.ref('p.cost_digits'),
            ),
            tags: query.ref('p.tags'),
            copies: query.ref('p.copies'),
            fileName: query.ref('p.file_name'),
            source: query.ref('p.source'),
            failureReason: query.ref('p.failure_reason'),
            commentCount: query.ref('p.comment_count'),
            thumbnailUrl: selectThumbnailUrl(db, baseUrl, filter.userId, { printId: query.ref('p.id') }),
            createdDate: rfc3339(query.ref('p.created_date')),
            updatedDate: rfc3339(query.ref('p.updated_date')),
            progressPercent: query.ref('p.progress_percent'),
          }),
        ).as('item'),
        sql<number>`${isSearch ? sql`(select count(*) from matching)` : buildCount(db, shape, filter)}`.as(
          'total_count',
        ),
      ])
      .orderBy(key, direction)
      .orderBy('p.id', sortDirection)
  )
}

/** One row: a print that a search finds and that matches the filter. */
export interface MatchedPrint {
  readonly id: number
  /** The value that it is sorted by. */
  readonly key: unknown
}

/** The matches of a search. The table is read only for a filter besides it, and for other orders than by date. */
export function selectMatching({ words = 0, sortColumn }: Shape, { patterns = [], userId, ...filter }: Matching) {
  const found = selectFoundPrints({ userId, patterns, words })
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  if (!isFiltered && sortColumn === 'date')
    return sql<MatchedPrint>`(select s.id, s.logged_date as key from (${found}) s)`
  return sql<MatchedPrint>`(select p.id, ${SORT_KEYS[sortColumn]} as key from (${found}) s join prints p on p.id = s.id
    where ${matchesFilter({ userId, ...filter })})`
}

/** A search reads all texts of its user, so its result serves both the page and the count. */
function withMatching(db: ReadonlyKysely<DB>, shape: Shape, filter: Matching): Pick<ReadonlyKysely<DB>, 'selectFrom'> {
  if (filter.patterns === undefined) return db
  const query = db.with(
    (cte) => cte('matching').materialized(),
    () => db.selectFrom(selectMatching(shape, filter).as('s')).select(['s.id', 's.key']),
  )
  return query
}

/** A condition on a row named `p`: it is on the page of `matching`. */
function isOnPage(
  { sortDirection }: Shape,
  { userId, limit, offset }: Pick<Page, 'userId' | 'limit' | 'offset'>,
): RawBuilder<boolean> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  return sql<boolean>`p.user_id = ${userId} and p.id = any(array(
    select s.id from matching s order by s.key ${direction} nulls last, s.id ${direction}
    limit ${limit ?? DEFAULT_LIMIT_TEXT} offset ${offset ?? 0}))`
}

function buildCount(db: ReadonlyKysely<DB>, shape: Shape, filter: Matching) {
  if (filter.patterns !== undefined)
    return db.selectFrom(selectMatching(shape, filter).as('s')).select(sql<number>`count(*)`.as('total_count'))
  return db
    .selectFrom('prints as p')
    .select(sql<number>`count(*)`.as('total_count'))
    .where(matchesFilter(filter))
}

const pageOf = compiledOnce(buildPage)
const countOf = compiledOnce(buildCount)
