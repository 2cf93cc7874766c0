import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PrintSortColumn, PrintStatus, PrintSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { likeContains } from '../database/likeContains.ts'
import { inHashedSubquery } from '../database/hashedSubquery.ts'
import { asJson, rfc3339 } from '../database/json.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { minorDigitsOf } from '../kernel/money.ts'
import { costJson } from './cost.ts'
import { selectThumbnailUrl } from '../images/select.ts'

/** Filter of prints, which match all that is provided. */
export interface PrintFilter {
  readonly userId: number
  /** Text that title, notes, file name or a tag contains, in any case. */
  readonly searchText?: string | undefined
  readonly statuses?: readonly PrintStatus[] | undefined
  /** Narrows the statuses further, for the two switches. */
  readonly outcomes?: readonly PrintStatus[] | undefined
  readonly printerIds?: readonly number[] | undefined
  readonly filamentIds?: readonly string[] | undefined
  readonly projectIds?: readonly string[] | undefined
  /** All of them. */
  readonly tags?: readonly string[] | undefined
  /** RFC 3339, included. */
  readonly fromDate?: string | undefined
  /** RFC 3339, excluded. */
  readonly toDate?: string | undefined
  /** Only what everybody may see, and nothing that is private to the owner. */
  readonly forOthers?: true | undefined
}

/** In which order. */
export interface PrintOrder {
  readonly sortColumn: PrintSortColumn
  readonly sortDirection: SortDirection
}

interface Page extends PrintFilter {
  readonly baseUrl: string
  /** The contract's default page size where it is left out. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Stands for what others may not see. */
const NOTHING = sql<null>`null`
const DEFAULT_LIMIT = 25
/**
 * The first page of default size has its limit in the text: PostgreSQL keeps a plan for many executions only when it knows how
 * few rows are wanted, and planning again costs as much as the page does.
 */
const DEFAULT_LIMIT_TEXT = sql<number>`25`

/** Expressions over a row named `p`. */
const SORT_KEYS: Readonly<Record<PrintSortColumn, RawBuilder<unknown>>> = {
  date: sql`p.logged_date`,
  title: sql`lower(p.title)`,
  status: sql`p.status`,
  duration: sql`coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)`,
  weight: sql`coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)`,
  cost: sql`coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)`,
}

/**
 * A page of a user's prints, in short, and how many match in all. The items are JSON text that the answer takes as it is.
 * @param offset how many matching prints to skip
 */
export async function listPrints(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  filter: PrintFilter,
  order: PrintOrder,
  limit: number,
  offset: number,
): Promise<{ items: PrintSummaryDto[]; totalCount: number }> {
  const searchText = filter.searchText ? likeContains(filter.searchText) : undefined
  const matching = { ...filter, searchText }
  const page = { limit: limit === DEFAULT_LIMIT ? undefined : limit, offset: offset === 0 ? undefined : offset }
  const rows = await pageOf(db, order, { ...matching, ...page, baseUrl })
  const first = rows[0]
  if (first) return { items: JsonText.list(rows.map((row) => row.item)), totalCount: first.total_count }
  // A page past the last one has no row to carry the count.
  const [count] = offset === 0 ? [] : await countOf(db, {}, matching)
  return { items: [], totalCount: count?.total_count ?? 0 }
}

/** The statement of a page; exported for the test that watches its plan. */
export function buildPage(db: ReadonlyKysely<DB>, { sortColumn, sortDirection }: PrintOrder, page: Page) {
  const key = SORT_KEYS[sortColumn]
  // The date is never null; with `nulls last` its index would not serve.
  const direction = (order: OrderByItemBuilder) =>
    sortColumn === 'date' ? order[sortDirection]() : order[sortDirection]().nullsLast()
  return (
    db
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
            'p.created_date',
            'p.updated_date',
            'p.logged_date',
          ])
          .select((print) => minorDigitsOf(print.ref('p.cost_currency')).as('cost_digits'))
          .where(matches(page))
          .orderBy(key, direction)
          .orderBy('p.id', sortDirection)
          .limit(page.limit ?? DEFAULT_LIMIT_TEXT)
          .$call((query) => (page.offset === undefined ? query : query.offset(page.offset)))
          .as('p'),
      )
      .select((query) => [
        asJson({
          id: query.ref('p.id'),
          title: query.ref('p.title'),
          status: query.ref('p.status'),
          viewStatus: query.ref('p.view_status'),
          printerId: query.ref('p.printer_id'),
          printerName: query
            .selectFrom('printers as printer')
            .select('printer.name')
            .where('printer.user_id', '=', page.userId)
            .whereRef('printer.id', '=', 'p.printer_id'),
          projectId: query.ref('p.project_id'),
          projectName: query
            .selectFrom('projects as project')
            .select('project.name')
            .where('project.user_id', '=', page.userId)
            .whereRef('project.id', '=', 'p.project_id'),
          startDate: rfc3339(query.ref('p.start_date')),
          endDate: rfc3339(query.ref('p.end_date')),
          estimatedPrintTimeInSeconds: query.ref('p.estimated_print_time_in_seconds'),
          printTimeInSeconds: query.ref('p.print_time_in_seconds'),
          filamentAmountMg: query.ref('p.filament_amount_mg'),
          estimatedFilamentAmountMg: query.ref('p.estimated_filament_amount_mg'),
          filaments: jsonArrayFrom(
            query
              .selectFrom('filament_usages as u')
              .leftJoin('filaments as f', (join) =>
                join.onRef('f.user_id', '=', 'u.user_id').onRef('f.id', '=', 'u.filament_id'),
              )
              .select((usage) => [
                sql<string | null>`${page.forOthers ? NOTHING : usage.ref('u.filament_id')}`.as('filamentId'),
                sql<string | null>`${page.forOthers ? NOTHING : usage.ref('f.display_name')}`.as('displayName'),
                sql<string | null>`coalesce(f.material_type, u.material_type)`.as('materialType'),
                'f.color_hex as colorHex',
                'u.amount_mg as amountMg',
                'u.estimated_amount_mg as estimatedAmountMg',
              ])
              .where('u.user_id', '=', page.userId)
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
          thumbnailUrl: selectThumbnailUrl(db, page.baseUrl, page.userId, { printId: query.ref('p.id') }),
          createdDate: rfc3339(query.ref('p.created_date')),
          updatedDate: rfc3339(query.ref('p.updated_date')),
          ...(page.forOthers ? { printerId: NOTHING, printerName: NOTHING, cost: NOTHING } : {}),
        } satisfies Record<keyof PrintSummaryDto, unknown>).as('item'),
        sql<number>`${buildCount(db, page)}`.as('total_count'),
      ])
      .orderBy(key, direction)
      .orderBy('p.id', sortDirection)
  )
}

function buildCount(db: ReadonlyKysely<DB>, filter: PrintFilter) {
  return db
    .selectFrom('prints as p')
    .select(sql<number>`count(*)`.as('total_count'))
    .where(matches(filter))
}

const pageOf = compiledOnce(buildPage)
const countOf = compiledOnce((db, _: object, filter: PrintFilter) => buildCount(db, filter))

/** A condition on a row named `p`. Ids of other users' records match nothing, since prints refer only to their owner's. */
function matches(filter: PrintFilter): RawBuilder<boolean> {
  const { searchText, statuses, outcomes, printerIds, filamentIds, projectIds, tags, fromDate, toDate, forOthers } =
    filter
  const conditions = [sql`p.user_id = ${filter.userId}`]
  if (searchText !== undefined) {
    conditions.push(sql`(p.title ilike ${searchText} or p.file_name ilike ${searchText} or p.notes ilike ${searchText}
      or exists (select from unnest(p.tags) as tag where tag ilike ${searchText}))`)
  }
  if (statuses) conditions.push(sql`p.status = any(${statuses}::print_status[])`)
  if (outcomes) conditions.push(sql`p.status = any(${outcomes}::print_status[])`)
  if (printerIds) conditions.push(sql`p.printer_id = any(${printerIds}::bigint[])`)
  if (projectIds) conditions.push(sql`p.project_id = any(${projectIds}::uuid[])`)
  if (filamentIds) {
    const used = sql`select u.print_id from filament_usages u
      where u.user_id = ${filter.userId} and u.filament_id = any(${filamentIds}::uuid[])`
    conditions.push(inHashedSubquery(sql`p.id`, used))
  }
  if (tags) conditions.push(sql`p.tags @> ${tags}::text[]`)
  if (fromDate !== undefined) conditions.push(sql`p.logged_date >= ${fromDate}`)
  if (toDate !== undefined) conditions.push(sql`p.logged_date < ${toDate}`)
  if (forOthers) conditions.push(sql`p.view_status = 'Public'`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
