import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { colorsOf, describe } from '../filaments/stock.ts'
import { StockWarning } from '../filaments/StockWarning.tsx'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { LoadSpool } from './LoadSpool.tsx'
import { spoolsBySlot } from './spoolsBySlot.ts'

type LoadedSpool = Schemas['LoadedSpoolDto']

/** Loaded spools of a printer, by slot. Prints that the printer reports use them. */
export function LoadedSpools({ printerId: id }: { printerId: number }): JSX.Element {
  const result = useQuery(
    (signal) => api.GET('/api/Printers/{id}/filament', { params: { path: { id } }, signal }),
    [id],
    { kinds: ['printer', 'spool'] },
  )
  const { data, etag } = result
  const read = () => api.GET('/api/Printers/{id}/filament', { params: { path: { id } } })
  const unload = useGuarded({
    seen: data && { data, etag },
    read,
    send: (etag, slot: number) =>
      api.PUT('/api/Printers/{id}/filament/unload', { params: { path: { id }, ...ifMatch(etag) }, body: { slot } }),
    facts: spoolsBySlot,
  })
  const [isLoadingSpool, setLoadingSpool] = useState(false)
  const closeDialog = () => {
    setLoadingSpool(false)
    // Also when nothing was loaded: somebody else may have changed the slots.
    result.reload()
  }
  return (
    <section aria-labelledby="loaded">
      <div class="section-title">
        <h2 id="loaded">Loaded spools</h2>
        <button type="button" onClick={() => setLoadingSpool(true)}>
          Load spool
        </button>
      </div>
      <ChangedNotice
        changed={unload.changed}
        subject="The loaded spools were"
        advice="Nothing is unloaded yet: check the slots, then unload again."
      />
      {unload.failure && <ProblemView failure={unload.failure} />}
      <Loadable result={result} label="the loaded spools">
        {({ loadedFilaments }) => (
          <LoadedSpoolTable
            spools={loadedFilaments}
            isUnloading={unload.isSending}
            onUnload={(slot) => void unload.run(slot).then(result.reload)}
          />
        )}
      </Loadable>
      {isLoadingSpool && data && <LoadSpool printerId={id} seen={{ data, etag }} onClose={closeDialog} />}
    </section>
  )
}

interface TableProps {
  readonly spools: readonly LoadedSpool[]
  readonly isUnloading: boolean
  readonly onUnload: (slot: number) => void
}

function LoadedSpoolTable({ spools, isUnloading, onUnload }: TableProps): JSX.Element {
  const columns: Column<LoadedSpool>[] = [
    {
      title: 'Spool',
      cell: (spool) => (
        <>
          <Swatch colors={colorsOf(spool)} /> <a href={`/filaments/${spool.filamentId}`}>{spool.displayName}</a>
          <div class="note">{describe(spool)}</div>
        </>
      ),
    },
    { title: 'Slot', isNumber: true, cell: ({ slot }) => slot },
    {
      title: 'Remaining',
      isNumber: true,
      cell: (spool) => (
        <>
          <StockWarning spool={spool} /> {formatWeight(spool.remainingMg)}
        </>
      ),
    },
    {
      title: 'Unload',
      isActions: true,
      cell: ({ slot, displayName }) => (
        <button type="button" disabled={isUnloading} onClick={() => onUnload(slot)}>
          Unload <span class="visually-hidden">{displayName}</span>
        </button>
      ),
    },
  ]
  return (
    <Table
      caption="Loaded spools"
      columns={columns}
      rows={spools}
      keyOf={({ slot }) => slot}
      empty="No spools loaded. Filament of prints that the printer reports is deducted from the loaded spools."
    />
  )
}
