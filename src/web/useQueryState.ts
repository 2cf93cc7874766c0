import { useLocation } from 'preact-iso'

type Changes = Readonly<Record<string, string | number | readonly (string | number)[] | null>>

/** Filters and page numbers, kept in the address: they survive reloading, going back and sharing the link. */
export interface QueryState {
  readonly params: URLSearchParams
  /** One value, or the fallback where the address has none. */
  readonly get: (name: string, fallback?: string) => string
  readonly getAll: (name: string) => string[]
  /** A whole number from 1, such as a page number; 1 where the address has none. */
  readonly getNumber: (name: string) => number
  /** Changes some values; null, '' and [] take a value away. The page number starts again unless it is what changes. */
  readonly set: (changes: Changes) => void
}

/** The query of the address as state. */
export function useQueryState(): QueryState {
  const { url, path, route } = useLocation()
  const params = new URL(url, location.origin).searchParams
  const get = (name: string, fallback = '') => params.get(name) ?? fallback
  return {
    params,
    get,
    getAll: (name) => params.getAll(name),
    getNumber: (name) => (/^[1-9]\d{0,8}$/.test(get(name)) ? Number(get(name)) : 1),
    set: (changes) => {
      // What the address says now: something else may have changed it since this was drawn.
      const next = new URLSearchParams(location.search)
      if (!('page' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name)
        for (const item of [value ?? []].flat()) if (item !== '') next.append(name, String(item))
      }
      const query = next.toString()
      // Typing into a search box must not fill the history; turning a page should be undone by going back.
      route(query ? `${path}?${query}` : path, !('page' in changes))
    },
  }
}
