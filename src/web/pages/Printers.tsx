import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useRunning } from '../prints/RunningPrints.tsx'
import { PrinterCard } from '../printers/PrinterCard.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the list of printers. */
export default function Printers(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    { name: 'printers', kinds: ['printer', 'print', 'spool'] },
  )
  const running = useRunning().data?.items ?? []
  return (
    <>
      <PageTitle title={common.printers}>
        <a class="button" href="/maintenance">
          {common.maintenance}
        </a>
        <DownloadButton
          label={common.downloadAsCsv}
          name="printers.csv"
          load={() => api.GET('/api/Printers/csv', { parseAs: 'blob' })}
        />
        <a class="button primary" href="/printers/new">
          {common.addPrinter}
        </a>
      </PageTitle>
      <PagedList
        kind="printer"
        result={result}
        noun="printer"
        empty={<>{texts.noPrintersYetAdd({ link: (text) => <a href="/printers/new">{text}</a> })}</>}
      >
        {(printers) => (
          <ul class="cards printer-cards">
            {printers.map((printer) => (
              <PrinterCard
                key={printer.id}
                printer={printer}
                running={running.filter(({ printerId }) => printerId === printer.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
