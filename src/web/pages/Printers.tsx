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
  const running = useRunning()
  return (
    <>
      <PageTitle title="Printers">
        <DownloadButton
          label="Download as CSV"
          name="printers.csv"
          load={() => api.GET('/api/Printers/csv', { parseAs: 'blob' })}
        />
        <a class="button primary" href="/printers/new">
          Add printer
        </a>
      </PageTitle>
      <PagedList
        result={result}
        noun={['printer', 'printers']}
        empty={
          <>
            No printers yet. <a href="/printers/new">Add a printer</a>, then connect it so that it reports its prints.
          </>
        }
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
