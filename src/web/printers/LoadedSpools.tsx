import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { describe } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'
import { LoadSpool } from './LoadSpool.tsx'

type LoadedSpool = Schemas['LoadedSpoolDto']

/** Loaded spools of a printer, by slot. Prints that the printer reports use them. */
export function LoadedSpools({ printerId: id }: { printerId: number }): JSX.Element {
  const result = useQuery(
    (signal) => api.GET('/api/Printers/{id}/filament', { params: { path: { id } }, signal }),
    [id],
  )
  const unload = useMutation((slot: number) =>
    api.PUT('/api/Printers/{id}/filament/unload', {
      params: { path: { id }, ...ifMatch(result.etag) },
      body: { slot },
    }),
  )
  const [isLoadingSpool, setLoadingSpool] = useState(false)
  return (
    <section aria-labelledby="loaded">
      <div class="section-title">
        <h2 id="loaded">Loaded spools</h2>
        <button type="button" onClick={() => setLoadingSpool(true)}>
          Load spool
        </button>
      </div>
      {unload.failure && <ProblemView failure={unload.failure} />}
      <Loadable result={result} label="the loaded spools">
        {({ loadedFilaments }) => (
          <>
            <LoadedSpoolTable
              spools={loadedFilaments}
              isUnloading={unload.isSending}
              onUnload={(slot) => void unload.run(slot).then(result.reload)}
            />
            {isLoadingSpool && (
              <LoadSpool
                printerId={id}
                etag={result.etag}
                loaded={loadedFilaments}
                onClose={() => setLoadingSpool(false)}
                onFailed={result.reload}
                onLoaded={() => {
                  setLoadingSpool(false)
                  result.reload()
                }}
              />
            )}
          </>
        )}
      </Loadable>
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
          <Swatch colors={[spool.colorHex]} /> <a href={`/filaments/${spool.filamentId}`}>{spool.displayName}</a>
          <div class="note">{describe(spool)}</div>
        </>
      ),
    },
    { title: 'Slot', isNumber: true, cell: ({ slot }) => slot },
    { title: 'Remaining', isNumber: true, cell: ({ remainingMg }) => formatWeight(remainingMg) },
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
