import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { EntryProgress } from '../maintenance/EntryProgress.tsx'
import { useLastWork, type LastWork } from '../maintenance/useLastWork.ts'
import { MaintenanceDialog, type OpenMaintenance } from './MaintenanceDialog.tsx'
import { MaintenanceEntry } from './MaintenanceEntry.tsx'

type Entry = Schemas['MaintenanceEntryDto']

/** Maintenance of a printer: what is due or planned first, then what has been done. */
export function PrinterMaintenance({ printerId }: { printerId: number }): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const [open, setOpen] = useState<OpenMaintenance | null>(null)
  const planned = useEntries(printerId, false, 200, 1)
  const done = useEntries(printerId, true, 10, pageNumber)
  const lastWork = useLastWork(printerId)
  const close = () => setOpen(null)
  const reload = () => {
    planned.reload()
    done.reload()
    lastWork.reload()
  }
  const saved = () => {
    close()
    reload()
  }
  return (
    <section aria-labelledby="maintenance" tabIndex={-1}>
      <SectionTitle id="maintenance" title={common.maintenance}>
        <DownloadButton label={common.downloadAsCsv} name="maintenance.csv" load={() => loadCsv(printerId)} />
        <button type="button" onClick={() => setOpen({ what: 'new' })}>
          {texts.addMaintenance}
        </button>
      </SectionTitle>
      <Loadable result={planned} label={texts.thePlannedMaintenance}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="empty">{texts.noMaintenancePlannedAddSome}</p>
          ) : (
            <EntryList
              entries={[...items].sort((a, b) => Number(b.isDue) - Number(a.isDue))}
              lastWork={lastWork.data}
              onOpen={setOpen}
              onChanged={reload}
            />
          )
        }
      </Loadable>
      <Loadable result={done} label={texts.theCompletedMaintenance}>
        {({ items, paging }) =>
          paging.totalCount > 0 && (
            <>
              <h3>{texts.doneWork}</h3>
              <EntryList entries={items} lastWork={null} onOpen={setOpen} onChanged={reload} />
              {hasPages(paging) && <Pager paging={paging} noun="entry" />}
            </>
          )
        }
      </Loadable>
      {open && <MaintenanceDialog printerId={printerId} open={open} onClose={close} onSaved={saved} />}
    </section>
  )
}

function loadCsv(printerId: number) {
  const query = { printerIds: [printerId] }
  return api.GET('/api/PrinterMaintenance/csv', { params: { query }, parseAs: 'blob' })
}

function useEntries(printerId: number, done: boolean, pageSize: number, pageNumber: number) {
  return useQuery(
    (signal) =>
      api.GET('/api/PrinterMaintenance', {
        params: { query: { printerIds: [printerId], done, pageSize, pageNumber } },
        signal,
      }),
    [printerId, done, pageSize, pageNumber],
    { kinds: ['maintenance'] },
  )
}

interface ListProps {
  readonly entries: readonly Entry[]
  /** Null for work that is done, and until it is known. */
  readonly lastWork: LastWork | null
  readonly onOpen: (open: OpenMaintenance) => void
  readonly onChanged: () => void
}

function EntryList({ entries, lastWork, onOpen, onChanged }: ListProps): JSX.Element {
  return (
    <ul class="maintenance-list">
      {entries.map((entry) => (
        <MaintenanceEntry
          key={entry.id}
          entry={entry}
          progress={lastWork && <EntryProgress entry={entry} lastWork={lastWork} />}
          onComplete={() => onOpen({ what: 'complete', entry })}
          onEdit={() => onOpen({ what: 'edit', entry })}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}
