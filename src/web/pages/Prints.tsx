import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { dayEnd, dayStart } from '../localTime.ts'
import { PrintFilters, printFilterNames } from '../prints/PrintFilters.tsx'
import { PrintRow } from '../prints/PrintRow.tsx'
import { useRunningPrints } from '../prints/running.ts'
import { readSettingsFilters } from '../prints/SettingsFilters.tsx'
import { readPrintSort } from '../prints/sortOptions.ts'
import { readSharedFilters } from '../prints/sharedFilters.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams, type SearchParams } from '../useSearchParams.ts'

/** Page of the list of prints. */
export default function Prints(): JSX.Element {
  const searchParams = useSearchParams()
  const url = searchParams.params.toString()
  const result = useQuery(
    (signal) => api.GET('/api/Prints/summary', { params: { query: readFilters(searchParams) }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the filters are read from the URL
    [url],
    { name: 'prints', kinds: ['print'] },
  )
  useRunningPrints(result.data?.items.some(({ status }) => status === 'Printing') ?? false, result.refresh)
  const hasFilters = printFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <PageTitle title="Prints">
        <DownloadButton label="Download as CSV" name="prints.csv" load={() => loadCsv(searchParams)} />
        <a class="button primary" href="/prints/new">
          New print
        </a>
      </PageTitle>
      <PrintFilters />
      <PagedList
        result={result}
        noun={['print', 'prints']}
        empty={
          hasFilters ? (
            'No prints match these filters.'
          ) : (
            <>
              No prints yet. <a href="/?connect=slicer#connect">Connect a slicer or printer</a>, or{' '}
              <a href="/prints/new">record one manually</a>.
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

function loadCsv(searchParams: SearchParams) {
  const { pageNumber: _, ...query } = readFilters(searchParams)
  return api.GET('/api/Prints/csv', { params: { query }, parseAs: 'blob' })
}

/** An unusable rating in the URL does not filter. */
function readRating(text: string): number | undefined {
  return /^[1-5]$/.test(text) ? Number(text) : undefined
}

function readFilters(searchParams: SearchParams) {
  const { sortColumn, sortDirection } = readPrintSort(searchParams.get('sort'))
  return omitUndefined({
    pageNumber: searchParams.getNumber('page'),
    searchText: searchParams.get('searchText') || undefined,
    ...readSharedFilters(searchParams.params),
    ...readSettingsFilters(searchParams.params),
    tags: searchParams.getAll('tags'),
    minRating: readRating(searchParams.get('minRating')),
    fromDate: dayStart(searchParams.get('fromDate')),
    toDate: dayEnd(searchParams.get('toDate')),
    sortColumn,
    sortDirection,
  })
}
