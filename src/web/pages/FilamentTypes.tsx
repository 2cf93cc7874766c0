import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { TypeCard } from '../filaments/TypeCard.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the list of filament types. */
export default function FilamentTypes(): JSX.Element {
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const searchText = searchParams.get('searchText') || undefined
  const result = useQuery(
    (signal) => {
      const query = omitUndefined({ pageNumber, pageSize: 24, searchText })
      return api.GET('/api/FilamentTypes', { params: { query }, signal })
    },
    [pageNumber, searchText],
    { name: 'filament types', kinds: ['filamentType', 'brand', 'spool'] },
  )
  return (
    <>
      <PageTitle title="Filament types" lead="What your spools of one product have in common.">
        <a class="button primary" href="/filaments/types/new">
          Add filament type
        </a>
      </PageTitle>
      <SearchField label="Search" hint="Name, brand, material, color, article number or notes" />
      <PagedList
        result={result}
        noun={['filament type', 'filament types']}
        empty={searchText ? 'No filament types match this search.' : 'No filament types yet. A spool brings its own.'}
      >
        {(types) => (
          <ul class="cards">
            {types.map((type) => (
              <TypeCard key={type.id} type={type} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
