import type { PrintStatus } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { listPrints } from '../../prints/summary.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { zoneOf } from '../../users/timeZone.ts'
import { SUCCESSFUL, UNSUCCESSFUL } from '../../kernel/printStatus.ts'

export const handle: Operation<'Prints_GetSummary'> = async ({ query }, { db, caller, config, page }) => {
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
      fromDate: filter.fromDate && parseDateTime('fromDate', filter.fromDate, zone),
      toDate: filter.toDate && parseDateTime('toDate', filter.toDate, zone),
    },
    { sortColumn, sortDirection },
    page.limit,
    page.offset,
  )
  return page.reply(items, totalCount)
}

/** Both switches together match nothing, as no print is both. */
function outcomes(onlySuccessful: boolean, onlyFailed: boolean): readonly PrintStatus[] | undefined {
  if (onlySuccessful && onlyFailed) return []
  if (onlySuccessful) return SUCCESSFUL
  return onlyFailed ? UNSUCCESSFUL : undefined
}
