import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Icon } from '../components/Icon.tsx'
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
      <PageTitle title={common.filaments}>
        <a class="button" href="/stock">
          <Icon name="list-checks" />
          <span class="wide-label">{common.stock}</span>
        </a>
        <a class="button" href="/filaments/types">
          <Icon name="layers" />
          <span class="wide-label">{common.filamentTypes}</span>
        </a>
        <a class="button" href={`/filaments/labels?${url}`}>
          <Icon name="qr-code" />
          <span class="wide-label">{texts.printLabels}</span>
        </a>
        <DownloadButton label={common.downloadAsCsv} name="spools.csv" load={() => loadCsv(searchParams)} />
        <a class="button primary" href="/filaments/new">
          <Icon name="plus" />
          {common.addSpool}
        </a>
      </PageTitle>
      <FilamentFilters />
      <PagedList
        kind="spool"
        result={result}
        noun="spool"
        empty={
          hasFilters ? (
            texts.noSpoolsMatchTheseFilters
          ) : (
            <>
              {texts.noSpoolsYetAdd({
                link: (text) => <a href="/filaments/new">{text}</a>,
                link2: (text) => <a href="/account/data#import">{text}</a>,
              })}
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
