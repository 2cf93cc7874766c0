import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import '../filaments/filaments.css'

/** Page of the list of brands of filament. */
export default function Brands(): JSX.Element {
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const searchText = searchParams.get('searchText') || undefined
  const result = useQuery(
    (signal) => {
      const query = omitUndefined({ pageNumber, pageSize: 24, searchText })
      return api.GET('/api/Brands', { params: { query }, signal })
    },
    [pageNumber, searchText],
    { name: 'brands', kinds: ['brand', 'filamentType', 'spool'] },
  )
  return (
    <>
      <PageTitle title={common.brands} lead={texts.whoMakesYourFilament}>
        <a class="button" href="/filaments/types">
          {common.filamentTypes}
        </a>
      </PageTitle>
      <SearchField label={common.search} hint={common.name} />
      <PagedList
        result={result}
        noun="brand"
        empty={searchText ? texts.noBrandsMatchThisSearch : texts.noBrandsYetASpool}
      >
        {(brands) => (
          <ul class="cards">
            {brands.map((brand) => (
              <BrandCard key={brand.id} brand={brand} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function BrandCard({ brand }: { readonly brand: Schemas['BrandDto'] }): JSX.Element {
  const { id, name, typeCount, spoolCount, notes } = brand
  return (
    <li class="card spool-card">
      <div>
        <a href={`/filaments/brands/${id}/edit`}>{name}</a>
        {notes && <p class="note">{notes}</p>}
      </div>
      <p class="note">{texts.brandUse({ types: typeCount, spools: spoolCount })}</p>
    </li>
  )
}
