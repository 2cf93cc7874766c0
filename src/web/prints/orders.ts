import type { Schemas } from '../api.ts'

interface Order {
  readonly sortColumn: Schemas['PrintSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** The orders of the list of prints, as the address and people name them. */
export const printOrders = [
  ['date-desc', 'Newest first'],
  ['date-asc', 'Oldest first'],
  ['title-asc', 'Title'],
  ['duration-desc', 'Longest first'],
  ['weight-desc', 'Most material first'],
  ['cost-desc', 'Dearest first'],
  ['status-asc', 'Status'],
] as const

const ORDERS: Readonly<Record<string, Order>> = Object.fromEntries(
  printOrders.map(([name]) => {
    const [sortColumn, sortDirection] = name.split('-') as [Order['sortColumn'], Order['sortDirection']]
    return [name, { sortColumn, sortDirection }]
  }),
)

/** What the address asks for; newest first when it asks for nothing that there is. */
export function readOrder(name: string): Order {
  return ORDERS[name] ?? { sortColumn: 'date', sortDirection: 'desc' }
}
