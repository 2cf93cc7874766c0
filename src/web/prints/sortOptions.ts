import type { Schemas } from '../api.ts'

interface Sort {
  readonly sortColumn: Schemas['PrintSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** Sort options of the list of prints: value in the URL and label. */
export const printSortOptions = [
  ['date-desc', 'Newest first'],
  ['date-asc', 'Oldest first'],
  ['title-asc', 'Title'],
  ['duration-desc', 'Longest first'],
  ['weight-desc', 'Most filament first'],
  ['cost-desc', 'Most expensive first'],
  ['rating-desc', 'Best rated first'],
  ['status-asc', 'Status'],
] as const

const SORTS: Readonly<Record<string, Sort>> = Object.fromEntries(
  printSortOptions.map(([option]) => {
    const [sortColumn, sortDirection] = option.split('-') as [Sort['sortColumn'], Sort['sortDirection']]
    return [option, { sortColumn, sortDirection }]
  }),
)

/** Reads a sort option of the URL; an unknown one sorts the newest first. */
export function readPrintSort(option: string): Sort {
  return SORTS[option] ?? { sortColumn: 'date', sortDirection: 'desc' }
}
