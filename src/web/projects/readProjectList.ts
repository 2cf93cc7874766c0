import * as texts from '#texts/projects'
import * as common from '#texts/common'
import { omitUndefined, type Schemas } from '../api.ts'
import type { SearchParams } from '../useSearchParams.ts'
import { projectStatuses } from './status.ts'

interface Sort {
  readonly sortColumn: Schemas['ProjectSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** Sort options of the list of projects: value in the URL and label. */
export const projectSortOptions = [
  ['updated-desc', texts.recentlyChanged],
  ['created-desc', common.newestFirst],
  ['name-asc', common.name],
  ['status-asc', common.status],
] as const

/** Names of the filters in the URL. */
export const projectFilterNames = ['searchText', 'statuses']

/** Reads filters, sort order and page of the list of projects from the URL. Values that are unknown have no effect. */
export function readProjectList(searchParams: SearchParams) {
  const text = searchParams.get('sort')
  const option = projectSortOptions.find(([value]) => value === text) ?? projectSortOptions[0]
  const [sortColumn, sortDirection] = option[0].split('-') as [Sort['sortColumn'], Sort['sortDirection']]
  const chosen = searchParams.getAll('statuses')
  const statuses = projectStatuses.filter((status) => chosen.includes(status))
  return omitUndefined({
    pageNumber: searchParams.getNumber('page'),
    pageSize: 24,
    searchText: searchParams.get('searchText') || undefined,
    statuses: statuses.length > 0 ? statuses : undefined,
    sortColumn,
    sortDirection,
  })
}
