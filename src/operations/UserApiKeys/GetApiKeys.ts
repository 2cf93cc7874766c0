import type { Operation } from '../../contract/operation.ts'
import { isIdle } from '../../identity/apiKeys.ts'

export const handle: Operation<'UserApiKeys_GetApiKeys'> = async (_request, { db, caller, config, page }) => {
  const keys = db.selectFrom('api_keys').where('user_id', '=', caller.userId)
  const { totalCount } = await keys
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const items = await keys
    .select([
      'id',
      'description',
      'created_date as createdDate',
      'last_used_date as lastUsedDate',
      isIdle(config.apiKeyIdleDays).as('isIdle'),
    ])
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(items, totalCount)
}
