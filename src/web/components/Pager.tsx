import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'

import { useSearchParams } from '../useSearchParams.ts'

/** Kind of the items of a list. */
export type ListNoun = Parameters<typeof texts.itemCount>[0]['noun']

interface Props {
  readonly paging: Schemas['Paging']
  /** Kind of the items. */
  readonly noun: ListNoun
}

/** Buttons for the pages of a list, whose number is `page` in the URL. After a change, the start of the list is shown. */
export function Pager({ paging, noun }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const { currentPage, totalPages, totalCount, hasPrevious, hasNext } = paging
  const count = texts.itemCount({ noun, count: totalCount })
  const button = (title: string, page: number, isThere: boolean) => (
    <button
      type="button"
      disabled={!isThere}
      onClick={({ currentTarget }) => {
        searchParams.set({ page: page === 1 ? null : page })
        showStart(currentTarget.closest('nav')?.parentElement)
      }}
    >
      {title}
    </button>
  )
  if (!hasPages(paging)) {
    return (
      <p class="note" role="status">
        {count}
      </p>
    )
  }
  const isPast = currentPage > totalPages
  return (
    <nav class="pager" aria-label={texts.pagesOf({ noun })}>
      <span role="status">
        {isPast ? texts.noSuchPage({ count }) : texts.pageOf({ page: currentPage, pages: totalPages, count })}
      </span>
      {isPast ? (
        button(texts.lastPage, Math.max(totalPages, 1), true)
      ) : (
        <>
          {button(texts.previous, currentPage - 1, hasPrevious)}
          {button(texts.next, currentPage + 1, hasNext)}
        </>
      )}
    </nav>
  )
}

/** Whether a list needs a pager: it has several pages, or the current page is past its last. */
export function hasPages({ currentPage, totalPages }: Schemas['Paging']): boolean {
  return totalPages > 1 || currentPage > 1
}

/** Moves the focus to the list: the button that has it may be disabled or missing on the new page. */
function showStart(list: HTMLElement | null | undefined): void {
  if (!list) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
