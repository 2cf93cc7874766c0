import type { Operation } from '../../contract/operation.ts'
import { listEntries } from '../../maintenance/list.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'PrinterMaintenance_GetEntries'> = async ({ query }, { db, caller, config, now }) => {
  const { pageNumber, pageSize, ...filter } = query
  const offset = offsetOf(pageNumber, pageSize)
  const { items, totalCount } = await listEntries(db, caller.userId, filter, now(), pageSize, offset)
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/PrinterMaintenance', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
