import type { Operation } from '../../contract/operation.ts'
import { selectImports, toImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_GetImports'> = async (_request, { db, caller, config, page }) => {
  const { userId } = caller
  const { totalCount } = await db
    .selectFrom('imports')
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await selectImports(db, userId, config.storage.importDays)
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(rows.map(toImport), totalCount)
}
