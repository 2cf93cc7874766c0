import type { SpoolmanOperation } from '../../operation.ts'
import { readSetting, recordSetting, writeSetting } from '../../settings.ts'

export const handle: SpoolmanOperation<'Settings_PostSetting'> = async ({ path, body }, { userId, transaction }) => ({
  status: 200,
  body: await transaction(async (trx) => {
    await writeSetting(trx, userId, path.key, body)
    await recordSetting(trx, userId, path.key)
    return readSetting(trx, userId, path.key)
  }),
})
