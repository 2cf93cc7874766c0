import type { SpoolmanOperation } from '../../operation.ts'
import { totalHeader } from '../../lists.ts'
import { listVendors } from '../../vendors.ts'

export const handle: SpoolmanOperation<'Vendors_GetVendors'> = async ({ query }, { db, userId, readExtraFilters }) => {
  const { rows, total } = await listVendors(db, userId, query, readExtraFilters())
  return { status: 200, body: rows, headers: totalHeader(total) }
}
