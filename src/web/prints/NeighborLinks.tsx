import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { useQuery } from '../useQuery.ts'
import './NeighborLinks.css'

type Print = Schemas['PrintDetailDto']
type Direction = Schemas['SortDirection']

/** Prints with the same time that are read to find the one after this one. */
const PAGE_SIZE = 10

/** Links to the prints before and after one, by date. Nothing until they are known. */
export function NeighborLinks({ print }: { readonly print: Print }): JSX.Element | null {
  const older = useNeighbor(print, 'desc')
  const newer = useNeighbor(print, 'asc')
  if (!older && !newer) return null
  return (
    <nav class="neighbors" aria-label={texts.printsByDate}>
      {older && (
        <a rel="prev" href={`/prints/${older.id}`}>
          <span class="note">{texts.previousPrint}</span>
          {older.title}
        </a>
      )}
      {newer && (
        <a rel="next" href={`/prints/${newer.id}`}>
          <span class="note">{texts.nextPrint}</span>
          {newer.title}
        </a>
      )}
    </nav>
  )
}

/** Returns the print that follows in a list by date, in this direction. */
function useNeighbor({ id, startDate, createdDate }: Print, sortDirection: Direction) {
  const date = startDate ?? createdDate
  // The end of a range is excluded, and timestamps have milliseconds.
  const range = sortDirection === 'asc' ? { fromDate: date } : { toDate: new Date(Date.parse(date) + 1).toISOString() }
  const { data } = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: { query: { ...range, sortColumn: 'date', sortDirection, pageSize: PAGE_SIZE } },
        signal,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the range follows from the date
    [date, sortDirection],
    { name: 'neighbor', kinds: ['print'] },
  )
  if (!data) return undefined
  return data.items[data.items.findIndex((other) => other.id === id) + 1]
}
