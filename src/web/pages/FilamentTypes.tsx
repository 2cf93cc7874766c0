import * as texts from '#texts/filaments'
import * as common from '#texts/common'
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
      <PageTitle title={common.filamentTypes} lead={texts.whatYourSpoolsOfOne}>
        <a class="button" href="/filaments/brands">
          {common.brands}
        </a>
        <a class="button primary" href="/filaments/types/new">
          {common.addFilamentType}
        </a>
      </PageTitle>
      <SearchField label={common.search} hint={texts.nameBrandMaterialColorArticle} />
      <PagedList
        result={result}
        noun="filamentType"
        empty={searchText ? texts.noFilamentTypesMatchThis : texts.noFilamentTypesYetA}
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
