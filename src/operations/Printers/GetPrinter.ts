import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectPrinters } from '../../printers/detail.ts'

export const handle: Operation<'Printers_GetPrinter'> = async ({ path }, { db, caller }) => {
  const printer = await selectPrinters(db, caller.userId).where('m.id', '=', path.id).executeTakeFirst()
  if (!printer) throw Problem.notFound('printer')
  return { status: 200, body: printer }
}
