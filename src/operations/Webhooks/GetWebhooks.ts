import type { Operation } from '../../contract/operation.ts'
import { selectWebhooks, toWebhook } from '../../webhooks/detail.ts'

export const handle: Operation<'Webhooks_GetWebhooks'> = async (_request, { db, caller, page }) => {
  const { userId } = caller
  const { totalCount } = await db
    .selectFrom('webhooks')
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await selectWebhooks(db, userId)
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(rows.map(toWebhook), totalCount)
}
