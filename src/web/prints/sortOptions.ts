import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { Schemas } from '../api.ts'

interface Sort {
  readonly sortColumn: Schemas['PrintSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** Sort options of the list of prints: value in the URL and label. */
export const printSortOptions = [
  ['date-desc', common.newestFirst],
  ['date-asc', texts.oldestFirst],
  ['title-asc', texts.title],
  ['duration-desc', texts.longestFirst],
  ['weight-desc', texts.mostFilamentFirst],
  ['cost-desc', texts.mostExpensiveFirst],
  ['rating-desc', texts.bestRatedFirst],
  ['status-asc', common.status],
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
