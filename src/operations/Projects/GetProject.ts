import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { readAnyProject, withoutPrivate } from '../../projects/detail.ts'
import { mayRead } from '../../kernel/visibility.ts'

export const handle: Operation<'Projects_GetProject'> = async ({ path, query }, { db, caller, config }) => {
  const callerId = caller?.userId ?? null
  const project = await readAnyProject(db, config.baseUrl, callerId, path.id)
  if (!project || !mayRead({ ...project, ownerId: project.owner.id }, callerId, query.shareKey)) {
    throw Problem.notFound('project')
  }
  return { status: 200, body: project.owner.id === callerId ? project : withoutPrivate(project) }
}
