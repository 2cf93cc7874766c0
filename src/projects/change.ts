import { sql, type Transaction } from 'kysely'
import type { EditProjectDto, ProjectDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'
import { readOwnProject } from './detail.ts'
import { lockRow } from '../database/rowLock.ts'

interface ProjectWriteContext extends WriteContext {
  readonly config: Config
}

/** The fields of a project that its owner can write. */
export type ProjectFields = Pick<EditProjectDto, 'name' | 'reference' | 'description' | 'url' | 'status' | 'viewStatus'>

/**
 * Adds a project.
 * @returns its id
 */
export async function insertProject(trx: Transaction<DB>, userId: number, fields: ProjectFields): Promise<string> {
  const { id } = await trx
    .insertInto('projects')
    .values({ user_id: userId, ...toColumns(fields, null) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Changes a project.
 * @param change returns the new state of the project
 * @returns the changed project
 * @throws Problem 404, 412
 */
export async function changeProject(
  trx: Transaction<DB>,
  id: string,
  { caller, config, requireMatch }: ProjectWriteContext,
  change: (current: ProjectDetailDto) => ProjectFields,
): Promise<ProjectDetailDto> {
  const { userId } = caller
  await lockRow(trx, 'projects', userId, id, 'change')
  const before = await requireProject(trx, config, userId, id)
  requireMatch(before)
  await trx
    .updateTable('projects')
    .set({ ...toColumns(change(before), before.shareKey), updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  return requireProject(trx, config, userId, id)
}

/**
 * Deletes a project with its images; its prints stay, without a project. A concurrent request that adds a print to it waits, and
 * then does not find the project.
 * @returns the ids of its images, whose bytes must be removed after the commit (`removeImages`)
 * @throws Problem 404, 412
 */
export async function deleteProject(
  trx: Transaction<DB>,
  id: string,
  { caller, config, requireMatch }: ProjectWriteContext,
): Promise<string[]> {
  const { userId } = caller
  await lockRow(trx, 'projects', userId, id, 'delete')
  const project = await requireProject(trx, config, userId, id)
  requireMatch(project)
  await trx
    .updateTable('prints')
    .set({ project_id: null, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('project_id', '=', id)
    .execute()
  await trx.deleteFrom('projects').where('user_id', '=', userId).where('id', '=', id).execute()
  return project.images.map((image) => image.id)
}

/** @throws Problem 404 for a project of another user */
export async function requireProject(
  trx: Transaction<DB>,
  config: Config,
  userId: number,
  id: string,
): Promise<ProjectDetailDto> {
  const project = await readOwnProject(trx, config.baseUrl, userId, id)
  if (!project) throw Problem.notFound('project')
  return project
}

/** The columns of the fields. An unlisted project keeps its share key, or gets one. */
function toColumns({ name, reference, description, url, status, viewStatus }: ProjectFields, shareKey: string | null) {
  return {
    name,
    reference,
    description,
    url,
    status,
    view_status: viewStatus,
    share_key: shareKeyFor(viewStatus, shareKey),
  }
}
