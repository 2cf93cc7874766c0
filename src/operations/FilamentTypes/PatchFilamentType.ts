import type { Operation } from '../../contract/operation.ts'
import { changeFilamentType } from '../../filaments/changeType.ts'
import { requestedBrand } from '../../filamentTypes/fields.ts'

export const handle: Operation<'FilamentTypes_PatchFilamentType'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => {
    const brandId = await requestedBrand(trx, context.caller.userId, body, context.quotas)
    const type = await changeFilamentType(trx, path.id, context, (current) => ({
      ...current,
      ...body,
      brandId: brandId === undefined ? current.brandId : brandId,
    }))
    return { status: 200, body: type }
  })
