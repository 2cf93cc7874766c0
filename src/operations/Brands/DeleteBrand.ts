import type { Operation } from '../../contract/operation.ts'
import { deleteBrand } from '../../filamentTypes/brands.ts'

export const handle: Operation<'Brands_DeleteBrand'> = async ({ path }, { caller, requireMatch, transaction }) =>
  transaction(async (trx) => {
    await deleteBrand(trx, caller.userId, path.id, requireMatch)
    return { status: 204 }
  })
