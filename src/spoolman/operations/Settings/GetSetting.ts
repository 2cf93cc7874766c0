import type { SpoolmanOperation } from '../../operation.ts'
import { readSetting } from '../../settings.ts'

export const handle: SpoolmanOperation<'Settings_GetSetting'> = async ({ path }, { db, userId }) => ({
  status: 200,
  body: await readSetting(db, userId, path.key),
})
