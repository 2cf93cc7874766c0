import type { SpoolmanOperation } from '../../operation.ts'
import { listFields, putField } from '../../extra.ts'
import { recordSetting } from '../../settings.ts'

export const handle: SpoolmanOperation<'Fields_PostField'> = async ({ path, body }, { userId, transaction }) => ({
  status: 200,
  body: await transaction(async (trx) => {
    await putField(trx, userId, path.entity, path.key, body)
    await recordSetting(trx, userId, `extra_fields_${path.entity}`)
    return listFields(trx, userId, path.entity)
  }),
})
