import type { Operation } from '../../contract/operation.ts'
import { createBrand } from '../../filamentTypes/brands.ts'

export const handle: Operation<'Brands_PostBrand'> = async ({ body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    await quotas.requireRow(trx, caller.userId, 'brands')
    const brand = await createBrand(trx, caller.userId, body)
    return { status: 201, body: brand, headers: { Location: `/api/Brands/${brand.id}` } }
  })
