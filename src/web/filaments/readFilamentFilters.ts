import { omitUndefined } from '../api.ts'
import type { SearchParams } from '../useSearchParams.ts'
import { readFilamentSort } from './sortOptions.ts'

/** Values of `isActive` by status filter. Archived spools are hidden by default. */
const IS_ACTIVE: Readonly<Record<string, boolean | undefined>> = { inUse: true, putAway: false, all: undefined }

/** Reads the filters and the sort order of the list of spools from the URL, for the query of the API. */
export function readFilamentFilters(searchParams: SearchParams) {
  const { sortColumn, sortDirection } = readFilamentSort(searchParams.get('sort'))
  const show = searchParams.get('show', 'inUse')
  return omitUndefined({
    searchText: searchParams.get('searchText') || undefined,
    materialTypes: searchParams.getAll('materialTypes'),
    brands: searchParams.getAll('brands'),
    colorHex: readColor(searchParams),
    storageLocations: searchParams.getAll('storageLocations'),
    tags: searchParams.getAll('tags'),
    isActive: show in IS_ACTIVE ? IS_ACTIVE[show] : true,
    isFavorite: searchParams.params.has('isFavorite') || undefined,
    lowStock: searchParams.params.has('lowStock') || undefined,
    sortColumn,
    sortDirection,
  })
}

/** Color in the URL as `#RRGGBB`; undefined without a valid one. */
export function readColor(searchParams: SearchParams): string | undefined {
  const color = searchParams.get('colorHex')
  return /^#[\da-f]{6}$/i.test(color) ? color : undefined
}
