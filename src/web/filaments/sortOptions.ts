import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { Schemas } from '../api.ts'

interface Sort {
  readonly sortColumn: Schemas['FilamentSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** Sort options of the list of spools: value in the URL and label. */
export const filamentSortOptions = [
  ['name', common.name],
  ['remaining', texts.leastRemainingFirst],
  ['type', common.material],
  ['brand', common.brand],
  ['color', common.color],
  ['location', texts.storageLocation],
  ['created', common.newestFirst],
  ['opened', texts.openedLongestAgoFirst],
  ['dried', texts.driedLongestAgoFirst],
] as const

/** Reads a sort option of the URL; an unknown one sorts by name. */
export function readFilamentSort(option: string): Sort {
  const sortColumn = filamentSortOptions.find(([column]) => column === option)?.[0] ?? 'name'
  return { sortColumn, sortDirection: sortColumn === 'created' ? 'desc' : 'asc' }
}
