import { useLocation, useRoute } from 'preact-iso'
import { useIsLeaving } from './useIsLeaving.ts'

type Changes = Readonly<Record<string, string | number | readonly (string | number)[] | null>>

/** Query of the URL. Filters and page numbers in it survive reloading, going back and sharing the link. */
export interface SearchParams {
  readonly params: URLSearchParams
  /** Returns a value, or the fallback when the URL has none. */
  readonly get: (name: string, fallback?: string) => string
  readonly getAll: (name: string) => string[]
  /** Returns an integer from 1, such as a page number; 1 when the URL has none. */
  readonly getNumber: (name: string) => number
  /** Sets values; null, '' and [] remove a value. Every change resets the page number, unless it sets it. */
  readonly set: (changes: Changes) => void
}

/** Returns the query of the URL as state. A page that stays while the next one loads keeps its own. */
export function useSearchParams(): SearchParams {
  const { url, path, route } = useLocation()
  const own = useRoute()
  const params = useIsLeaving() ? new URLSearchParams(own.query) : new URL(url, location.origin).searchParams
  const get = (name: string, fallback = '') => params.get(name) ?? fallback
  return {
    params,
    get,
    getAll: (name) => params.getAll(name),
    getNumber: (name) => (/^[1-9]\d{0,8}$/.test(get(name)) ? Number(get(name)) : 1),
    set: (changes) => {
      // The current URL is used: it may have changed since this was rendered.
      const next = new URLSearchParams(location.search)
      if (!('page' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name)
        for (const item of [value ?? []].flat()) if (item !== '') next.append(name, String(item))
      }
      const query = next.toString()
      // A change of the page is added to the history; typing in a search box must not fill it.
      route(query ? `${path}?${query}` : path, !('page' in changes))
    },
  }
}
