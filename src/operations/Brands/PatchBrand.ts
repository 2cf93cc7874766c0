import type { Operation } from '../../contract/operation.ts'
import { changeBrand } from '../../filaments/changeType.ts'

export const handle: Operation<'Brands_PatchBrand'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changeBrand(trx, path.id, context, (current) => ({ ...current, ...body })),
  }))
