import { readStored, writeStored } from '../stored.ts'

/** Filters of a list under a name, stored in the browser. */
export interface SavedFilter {
  readonly name: string
  /** Query of the URL, without the number of the page. */
  readonly query: string
}

/** Maximum number of saved filters of a list. */
export const MAX_SAVED_FILTERS = 20

/**
 * Saved filters of a list, in the order of their names.
 * @param path path of the list
 */
export function readSavedFilters(userId: number, path: string): readonly SavedFilter[] {
  return readStored(storedName(path), userId, isList) ?? []
}

/** Saves filters under a name; those of the same name are replaced. Returns all of them. */
export function saveFilter(userId: number, path: string, filter: SavedFilter): readonly SavedFilter[] {
  const others = readSavedFilters(userId, path).filter(({ name }) => name !== filter.name)
  const all = [...others, filter].toSorted((one, other) => one.name.localeCompare(other.name))
  writeStored(storedName(path), userId, all)
  return all
}

/** Deletes the saved filters of a name. Returns the others. */
export function deleteFilter(userId: number, path: string, name: string): readonly SavedFilter[] {
  const others = readSavedFilters(userId, path).filter((filter) => filter.name !== name)
  writeStored(storedName(path), userId, others)
  return others
}

/** Query with the filters and the sort order only, sorted, so that equal filters have equal queries. */
export function filterQuery(params: URLSearchParams): string {
  const query = new URLSearchParams([...params].filter(([name]) => name !== 'page'))
  query.sort()
  return query.toString()
}

function storedName(path: string): string {
  return `saved-filters ${path}`
}

function isList(value: unknown): value is readonly SavedFilter[] {
  return Array.isArray(value) && value.every(isSavedFilter)
}

function isSavedFilter(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false
  const { name, query } = value as Record<string, unknown>
  return typeof name === 'string' && typeof query === 'string'
}
