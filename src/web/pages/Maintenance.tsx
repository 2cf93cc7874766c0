import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { EntryProgress } from '../maintenance/EntryProgress.tsx'
import { useLastWork } from '../maintenance/useLastWork.ts'
import { MaintenanceDialog, type OpenMaintenance } from '../printers/MaintenanceDialog.tsx'
import { MaintenanceEntry } from '../printers/MaintenanceEntry.tsx'
import '../printers/printers.css'
import { hasSettled, useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type Entry = Schemas['MaintenanceEntryDto']

/** Page of the maintenance of all printers: due work, then planned work with how far it is from being due. */
export default function Maintenance(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const due = useEntries(true, 200, 1)
  const planned = useEntries(false, 25, pageNumber)
  const lastWork = useLastWork()
  const printers = useQuery(fetchAllPrinters, [], { kinds: ['printer'] })
  const [open, setOpen] = useState<(OpenMaintenance & { readonly entry: Entry }) | null>(null)
  const nameOf = (id: number) => printers.data?.find((printer) => printer.id === id)?.name ?? common.printerId({ id })
  const reload = () => {
    due.reload()
    planned.reload()
    lastWork.reload()
  }
  const saved = () => {
    setOpen(null)
    reload()
  }
  const list = (entries: readonly Entry[]) => (
    <ul class="maintenance-list">
      {entries.map((entry) => (
        <MaintenanceEntry
          key={entry.id}
          entry={entry}
          heading={<a href={`/printers/${entry.printerId}`}>{nameOf(entry.printerId)}</a>}
          progress={lastWork.data && <EntryProgress entry={entry} lastWork={lastWork.data} />}
          onComplete={() => setOpen({ what: 'complete', entry })}
          onEdit={() => setOpen({ what: 'edit', entry })}
          onChanged={reload}
        />
      ))}
    </ul>
  )
  return (
    <>
      <Title />
      <section aria-labelledby="due" tabIndex={-1}>
        <h2 id="due">{texts.due}</h2>
        <Loadable result={due} label={texts.theDueMaintenance}>
          {({ items }) => (items.length === 0 ? <p class="empty">{texts.nothingIsDue}</p> : list(items))}
        </Loadable>
      </section>
      {hasSettled(due) && (
        <section aria-labelledby="planned" tabIndex={-1}>
          <h2 id="planned">{texts.planned}</h2>
          <PagedList
            result={planned}
            noun="task"
            label={texts.thePlannedMaintenance}
            empty={texts.noOtherMaintenanceIsPlanned}
          >
            {list}
          </PagedList>
        </section>
      )}
      {open && (
        <MaintenanceDialog printerId={open.entry.printerId} open={open} onClose={() => setOpen(null)} onSaved={saved} />
      )}
    </>
  )
}

/** Title of the page, with what is not about one task. */
function Title(): JSX.Element {
  return (
    <PageTitle title={common.maintenance} lead={texts.workOnAllOfYour}>
      <DownloadButton
        label={common.downloadAsCsv}
        name="maintenance.csv"
        load={() => api.GET('/api/PrinterMaintenance/csv', { parseAs: 'blob' })}
      />
      <a class="button" href="/maintenance/calendar">
        {common.calendar}
      </a>
      <a class="button" href="/printers">
        {common.printers}
      </a>
    </PageTitle>
  )
}

function useEntries(isDue: boolean, pageSize: number, pageNumber: number) {
  return useQuery(
    (signal) =>
      api.GET('/api/PrinterMaintenance', { params: { query: { done: false, isDue, pageSize, pageNumber } }, signal }),
    [isDue, pageSize, pageNumber],
    { name: 'maintenance', kinds: ['maintenance'] },
  )
}
