import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useDates } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { formatPrintDate } from './printDate.ts'

/** List of the prints that a print can be compared with. */
export function CompareChoice({ id }: { id: number }): JSX.Element {
  const dates = useDates()
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const searchText = searchParams.get('searchText') || undefined
  const result = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', { params: { query: omitUndefined({ pageNumber, searchText }) }, signal }),
    [pageNumber, searchText],
    { name: 'compare' },
  )
  return (
    <>
      <SearchField label={common.searchPrints} hint={texts.titleFileNamePrinterMaterial} />
      <PagedList result={result} noun="print" empty={texts.noPrintsMatchThisSearch}>
        {(prints) => (
          <ul class="compare-list" aria-label={texts.printsToCompareWith}>
            {prints
              .filter((print) => print.id !== id)
              .map((print) => (
                <li key={print.id}>
                  <a href={`/prints/${id}/compare?with=${print.id}`}>{print.title}</a>{' '}
                  <StatusBadge status={print.status} />{' '}
                  <span class="note">{inOneLine([formatPrintDate(print, dates, 'date'), print.printerName])}</span>
                </li>
              ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
