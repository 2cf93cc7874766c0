import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { toResult, type Schemas } from '../api.ts'
import { fetchAllComments } from '../fetchAll.ts'

/** Id of a comment's element, as notifications link to it: src/outbox/notificationTexts.ts. */
export function commentAnchor(id: number): string {
  return `comment-${id}`
}

/**
 * Goes to the page of a print's comments that has the comment of the URL's hash, unless the URL names a page.
 * @param shown page that is shown; null until it is loaded
 */
export function useLinkedComment(
  printId: number,
  shareKey: string | undefined,
  shown: Schemas['CommentPageDto'] | null,
): void {
  const { path, query, route } = useLocation()
  const { hash } = location
  const isElsewhere =
    hash.startsWith('#comment-') &&
    !('page' in query) &&
    shown !== null &&
    shown.paging.hasNext &&
    !shown.items.some(({ id }) => hash === `#${commentAnchor(id)}`)
  const pageSize = shown?.paging.pageSize ?? 1
  useEffect(() => {
    if (!isElsewhere) return undefined
    const abort = new AbortController()
    void toResult(fetchAllComments(printId, shareKey, abort.signal)).then(({ data }) => {
      const index = data?.findIndex(({ id }) => hash === `#${commentAnchor(id)}`) ?? -1
      if (index < 0 || abort.signal.aborted) return
      const next = new URLSearchParams(location.search)
      next.set('page', String(Math.floor(index / pageSize) + 1))
      route(`${path}?${next.toString()}${hash}`, true)
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the location is another object at each rendering
  }, [printId, shareKey, hash, isElsewhere, pageSize])
}
