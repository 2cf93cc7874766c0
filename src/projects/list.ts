import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ProjectSortColumn, ProjectStatus, ProjectSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { hasWords } from '../database/search.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { selectTotals, toTotals } from './totals.ts'

/** The conditions of a list; a project must match all of them. */
export interface ProjectFilter {
  /** Words, each of which the name, reference or description contains. */
  readonly searchText?: string | undefined
  readonly statuses?: readonly ProjectStatus[] | undefined
}

/** The order of a list, and the page. */
export interface ProjectPage {
  readonly sortColumn: ProjectSortColumn
  readonly sortDirection: SortDirection
  readonly limit: number
  /** The number of matching projects to skip. */
  readonly offset: number
}

/** Sort expressions on a row named `j`. */
const SORT_KEYS: Readonly<Record<ProjectSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(j.name)`,
  status: sql`j.status`,
  created: sql`j.created_date`,
  updated: sql`j.updated_date`,
}

/** A page of a user's projects as summaries, and the number of all matching ones. */
export async function listProjects(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  userId: number,
  filter: ProjectFilter,
  { sortColumn, sortDirection, limit, offset }: ProjectPage,
): Promise<{ items: ProjectSummaryDto[]; totalCount: number }> {
  const matching = matches(filter)
  const key = SORT_KEYS[sortColumn]
  const { count } = await db
    .selectFrom('projects as j')
    .select(sql<number>`count(*)`.as('count'))
    .where('j.user_id', '=', userId)
    .where(matching)
    .executeTakeFirstOrThrow()
  const rows = await db
    // The page is selected first, so that prints are summed only for its projects.
    .selectFrom((query) =>
      query
        .selectFrom('projects as j')
        .select('j.id')
        .where('j.user_id', '=', userId)
        .where(matching)
        .orderBy(key, sortDirection)
        .orderBy('j.id', sortDirection)
        .limit(limit)
        .offset(offset)
        .as('k'),
    )
    .innerJoin('projects as j', (join) => join.on('j.user_id', '=', userId).onRef('j.id', '=', 'k.id'))
    .innerJoin('users as o', 'o.id', 'j.user_id')
    .innerJoinLateral(selectTotals(db, userId).as('t'), (join) => join.onTrue())
    .select((query) => [
      'j.id',
      'j.name',
      'j.reference',
      'j.status',
      'j.view_status as viewStatus',
      't.print_count',
      't.success_count',
      't.seconds',
      't.amount_mg',
      't.cost_micros',
      'o.currency',
      selectThumbnailUrl(db, baseUrl, userId, { projectId: query.ref('j.id') }).as('thumbnailUrl'),
      'j.created_date as createdDate',
      'j.updated_date as updatedDate',
    ])
    .orderBy(key, sortDirection)
    .orderBy('j.id', sortDirection)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    reference: row.reference,
    status: row.status,
    viewStatus: row.viewStatus,
    totals: toTotals(row),
    thumbnailUrl: row.thumbnailUrl,
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
  }))
  return { items, totalCount: count }
}

/** A condition on a row named `j`. */
function matches({ searchText, statuses }: ProjectFilter): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (searchText) conditions.push(hasWords(sql`j.search_text`, searchText))
  if (statuses) conditions.push(sql`j.status = any(${statuses}::project_status[])`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
