import type { JSX } from 'preact'
import { api } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { given } from '../given.ts'
import { dayEnd, dayStart } from '../localTime.ts'
import { PrintFilters, printFilterNames } from '../prints/PrintFilters.tsx'
import { PrintRow } from '../prints/PrintRow.tsx'
import { readOrder } from '../prints/orders.ts'
import { readRestrictions } from '../prints/restrictions.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState, type QueryState } from '../useQueryState.ts'

/** The logbook: every print, with filters, orders and pages in the address. */
export default function Prints(): JSX.Element {
  const query = useQueryState()
  const address = query.params.toString()
  const load = useLoad(
    (signal) => api.GET('/api/Prints/summary', { params: { query: readFilters(query) }, signal }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the filters are what the address says
    [address],
  )
  const hasFilters = printFilterNames.some((name) => query.params.has(name))
  return (
    <>
      <PageTitle title="Prints">
        <a class="button primary" href="/prints/new">
          New print
        </a>
      </PageTitle>
      <PrintFilters />
      <PagedList
        load={load}
        noun={['print', 'prints']}
        empty={
          hasFilters ? (
            'No print matches these filters.'
          ) : (
            <>
              No prints yet. <a href="/?connect=slicer#connect">Connect a slicer or printer</a>, or{' '}
              <a href="/prints/new">record one by hand</a>.
            </>
          )
        }
      >
        {(prints) => (
          <ul class="print-list">
            {prints.map((print) => (
              <PrintRow key={print.id} print={print} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function readFilters(query: QueryState) {
  const { sortColumn, sortDirection } = readOrder(query.get('sort'))
  return given({
    pageNumber: query.getNumber('page'),
    searchText: query.get('searchText') || undefined,
    ...readRestrictions(query.params),
    tags: query.getAll('tags'),
    fromDate: dayStart(query.get('fromDate')),
    toDate: dayEnd(query.get('toDate')),
    sortColumn,
    sortDirection,
  })
}
