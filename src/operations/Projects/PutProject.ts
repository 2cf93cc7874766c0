import type { Operation } from '../../contract/operation.ts'
import { changeProject } from '../../projects/change.ts'

export const handle: Operation<'Projects_PutProject'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({ status: 200, body: await changeProject(trx, path.id, context, () => body) }))
