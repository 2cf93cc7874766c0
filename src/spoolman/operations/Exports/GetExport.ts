import type { SpoolmanOperation } from '../../operation.ts'
import { exportRecords } from '../../exports.ts'

export const handle: SpoolmanOperation<'Exports_GetExport'> = async ({ path, query }, { db, userId }) =>
  exportRecords(db, userId, path.entity, query)
