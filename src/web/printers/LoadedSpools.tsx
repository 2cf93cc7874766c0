import * as texts from '#texts/printers'
import * as common from '#texts/common'
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
import { SectionTitle } from '../components/SectionTitle.tsx'
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
      <SectionTitle id="loaded" title={texts.loadedSpools}>
        <button type="button" onClick={() => setLoadingSpool(true)}>
          {texts.loadSpool}
        </button>
      </SectionTitle>
      <ChangedNotice
        changed={unload.changed}
        sentence={texts.theLoadedSpoolsWereChanged}
        advice={texts.nothingIsUnloadedYetCheck}
      />
      {unload.failure && <ProblemView failure={unload.failure} />}
      <Loadable result={result} label={texts.theLoadedSpools}>
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
      title: common.spool,
      cell: (spool) => (
        <>
          <Swatch colors={colorsOf(spool)} /> <a href={`/filaments/${spool.filamentId}`}>{spool.displayName}</a>
          <div class="note">{describe(spool)}</div>
        </>
      ),
    },
    { title: texts.slot, isNumber: true, cell: ({ slot }) => slot },
    {
      title: common.remaining,
      isNumber: true,
      cell: (spool) => (
        <>
          <StockWarning spool={spool} /> {formatWeight(spool.remainingMg)}
        </>
      ),
    },
    {
      title: texts.unload,
      isActions: true,
      cell: ({ slot, displayName }) => (
        <button type="button" disabled={isUnloading} onClick={() => onUnload(slot)}>
          {texts.unloadDisplayName({ displayName, hidden: (text) => <span class="visually-hidden">{text}</span> })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.loadedSpools}
      columns={columns}
      rows={spools}
      keyOf={({ slot }) => slot}
      empty={texts.noSpoolsLoadedFilamentOf}
    />
  )
}
