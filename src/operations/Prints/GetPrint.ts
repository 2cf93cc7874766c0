import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { readAnyPrint } from '../../prints/detail.ts'
import { forVisitors } from '../../prints/shared.ts'
import { mayRead } from '../../kernel/visibility.ts'

export const handle: Operation<'Prints_GetPrint'> = async ({ path, query }, { db, caller, config }) => {
  const callerId = caller?.userId ?? null
  const print = await readAnyPrint(db, config.baseUrl, path.id, callerId)
  if (!print || !mayRead({ ...print, ownerId: print.owner.id }, callerId, query.shareKey)) {
    throw Problem.notFound('print')
  }
  return { status: 200, body: print.owner.id === callerId && !query.asVisitor ? print : forVisitors(print) }
}
