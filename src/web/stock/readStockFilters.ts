import * as texts from '#texts/stock'
import * as common from '#texts/common'
import { omitUndefined } from '../api.ts'
import type { Schemas } from '../schemas.ts'
import type { SearchParams } from '../useSearchParams.ts'

/** Names in the URL of the filters of the stock. */
export const stockFilterNames = ['searchText', 'materialTypes', 'isShort', 'lowStock']

/** Sort options of the stock: value in the URL and label. */
export const stockSortOptions = [
  ['shortfall', texts.mostMissingFirst],
  ['reserved', texts.mostPlannedFirst],
  ['free', texts.leastFreeFirst],
  ['name', common.name],
  ['material', common.material],
  ['brand', common.brand],
  ['color', common.color],
] as const

/** Order of the columns that do not begin with the smallest value. */
const DESCENDING: readonly Schemas['StockSortColumn'][] = ['shortfall', 'reserved']

/** Reads the filters and the order of the stock from the URL; an unknown order begins with the most missing. */
export function readStockFilters(searchParams: SearchParams) {
  const sort = searchParams.get('sort')
  const sortColumn = stockSortOptions.find(([column]) => column === sort)?.[0] ?? 'shortfall'
  return omitUndefined({
    searchText: searchParams.get('searchText') || undefined,
    materialTypes: searchParams.getAll('materialTypes'),
    isShort: searchParams.params.has('isShort') || undefined,
    lowStock: searchParams.params.has('lowStock') || undefined,
    sortColumn,
    sortDirection: DESCENDING.includes(sortColumn) ? ('desc' as const) : ('asc' as const),
  })
}
