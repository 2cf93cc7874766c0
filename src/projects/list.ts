import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ProjectSortColumn, ProjectStatus, ProjectSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { contains } from '../database/contains.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { selectTotals, toTotals } from './totals.ts'

/** Which projects: those that match all that is given. */
export interface ProjectFilter {
  /** Text that name, reference or description contain, whatever its case. */
  readonly searchText?: string | undefined
  readonly statuses?: readonly ProjectStatus[] | undefined
}

/** In which order, and which part of it. */
export interface ProjectPage {
  readonly sortColumn: ProjectSortColumn
  readonly sortDirection: SortDirection
  readonly limit: number
  /** How many matching projects to skip. */
  readonly offset: number
}

/** Of a row that is named `j`. */
const SORT_KEYS: Readonly<Record<ProjectSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(j.name)`,
  status: sql`j.status`,
  created: sql`j.created_date`,
  updated: sql`j.updated_date`,
}

/** A page of a user's projects, in short, and how many match in all. */
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
    // The page comes first, so that prints are summed for its projects only.
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

/** A condition on a row that is named `j`. */
function matches({ searchText, statuses }: ProjectFilter): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (searchText) {
    const pattern = contains(searchText)
    conditions.push(sql`(j.name ilike ${pattern} or j.reference ilike ${pattern} or j.description ilike ${pattern})`)
  }
  if (statuses) conditions.push(sql`j.status = any(${statuses}::project_status[])`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
