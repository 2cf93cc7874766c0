import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { readMainSettings } from '../../prints/settings.ts'

export const handle: Operation<'Prints_GetSettings'> = async ({ path }, { db, caller }) => {
  const settings = await readMainSettings(db, caller.userId, path.id)
  if (!settings) throw Problem.notFound('print')
  return { status: 200, body: settings }
}
