import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ProjectDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { selectImages } from '../images/select.ts'
import { selectTotals, toTotals } from './totals.ts'

/** What reads; a transaction too. */
type Reader = Pick<ReadonlyKysely<DB>, 'selectFrom'>

/** A project as its owner sees it; null when it is not this user's. */
export async function readOwnProject(
  db: Reader,
  baseUrl: string,
  userId: number,
  id: string,
): Promise<ProjectDetailDto | null> {
  const row = await selectProject(db, baseUrl, userId)
    .where('j.user_id', '=', userId)
    .where('j.id', '=', id)
    .executeTakeFirst()
  return row ? toDetail(row) : null
}

/**
 * Any project, its totals being of the prints that the viewer may list; what else the viewer may see is for the caller of this
 * function to decide.
 * @param viewerId null without credentials
 */
export async function readAnyProject(
  db: Reader,
  baseUrl: string,
  viewerId: number | null,
  id: string,
): Promise<ProjectDetailDto | null> {
  const row = await selectProject(db, baseUrl, viewerId).where('j.id', '=', id).executeTakeFirst()
  return row ? toDetail(row) : null
}

/** A project as others see it: costs, the owner's own code for it and its share key are left out. */
export function withoutPrivate(project: ProjectDetailDto): ProjectDetailDto {
  return { ...project, reference: null, shareKey: null, totals: { ...project.totals, cost: null, currency: null } }
}

function selectProject(db: Reader, baseUrl: string, viewerId: number | null) {
  return db
    .selectFrom('projects as j')
    .innerJoin('users as o', 'o.id', 'j.user_id')
    .innerJoinLateral(selectTotals(db, viewerId).as('t'), (join) => join.onTrue())
    .select((query) => [
      'j.id',
      'j.name',
      'j.reference',
      'j.description',
      'j.url',
      'j.status',
      'j.view_status as viewStatus',
      't.print_count',
      't.success_count',
      't.seconds',
      't.amount_mg',
      't.cost_micros',
      'o.currency',
      jsonArrayFrom(selectImages(db, baseUrl, query.ref('j.user_id'), { projectId: query.ref('j.id') })).as('images'),
      'j.share_key as shareKey',
      'o.id as ownerId',
      'o.display_name as ownerName',
      'j.created_date as createdDate',
      'j.updated_date as updatedDate',
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
    owner: { id: row.ownerId, displayName: row.ownerName },
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
  }
}
