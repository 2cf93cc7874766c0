import type { Operation } from '../../contract/operation.ts'
import { changeFilament } from '../../filaments/change.ts'

export const handle: Operation<'Filaments_PatchFilament'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changeFilament(trx, path.id, context, body, (current) => ({ ...current, ...body })),
  }))
