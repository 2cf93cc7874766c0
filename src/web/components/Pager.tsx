import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQueryState } from '../useQueryState.ts'

interface Props {
  readonly paging: Schemas['Paging']
  /** What is listed, one and many. */
  readonly noun: readonly [one: string, many: string]
}

/** Turns the pages of a list whose page number is `page` in the address, and goes back to the beginning of what is around it. */
export function Pager({ paging, noun: [one, many] }: Props): JSX.Element {
  const query = useQueryState()
  const { currentPage, totalPages, totalCount, hasPrevious, hasNext } = paging
  const count = `${formatNumber(totalCount)} ${totalCount === 1 ? one : many}`
  const button = (title: string, page: number, isThere: boolean) => (
    <button
      type="button"
      disabled={!isThere}
      onClick={({ currentTarget }) => {
        query.set({ page: page === 1 ? null : page })
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
    <nav class="pager" aria-label={`Pages of ${many}`}>
      <span role="status">
        {isPast ? 'This page is past the last one' : `Page ${formatNumber(currentPage)} of ${formatNumber(totalPages)}`}{' '}
        · {count}
      </span>
      {isPast ? (
        button('Last page', Math.max(totalPages, 1), true)
      ) : (
        <>
          {button('Previous', currentPage - 1, hasPrevious)}
          {button('Next', currentPage + 1, hasNext)}
        </>
      )}
    </nav>
  )
}

/** Whether a short list needs a pager: it has more than one page, or this is past its last. */
export function hasPages({ currentPage, totalPages }: Schemas['Paging']): boolean {
  return totalPages > 1 || currentPage > 1
}

/** The button may be gone, or have nothing more to do, when the page is there. */
function showStart(list: HTMLElement | null | undefined): void {
  if (!list) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
