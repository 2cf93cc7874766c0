import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { api, type Answer, type Schemas } from '../api.ts'
import { useQuery } from '../useQuery.ts'
import './NeighborLinks.css'

type Print = Schemas['PrintDetailDto']
type Page = Schemas['PrintSummaryPageDto']
type Direction = Schemas['SortDirection']

/** Prints that are read to find the one after this one. Only when more have the same time, others are read. */
const FEW = 10
/** Prints on each further page. */
const MANY = 200

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
      findNeighbor(id, (page) =>
        api.GET('/api/Prints/summary', {
          params: { query: { ...range, sortColumn: 'date', sortDirection, ...page } },
          signal,
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the range follows from the date
    [id, date, sortDirection],
    { name: 'neighbor', kinds: ['print'] },
  )
  return data?.id === id ? data.neighbor : undefined
}

interface PageChoice {
  readonly pageNumber: number
  readonly pageSize: number
}

/** The print that follows another one in a list, if any. */
interface Found {
  readonly id: number
  readonly neighbor: Schemas['PrintSummaryDto'] | undefined
}

/** Reads pages of a list until they have the print that follows another one. */
async function findNeighbor(id: number, read: (page: PageChoice) => Promise<Answer<Page>>): Promise<Answer<Found>> {
  let items: Page['items'] = []
  let page = { pageNumber: 1, pageSize: FEW }
  for (;;) {
    const { data, error, response } = await read(page)
    if (!data) return { error, response }
    items = page.pageNumber === 1 ? data.items : [...items, ...data.items]
    const index = items.findIndex((other) => other.id === id)
    const neighbor = index < 0 ? undefined : items[index + 1]
    if (neighbor || !data.paging.hasNext) return { data: { id, neighbor }, response }
    page = { pageNumber: page.pageSize === FEW ? 1 : page.pageNumber + 1, pageSize: MANY }
  }
}
