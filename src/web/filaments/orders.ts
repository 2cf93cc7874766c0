import type { Schemas } from '../api.ts'

interface Order {
  readonly sortColumn: Schemas['FilamentSortColumn']
  readonly sortDirection: Schemas['SortDirection']
}

/** The orders of the list of spools, as the address and people name them. */
export const filamentOrders = [
  ['name', 'Name'],
  ['remaining', 'Least left first'],
  ['type', 'Material'],
  ['brand', 'Brand'],
  ['color', 'Color'],
  ['location', 'Place'],
  ['created', 'Newest first'],
] as const

/** What the address asks for; by name when it asks for nothing that there is. */
export function readOrder(name: string): Order {
  const sortColumn = filamentOrders.find(([order]) => order === name)?.[0] ?? 'name'
  return { sortColumn, sortDirection: sortColumn === 'created' ? 'desc' : 'asc' }
}
