import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'
import { CareEntry } from './CareEntry.tsx'
import { CareForm } from './CareForm.tsx'
import { MarkDone } from './MarkDone.tsx'

type Entry = Schemas['MaintenanceEntryDto']

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'done'; readonly entry: Entry }

/** The care of a printer: what is due and planned first, then what was done. */
export function Maintenance({ printerId }: { printerId: number }): JSX.Element {
  const pageNumber = useQueryState().getNumber('page')
  const [open, setOpen] = useState<Open | null>(null)
  const planned = useLoad(
    (signal) =>
      api.GET('/api/PrinterMaintenance', {
        params: { query: { printerIds: [printerId], done: false, pageSize: 200 } },
        signal,
      }),
    [printerId],
  )
  const done = useLoad(
    (signal) =>
      api.GET('/api/PrinterMaintenance', {
        params: { query: { printerIds: [printerId], done: true, pageSize: 10, pageNumber } },
        signal,
      }),
    [printerId, pageNumber],
  )
  const close = () => setOpen(null)
  const changed = () => {
    close()
    planned.reload()
    done.reload()
  }
  const list = (entries: readonly Entry[]) => (
    <ul class="care">
      {entries.map((entry) => (
        <CareEntry
          key={entry.id}
          entry={entry}
          onDone={() => setOpen({ what: 'done', entry })}
          onEdit={() => setOpen({ what: 'edit', entry })}
          onChanged={changed}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="maintenance">
      <div class="section-title">
        <h2 id="maintenance">Maintenance</h2>
        <button type="button" onClick={() => setOpen({ what: 'new' })}>
          Add maintenance
        </button>
      </div>
      <Loaded load={planned} of="what is planned">
        {({ items }) =>
          items.length === 0 ? (
            <p class="empty">
              Nothing is planned. Add maintenance to be told after so many hours or prints, or on a day.
            </p>
          ) : (
            list([...items].sort((a, b) => Number(b.isDue) - Number(a.isDue)))
          )
        }
      </Loaded>
      <Loaded load={done} of="what was done">
        {({ items, paging }) =>
          paging.totalCount > 0 && (
            <>
              <h3>Done</h3>
              {list(items)}
              {hasPages(paging) && <Pager paging={paging} noun={['entry', 'entries']} />}
            </>
          )
        }
      </Loaded>
      {open?.what === 'done' && <MarkDone entry={open.entry} onClose={close} onDone={changed} />}
      {(open?.what === 'new' || open?.what === 'edit') && (
        <CareForm
          printerId={printerId}
          entry={open.what === 'edit' ? open.entry : null}
          onClose={close}
          onSaved={changed}
        />
      )}
    </section>
  )
}
