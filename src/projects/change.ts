import { sql, type Transaction } from 'kysely'
import type { EditProjectDto, ProjectDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../identity/caller.ts'
import { shareKeyFor } from '../shareKey.ts'
import { readOwnProject } from './detail.ts'

/** What of an operation's context a change needs. */
interface Situation {
  readonly caller: Caller
  readonly config: Config
  readonly requireMatch: (current: unknown) => void
}

/** What an owner may write of a project. */
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
 * @param change gives the project as it is to be
 * @returns the project as it is then
 * @throws Problem 404, 412
 */
export async function changeProject(
  trx: Transaction<DB>,
  id: string,
  { caller, config, requireMatch }: Situation,
  change: (current: ProjectDetailDto) => ProjectFields,
): Promise<ProjectDetailDto> {
  const { userId } = caller
  await trx
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
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
 * Deletes a project with its pictures; its prints stay, without a project. Whoever puts a print into it meanwhile waits, and
 * then finds no such project.
 * @returns the ids of its pictures, whose bytes are to be removed after the commit (`removePictures`)
 * @throws Problem 404, 412
 */
export async function deleteProject(
  trx: Transaction<DB>,
  id: string,
  { caller, config, requireMatch }: Situation,
): Promise<string[]> {
  const { userId } = caller
  await trx.selectFrom('projects').select('id').where('user_id', '=', userId).where('id', '=', id).forUpdate().execute()
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

/** @throws Problem 404 when the project is not this user's */
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

/** The columns that hold the fields; an unlisted project keeps its share key, or gets one. */
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
