import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProjectDetailDto } from '../../generated/api.d.ts'
import { selectImages } from '../images/select.ts'
import { selectProjectTotals, TOTALS_COLUMNS, toTotals } from './totals.ts'
import type { Reader } from '../database/reader.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { userReference } from '../users/reference.ts'

/** A project as its owner sees it; null for a project of another user. */
export async function readOwnProject(
  db: Reader,
  baseUrl: string,
  userId: number,
  id: string,
): Promise<ProjectDetailDto | null> {
  return readProject(db, baseUrl, userId, userId, id)
}

async function readProject(
  db: Reader,
  baseUrl: string,
  userId: number,
  viewerId: number | null,
  id: string,
): Promise<ProjectDetailDto | null> {
  const row = await selectProject(db, baseUrl, userId, viewerId).where('project.id', '=', id).executeTakeFirst()
  return row ? toDetail(row) : null
}

/**
 * Any project, with the totals of the prints that the viewer can list. The caller of this function decides what else the viewer can
 * see.
 * @param viewerId null without credentials
 */
export async function readAnyProject(
  db: Reader,
  baseUrl: string,
  viewerId: number | null,
  id: string,
): Promise<ProjectDetailDto | null> {
  return readByOwner(db, 'projects', id, viewerId, (ownerId) => readProject(db, baseUrl, ownerId, viewerId, id))
}

/** A project as others see it: without costs, the owner's reference and the share key. */
export function withoutPrivate(project: ProjectDetailDto): ProjectDetailDto {
  return {
    ...project,
    reference: null,
    shareKey: null,
    totals: { ...project.totals, cost: null, currency: null, partialCostCount: 0 },
  }
}

function selectProject(db: Reader, baseUrl: string, userId: number, viewerId: number | null) {
  return db
    .selectFrom('projects as project')
    .innerJoin('users as owner', 'owner.id', 'project.user_id')
    .where('project.user_id', '=', userId)
    .where('owner.deletion_date', 'is', null)
    .innerJoinLateral(selectProjectTotals(db, userId, viewerId).as('totals'), (join) => join.onTrue())
    .select((query) => [
      'project.id',
      'project.name',
      'project.reference',
      'project.description',
      'project.url',
      'project.status',
      'project.view_status as viewStatus',
      ...TOTALS_COLUMNS,
      jsonArrayFrom(selectImages(db, baseUrl, userId, { projectId: query.ref('project.id') })).as('images'),
      'project.share_key as shareKey',
      userReference('owner').as('owner'),
      'project.created_date as createdDate',
      'project.updated_date as updatedDate',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProject>['executeTakeFirstOrThrow']>>

function toDetail(row: Row): ProjectDetailDto {
  return {
    id: row.id,
    name: row.name,
    reference: row.reference,
    description: row.description,
    url: row.url,
    status: row.status,
    viewStatus: row.viewStatus,
    totals: toTotals(row),
    images: row.images,
    shareKey: row.shareKey,
    owner: row.owner,
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
  }
}
