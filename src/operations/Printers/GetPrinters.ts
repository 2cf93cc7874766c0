import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { selectPrinters } from '../../printers/detail.ts'
import { countPrinters, LIST_ORDER, selectPage } from '../../printers/list.ts'

export const handle: Operation<'Printers_GetPrinters'> = async ({ query }, { db, caller, config }) => {
  const { userId } = caller
  const { pageNumber, pageSize } = query
  const count = await countPrinters(db, userId)
  const items = await selectPrinters(db, userId)
    .where('m.id', 'in', selectPage(db, userId, pageSize, offsetOf(pageNumber, pageSize)))
    .orderBy(LIST_ORDER)
    .execute()
  const page = paging(pageNumber, pageSize, count)
  const Link = linkHeader(config.baseUrl, '/api/Printers', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
