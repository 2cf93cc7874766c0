import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { CompleteMaintenance } from './CompleteMaintenance.tsx'
import { MaintenanceEntry } from './MaintenanceEntry.tsx'
import { MaintenanceForm } from './MaintenanceForm.tsx'

type Entry = Schemas['MaintenanceEntryDto']

/** The open dialog, with its entry. */
type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'complete'; readonly entry: Entry }

/** Maintenance of a printer: what is due or planned first, then what has been done. */
export function PrinterMaintenance({ printerId }: { printerId: number }): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const [open, setOpen] = useState<Open | null>(null)
  const planned = useEntries(printerId, false, 200, 1)
  const done = useEntries(printerId, true, 10, pageNumber)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    planned.reload()
    done.reload()
  }
  return (
    <section aria-labelledby="maintenance">
      <div class="section-title">
        <h2 id="maintenance">Maintenance</h2>
        <div class="actions">
          <DownloadButton label="Download as CSV" name="maintenance.csv" load={() => loadCsv(printerId)} />
          <button type="button" onClick={() => setOpen({ what: 'new' })}>
            Add maintenance
          </button>
        </div>
      </div>
      <Loadable result={planned} label="the planned maintenance">
        {({ items }) =>
          items.length === 0 ? (
            <p class="empty">
              No maintenance planned. Add some to be reminded after a number of hours or prints, or on a date.
            </p>
          ) : (
            <EntryList
              entries={[...items].sort((a, b) => Number(b.isDue) - Number(a.isDue))}
              onOpen={setOpen}
              onChanged={changed}
            />
          )
        }
      </Loadable>
      <Loadable result={done} label="the completed maintenance">
        {({ items, paging }) =>
          paging.totalCount > 0 && (
            <>
              <h3>Done</h3>
              <EntryList entries={items} onOpen={setOpen} onChanged={changed} />
              {hasPages(paging) && <Pager paging={paging} noun={['entry', 'entries']} />}
            </>
          )
        }
      </Loadable>
      {open?.what === 'complete' && <CompleteMaintenance entry={open.entry} onClose={close} onDone={changed} />}
      {(open?.what === 'new' || open?.what === 'edit') && (
        <MaintenanceForm
          printerId={printerId}
          entry={open.what === 'edit' ? open.entry : null}
          onClose={close}
          onSaved={changed}
        />
      )}
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
  readonly onOpen: (open: Open) => void
  readonly onChanged: () => void
}

function EntryList({ entries, onOpen, onChanged }: ListProps): JSX.Element {
  return (
    <ul class="maintenance-list">
      {entries.map((entry) => (
        <MaintenanceEntry
          key={entry.id}
          entry={entry}
          onComplete={() => onOpen({ what: 'complete', entry })}
          onEdit={() => onOpen({ what: 'edit', entry })}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}
