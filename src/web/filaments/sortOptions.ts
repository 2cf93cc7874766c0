import type { Schemas } from '../api.ts'

interface Sort {
  readonly sortColumn: Schemas['FilamentSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** Sort options of the list of spools: value in the URL and label. */
export const filamentSortOptions = [
  ['name', 'Name'],
  ['remaining', 'Least remaining first'],
  ['type', 'Material'],
  ['brand', 'Brand'],
  ['color', 'Color'],
  ['location', 'Location'],
  ['created', 'Newest first'],
  ['opened', 'Opened longest ago first'],
  ['dried', 'Dried longest ago first'],
] as const

/** Reads a sort option of the URL; an unknown one sorts by name. */
export function readFilamentSort(option: string): Sort {
  const sortColumn = filamentSortOptions.find(([column]) => column === option)?.[0] ?? 'name'
  return { sortColumn, sortDirection: sortColumn === 'created' ? 'desc' : 'asc' }
}
