import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, toResult, type Schemas } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatGrams, useDates } from '../format.ts'
import { postpone, usePostponed } from '../postponed.ts'
import { shownChange, toTenths } from '../shownSums.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { SectionTitle } from '../components/SectionTitle.tsx'
import './filaments.css'

type Entry = Schemas['LedgerEntryDto']

interface Props {
  readonly spoolId: string
  /** Increases with every change of the stock, so that the ledger is loaded again. */
  readonly version: number
  readonly onChanged: () => void
}

const KIND_LABELS: Readonly<Record<Schemas['LedgerEntryKind'], string>> = {
  Initial: texts.initialWeight,
  Usage: common.print,
  Adjustment: texts.adjustment,
  Reversal: texts.adjustmentUndone,
}

/** Ledger of a spool, the newest entry first. Adjustments can be undone, except those that a change of the nominal weight has made. */
export function Ledger({ spoolId: id, version, onChanged }: Props): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Filaments/{id}/ledger', { params: { path: { id }, query: { pageNumber } }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- loaded again after a change
    [id, pageNumber, version],
    { kinds: ['spool'] },
  )
  const undo = (entryId: string) => {
    void postpone({
      kind: 'adjustment',
      id: entryId,
      text: texts.theAdjustmentIsBeingUndone,
      undoLabel: texts.keepIt,
      send: async () => {
        const { failure } = await toResult(
          api.POST('/api/Filaments/{id}/adjustments/{entryId}/reversal', {
            params: { path: { id, entryId } },
            keepalive: true,
          }),
        )
        return failure && texts.theAdjustmentCouldNot({ detail: failure.detail })
      },
      onDone: onChanged,
    })
  }
  return (
    <section aria-labelledby="ledger">
      <SectionTitle id="ledger" title={texts.ledger}>
        <DownloadButton
          label={common.downloadAsCsv}
          name="ledger.csv"
          load={() => api.GET('/api/Filaments/{id}/ledger/csv', { params: { path: { id } }, parseAs: 'blob' })}
        />
      </SectionTitle>
      <Loadable result={result} label={texts.theLedger}>
        {({ items, paging }) => (
          <>
            <LedgerTable entries={items} onUndo={undo} />
            {hasPages(paging) && <Pager paging={paging} noun="entry" />}
          </>
        )}
      </Loadable>
    </section>
  )
}

interface TableProps {
  readonly entries: readonly Entry[]
  readonly onUndo: (entryId: string) => void
}

function LedgerTable({ entries, onUndo }: TableProps): JSX.Element {
  const dates = useDates()
  const { isGone } = usePostponed()
  const columns: Column<Entry>[] = [
    {
      title: texts.entry,
      cell: ({ kind, printId, printTitle, createdDate }) => (
        <>
          {printId === null ? (
            KIND_LABELS[kind]
          ) : printTitle == null ? (
            texts.deletedPrint
          ) : (
            <a href={`/prints/${printId}`}>{printTitle}</a>
          )}
          <div class="note">{dates.dateTime(createdDate)}</div>
        </>
      ),
    },
    {
      title: texts.amountChange,
      isNumber: true,
      cell: (entry) => (
        <span class={entry.amountMg < 0 ? 'taken' : ''}>
          {entry.amountMg > 0 && '+'}
          {formatGrams(shownChange(entry))}
        </span>
      ),
    },
    { title: texts.balance, isNumber: true, cell: ({ balanceMg }) => formatGrams(toTenths(balanceMg)) },
    ...(entries.some(({ note }) => note) ? [{ title: texts.note, cell: ({ note }: Entry) => note }] : []),
    {
      title: common.undo,
      isActions: true,
      cell: (entry) =>
        entry.isReversible &&
        !isGone('adjustment', entry.id) && (
          <button type="button" onClick={() => onUndo(entry.id)}>
            {texts.undoAdjustmentOf({
              entry: formatGrams(shownChange(entry)),
              hidden: (text) => <span class="visually-hidden">{text}</span>,
            })}
          </button>
        ),
    },
  ]
  return (
    <Table
      caption={texts.stockChanges}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      empty={texts.noEntriesYet}
    />
  )
}
