import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'UserApiKeys_GetApiKeys'> = async ({ query }, { db, caller, config }) => {
  const keys = db.selectFrom('api_keys').where('user_id', '=', caller.userId)
  const { totalCount } = await keys
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const items = await keys
    .select(['id', 'description', 'created_date as createdDate', 'last_used_date as lastUsedDate'])
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(query.pageSize)
    .offset(offsetOf(query.pageNumber, query.pageSize))
    .execute()
  const page = paging(query.pageNumber, query.pageSize, totalCount)
  return {
    status: 200,
    body: { items, paging: page },
    headers: { Link: linkHeader(config.baseUrl, '/api/UserApiKeys', query, page) },
  }
}
