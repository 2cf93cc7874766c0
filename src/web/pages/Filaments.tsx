import type { JSX } from 'preact'
import { api } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { FilamentFilters, filamentFilterNames } from '../filaments/FilamentFilters.tsx'
import { readFilamentFilters } from '../filaments/readFilamentFilters.ts'
import { SpoolCard } from '../filaments/SpoolCard.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams, type SearchParams } from '../useSearchParams.ts'

/** Page of the list of spools. */
export default function Filaments(): JSX.Element {
  const searchParams = useSearchParams()
  const url = searchParams.params.toString()
  const query = { ...readFilamentFilters(searchParams), pageNumber: searchParams.getNumber('page'), pageSize: 24 }
  const result = useQuery(
    (signal) => api.GET('/api/Filaments', { params: { query }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the filters are read from the URL
    [url],
    { name: 'filaments', kinds: ['spool'] },
  )
  const hasFilters = filamentFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <PageTitle title="Filaments">
        <a class="button" href="/filaments/types">
          Filament types
        </a>
        <a class="button" href={`/filaments/labels?${url}`}>
          Print labels
        </a>
        <DownloadButton label="Download as CSV" name="spools.csv" load={() => loadCsv(searchParams)} />
        <a class="button primary" href="/filaments/new">
          Add spool
        </a>
      </PageTitle>
      <FilamentFilters />
      <PagedList
        result={result}
        noun={['spool', 'spools']}
        empty={
          hasFilters ? (
            'No spools match these filters.'
          ) : (
            <>
              No spools yet. <a href="/filaments/new">Add a spool</a> to track how much filament is left.
            </>
          )
        }
      >
        {(spools) => (
          <ul class="cards">
            {spools.map((spool) => (
              <SpoolCard key={spool.id} spool={spool} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function loadCsv(searchParams: SearchParams) {
  return api.GET('/api/Filaments/csv', { params: { query: readFilamentFilters(searchParams) }, parseAs: 'blob' })
}
