import type { Operation } from '../../contract/operation.ts'
import { readImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_GetImport'> = async ({ path }, { db, caller, config }) => {
  return { status: 200, body: await readImport(db, caller.userId, path.id, config.storage.importDays) }
}
