import type { JSX } from 'preact'
import { api } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterCard } from '../printers/PrinterCard.tsx'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'

/** The printers, with what is loaded in them and what care they need. */
export default function Printers(): JSX.Element {
  const pageNumber = useQueryState().getNumber('page')
  const load = useLoad(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
  )
  return (
    <>
      <PageTitle title="Printers">
        <a class="button primary" href="/printers/new">
          Add a printer
        </a>
      </PageTitle>
      <PagedList
        load={load}
        noun={['printer', 'printers']}
        empty={
          <>
            No printers yet. <a href="/printers/new">Add one</a>, then connect it so that it reports its prints.
          </>
        }
      >
        {(printers) => (
          <ul class="cards printer-cards">
            {printers.map((printer) => (
              <PrinterCard key={printer.id} printer={printer} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
