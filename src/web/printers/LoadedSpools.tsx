import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { describe } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatWeight } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'
import { LoadSpool } from './LoadSpool.tsx'

type LoadedSpool = Schemas['LoadedSpoolDto']

/** The spools in a printer, slot by slot: prints that it reports take from them. */
export function LoadedSpools({ printerId: id }: { printerId: number }): JSX.Element {
  const load = useLoad((signal) => api.GET('/api/Printers/{id}/filament', { params: { path: { id } }, signal }), [id])
  const unload = useSend((slot: number) =>
    api.PUT('/api/Printers/{id}/filament/unload', { params: { path: { id } }, body: { slot } }),
  )
  const [isLoadingSpool, setLoadingSpool] = useState(false)
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
    { title: 'Left', isNumber: true, cell: ({ remainingMg }) => formatWeight(remainingMg) },
    {
      title: 'Unload',
      isActions: true,
      cell: ({ slot, displayName }) => (
        <button
          type="button"
          disabled={unload.isSending}
          onClick={() => void unload.run(slot).then((answer) => answer && load.reload())}
        >
          Unload <span class="unseen">{displayName}</span>
        </button>
      ),
    },
  ]
  return (
    <section aria-labelledby="loaded">
      <div class="section-title">
        <h2 id="loaded">Loaded spools</h2>
        <button type="button" onClick={() => setLoadingSpool(true)}>
          Load a spool
        </button>
      </div>
      {unload.failure && <ProblemView failure={unload.failure} />}
      <Loaded load={load} of="the loaded spools">
        {({ loadedFilaments }) => (
          <>
            <Table
              caption="Spools in this printer"
              columns={columns}
              rows={loadedFilaments}
              keyOf={({ slot }) => slot}
              empty="Nothing is loaded. Load a spool, and prints that the printer reports take from it."
            />
            {isLoadingSpool && (
              <LoadSpool
                printerId={id}
                loaded={loadedFilaments}
                onClose={() => setLoadingSpool(false)}
                onLoaded={() => {
                  setLoadingSpool(false)
                  load.reload()
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
