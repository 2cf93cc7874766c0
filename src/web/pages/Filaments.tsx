import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { FilamentFilters, filamentFilterNames } from '../filaments/FilamentFilters.tsx'
import { readFilamentSort } from '../filaments/sortOptions.ts'
import { SpoolCard } from '../filaments/SpoolCard.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams, type SearchParams } from '../useSearchParams.ts'

/** Page of the list of spools. */
export default function Filaments(): JSX.Element {
  const searchParams = useSearchParams()
  const url = searchParams.params.toString()
  const result = useQuery(
    (signal) => api.GET('/api/Filaments', { params: { query: readFilters(searchParams) }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the filters are read from the URL
    [url],
    { name: 'filaments', kinds: ['spool'] },
  )
  const hasFilters = filamentFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <PageTitle title="Filaments">
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

/** Values of `isActive` by status filter. Archived spools are hidden by default. */
const IS_ACTIVE: Readonly<Record<string, boolean | undefined>> = { inUse: true, putAway: false, all: undefined }

function readFilters(searchParams: SearchParams) {
  const { sortColumn, sortDirection } = readFilamentSort(searchParams.get('sort'))
  const show = searchParams.get('show', 'inUse')
  return omitUndefined({
    pageNumber: searchParams.getNumber('page'),
    pageSize: 24,
    searchText: searchParams.get('searchText') || undefined,
    materialTypes: searchParams.getAll('materialTypes'),
    brands: searchParams.getAll('brands'),
    storageLocations: searchParams.getAll('storageLocations'),
    tags: searchParams.getAll('tags'),
    isActive: show in IS_ACTIVE ? IS_ACTIVE[show] : true,
    isFavorite: searchParams.params.has('isFavorite') || undefined,
    lowStock: searchParams.params.has('lowStock') || undefined,
    sortColumn,
    sortDirection,
  })
}
