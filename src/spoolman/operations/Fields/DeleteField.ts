import type { SpoolmanOperation } from '../../operation.ts'
import { deleteField, listFields } from '../../extra.ts'
import { recordSetting } from '../../settings.ts'

export const handle: SpoolmanOperation<'Fields_DeleteField'> = async ({ path }, { userId, transaction }) => ({
  status: 200,
  body: await transaction(async (trx) => {
    await deleteField(trx, userId, path.entity, path.key)
    await recordSetting(trx, userId, `extra_fields_${path.entity}`)
    return listFields(trx, userId, path.entity)
  }),
})
