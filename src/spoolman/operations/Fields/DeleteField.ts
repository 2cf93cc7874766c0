import type { SpoolmanOperation } from '../../operation.ts'
import { deleteField, listFields } from '../../extra.ts'

export const handle: SpoolmanOperation<'Fields_DeleteField'> = async ({ path }, { userId, transaction }) => ({
  status: 200,
  body: await transaction(async (trx) => {
    await deleteField(trx, userId, path.entity, path.key)
    return listFields(trx, userId, path.entity)
  }),
})
