import type { Operation } from '../../contract/operation.ts'
import { usualDensity } from '../../filaments/materials.ts'
import { requestedBrand } from '../../filamentTypes/fields.ts'
import { createFilamentType } from '../../filamentTypes/write.ts'

export const handle: Operation<'FilamentTypes_PostFilamentType'> = async ({ body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    await quotas.requireRow(trx, userId, 'filamentTypes')
    const type = await createFilamentType(trx, userId, {
      ...body,
      brandId: (await requestedBrand(trx, userId, body, quotas)) ?? null,
      materialDensityGramPerCubicCm: body.materialDensityGramPerCubicCm ?? usualDensity(body.materialType),
    })
    return { status: 201, body: type, headers: { Location: `/api/FilamentTypes/${type.id}` } }
  })
