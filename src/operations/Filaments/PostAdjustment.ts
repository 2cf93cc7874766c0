import type { Operation } from '../../contract/operation.ts'
import { adjustStock } from '../../filaments/adjust.ts'

export const handle: Operation<'Filaments_PostAdjustment'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({ status: 201, body: await adjustStock(trx, path.id, context, body) }))
