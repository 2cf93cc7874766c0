import type { JSX } from 'preact'
import { api } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { FilamentFilters, filamentFilterNames } from '../filaments/FilamentFilters.tsx'
import { readOrder } from '../filaments/orders.ts'
import { SpoolCard } from '../filaments/SpoolCard.tsx'
import { given } from '../given.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState, type QueryState } from '../useQueryState.ts'

/** The spools, with what is left of each. */
export default function Filaments(): JSX.Element {
  const query = useQueryState()
  const address = query.params.toString()
  const load = useLoad(
    (signal) => api.GET('/api/Filaments', { params: { query: readFilters(query) }, signal }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the filters are what the address says
    [address],
  )
  const hasFilters = filamentFilterNames.some((name) => query.params.has(name))
  return (
    <>
      <PageTitle title="Filaments">
        <a class="button primary" href="/filaments/new">
          Add a spool
        </a>
      </PageTitle>
      <FilamentFilters />
      <PagedList
        load={load}
        noun={['spool', 'spools']}
        empty={
          hasFilters ? (
            'No spool matches these filters.'
          ) : (
            <>
              No spools in use. <a href="/filaments/new">Add one</a> to see what every print leaves on it.
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

/** Spools that are put away are shown only when they are asked for. */
const IS_ACTIVE: Readonly<Record<string, boolean | undefined>> = { inUse: true, putAway: false, all: undefined }

function readFilters(query: QueryState) {
  const { sortColumn, sortDirection } = readOrder(query.get('sort'))
  const show = query.get('show', 'inUse')
  return given({
    pageNumber: query.getNumber('page'),
    pageSize: 24,
    searchText: query.get('searchText') || undefined,
    materialTypes: query.getAll('materialTypes'),
    brands: query.getAll('brands'),
    storageLocations: query.getAll('storageLocations'),
    isActive: show in IS_ACTIVE ? IS_ACTIVE[show] : true,
    isFavorite: query.params.has('isFavorite') || undefined,
    lowStock: query.params.has('lowStock') || undefined,
    sortColumn,
    sortDirection,
  })
}
