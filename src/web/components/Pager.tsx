import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQueryState } from '../useQueryState.ts'

/** Turns the pages of a list whose page number is `page` in the address. */
export function Pager({ paging, noun }: { paging: Schemas['Paging']; noun: string }): JSX.Element {
  const query = useQueryState()
  const { currentPage, totalPages, totalCount, hasPrevious, hasNext } = paging
  return (
    <nav class="pager" aria-label={`Pages of ${noun}`}>
      <button type="button" disabled={!hasPrevious} onClick={() => query.set({ page: currentPage - 1 })}>
        Previous
      </button>
      <span role="status">
        Page {formatNumber(currentPage)} of {formatNumber(Math.max(totalPages, 1))} · {formatNumber(totalCount)} {noun}
      </span>
      <button type="button" disabled={!hasNext} onClick={() => query.set({ page: currentPage + 1 })}>
        Next
      </button>
    </nav>
  )
}
