import type { SpoolmanOperation } from '../../operation.ts'
import { listFields, putField } from '../../extra.ts'

export const handle: SpoolmanOperation<'Fields_PostField'> = async ({ path, body }, { userId, transaction }) => ({
  status: 200,
  body: await transaction(async (trx) => {
    await putField(trx, userId, path.entity, path.key, body)
    return listFields(trx, userId, path.entity)
  }),
})
