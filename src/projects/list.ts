import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ProjectSortColumn, ProjectStatus, ProjectSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { hasWords } from '../database/search.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { selectProjectTotals, TOTALS_COLUMNS, toTotals } from './totals.ts'

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

/** Sort expressions on a row named `project`. */
const SORT_KEYS: Readonly<Record<ProjectSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(project.name)`,
  status: sql`project.status`,
  created: sql`project.created_date`,
  updated: sql`project.updated_date`,
}

/** A page of a user's projects as summaries, and the number of all matching ones. */
export async function listProjects(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  userId: number,
  filter: ProjectFilter,
  page: ProjectPage,
): Promise<{ items: ProjectSummaryDto[]; totalCount: number }> {
  const { count } = await db
    .selectFrom('projects as project')
    .select(sql<number>`count(*)`.as('count'))
    .where('project.user_id', '=', userId)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  const rows = await selectPage(db, baseUrl, userId, filter, page).execute()
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

/** One row: a project on the page. */
function selectPage(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  userId: number,
  filter: ProjectFilter,
  { sortColumn, sortDirection, limit, offset }: ProjectPage,
) {
  const key = SORT_KEYS[sortColumn]
  return (
    db
      // The page is selected first, so that prints are summed only for its projects.
      .selectFrom((query) =>
        query
          .selectFrom('projects as project')
          .select('project.id')
          .where('project.user_id', '=', userId)
          .where(matches(filter))
          .orderBy(key, sortDirection)
          .orderBy('project.id', sortDirection)
          .limit(limit)
          .offset(offset)
          .as('page'),
      )
      .innerJoin('projects as project', (join) =>
        join.on('project.user_id', '=', userId).onRef('project.id', '=', 'page.id'),
      )
      .innerJoin('users as owner', 'owner.id', 'project.user_id')
      .innerJoinLateral(selectProjectTotals(db, userId, userId).as('totals'), (join) => join.onTrue())
      .select((query) => [
        'project.id',
        'project.name',
        'project.reference',
        'project.status',
        'project.view_status as viewStatus',
        ...TOTALS_COLUMNS,
        selectThumbnailUrl(db, baseUrl, userId, { projectId: query.ref('project.id') }).as('thumbnailUrl'),
        'project.created_date as createdDate',
        'project.updated_date as updatedDate',
      ])
      .orderBy(key, sortDirection)
      .orderBy('project.id', sortDirection)
  )
}

/** A condition on a row named `project`. */
function matches({ searchText, statuses }: ProjectFilter): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (searchText) conditions.push(hasWords(sql`project.search_text`, searchText))
  if (statuses) conditions.push(sql`project.status = any(${statuses}::project_status[])`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
