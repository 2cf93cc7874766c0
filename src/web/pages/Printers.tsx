import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { Pager } from '../components/Pager.tsx'
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
      <Loaded load={load} of="your printers">
        {({ items, paging }) =>
          items.length === 0 ? (
            <p class="empty">
              No printers yet. <a href="/printers/new">Add one</a>, then connect it so that it reports its prints.
            </p>
          ) : (
            <>
              <ul class="cards printer-cards">
                {items.map((printer) => (
                  <PrinterCard key={printer.id} printer={printer} />
                ))}
              </ul>
              {paging.totalPages > 1 && <Pager paging={paging} noun="printers" />}
            </>
          )
        }
      </Loaded>
    </>
  )
}
