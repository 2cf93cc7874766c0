import type { Operation } from '../../contract/operation.ts'
import { readPrinter } from '../../printers/detail.ts'

export const handle: Operation<'Printers_GetPrinter'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readPrinter(db, caller.userId, path.id),
})
