import type { PrintStatus } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'
import { listPrints } from '../../prints/summary.ts'
import { readMoment } from '../../time/moment.ts'
import { zoneOf } from '../../time/zone.ts'

const SUCCESSFUL: readonly PrintStatus[] = ['Success', 'PartialSuccess']
const FAILED: readonly PrintStatus[] = ['Failed', 'Cancelled']

export const handle: Operation<'Prints_GetSummary'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize, sortColumn, sortDirection, showOnlySuccessful, showOnlyFailed, ...filter } = query
  const { userId } = caller
  const zone = filter.fromDate || filter.toDate ? await zoneOf(db, userId) : 'UTC'
  const { items, totalCount } = await listPrints(
    db,
    config.baseUrl,
    {
      ...filter,
      userId,
      outcomes: outcomes(showOnlySuccessful, showOnlyFailed),
      fromDate: filter.fromDate && readMoment('fromDate', filter.fromDate, zone),
      toDate: filter.toDate && readMoment('toDate', filter.toDate, zone),
    },
    { sortColumn, sortDirection },
    pageSize,
    offsetOf(pageNumber, pageSize),
  )
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/Prints/summary', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}

/** Both switches together match nothing, as no print is both. */
function outcomes(onlySuccessful: boolean, onlyFailed: boolean): readonly PrintStatus[] | undefined {
  if (onlySuccessful && onlyFailed) return []
  if (onlySuccessful) return SUCCESSFUL
  return onlyFailed ? FAILED : undefined
}
