import { omitUndefined } from '../api.ts'
import { failureCategoryOf } from '../failureCategories.ts'
import { dayEnd, dayStart } from '../localTime.ts'
import type { SearchParams } from '../useSearchParams.ts'
import { readDurationFilters } from './DurationFilters.tsx'
import { readMaterialFilter } from './MaterialFilter.tsx'
import { readSettingsFilters } from './SettingsFilters.tsx'
import { readSharedFilters } from './sharedFilters.ts'
import { readStartFilters } from './StartFilters.tsx'
import { readPrintSort } from './sortOptions.ts'

/** Reads the filters of the list of prints from the URL. Values that are unusable do not filter. */
export function readPrintFilters(searchParams: SearchParams) {
  return omitUndefined({
    searchText: searchParams.get('searchText') || undefined,
    ...readSharedFilters(searchParams.params),
    materialTypes: readMaterialFilter(searchParams.params),
    ...readStartFilters(searchParams.params),
    ...readDurationFilters(searchParams.params),
    ...readSettingsFilters(searchParams.params),
    tags: searchParams.getAll('tags'),
    minRating: readRating(searchParams.get('minRating')),
    failureCategories: some(searchParams.getAll('failureCategories').flatMap((name) => failureCategoryOf(name) ?? [])),
    fromDate: dayStart(searchParams.get('fromDate')),
    toDate: dayEnd(searchParams.get('toDate')),
  })
}

/** Reads filters and sort order of the list of prints from the URL. */
export function readPrintList(searchParams: SearchParams) {
  return { ...readPrintFilters(searchParams), ...readPrintSort(searchParams.get('sort')) }
}

function some<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}

function readRating(text: string): number | undefined {
  return /^[1-5]$/.test(text) ? Number(text) : undefined
}
