import type { SpoolmanOperation } from '../../operation.ts'
import { readSpoolmanSettings } from '../../settings.ts'

export const handle: SpoolmanOperation<'Settings_GetSettings'> = async (_request, { db, userId }) => ({
  status: 200,
  body: await readSpoolmanSettings(db, userId),
})
