import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { selectPrinters } from '../../printers/detail.ts'

export const handle: Operation<'Printers_GetPrinters'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize } = query
  const { count } = await db
    .selectFrom('printers')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const items = await selectPrinters(db, caller.userId)
    .orderBy('m.is_active', 'desc')
    .orderBy(sql`lower(m.name)`)
    .orderBy('m.id')
    .limit(pageSize)
    .offset(offsetOf(pageNumber, pageSize))
    .execute()
  const page = paging(pageNumber, pageSize, count)
  const Link = linkHeader(config.baseUrl, '/api/Printers', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
