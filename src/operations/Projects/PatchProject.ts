import type { Operation } from '../../contract/operation.ts'
import { changeProject } from '../../projects/change.ts'

export const handle: Operation<'Projects_PatchProject'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changeProject(trx, path.id, context, (current) => ({ ...current, ...body })),
  }))
