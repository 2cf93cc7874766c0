import type { Operation } from '../../contract/operation.ts'
import { insertProject, requireProject } from '../../projects/change.ts'

export const handle: Operation<'Projects_PostProject'> = async ({ body }, { caller, config, quotas, transaction }) =>
  transaction(async (trx) => {
    await quotas.requireRow(trx, caller.userId, 'projects')
    const id = await insertProject(trx, caller.userId, body)
    const project = await requireProject(trx, config, caller.userId, id)
    return { status: 201, body: project, headers: { Location: `/api/Projects/${id}` } }
  })
