import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { countPrinters } from '../../printers/list.ts'
import { listSummaries } from '../../printers/summary.ts'

export const handle: Operation<'Printers_GetSummary'> = async ({ query }, { db, caller, config, now }) => {
  const { userId } = caller
  const { pageNumber, pageSize } = query
  const count = await countPrinters(db, userId)
  const items = await listSummaries(db, userId, now(), pageSize, offsetOf(pageNumber, pageSize))
  const page = paging(pageNumber, pageSize, count)
  const Link = linkHeader(config.baseUrl, '/api/Printers/summary', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
