import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatGrams, useDates } from '../format.ts'
import { shownChange, toTenths } from '../shownSums.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useMutation } from '../useMutation.ts'
import './filaments.css'

type Entry = Schemas['LedgerEntryDto']

interface Props {
  readonly spoolId: string
  /** Increases with every change of the stock, so that the ledger is loaded again. */
  readonly version: number
  readonly onChanged: () => void
}

const KIND_LABELS: Readonly<Record<Schemas['LedgerEntryKind'], string>> = {
  Initial: 'Initial weight',
  Usage: 'Print',
  Adjustment: 'Adjustment',
  Reversal: 'Adjustment undone',
}

/** Ledger of a spool, the newest entry first. Adjustments can be undone. */
export function Ledger({ spoolId: id, version, onChanged }: Props): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Filaments/{id}/ledger', { params: { path: { id }, query: { pageNumber } }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- loaded again after a change
    [id, pageNumber, version],
    { kinds: ['spool'] },
  )
  const undo = useMutation((entryId: string) =>
    api.POST('/api/Filaments/{id}/adjustments/{entryId}/reversal', { params: { path: { id, entryId } } }),
  )
  return (
    <section aria-labelledby="ledger">
      <div class="section-title">
        <h2 id="ledger">Ledger</h2>
        <DownloadButton
          label="Download as CSV"
          name="ledger.csv"
          load={() => api.GET('/api/Filaments/{id}/ledger/csv', { params: { path: { id } }, parseAs: 'blob' })}
        />
      </div>
      {undo.failure && <ProblemView failure={undo.failure} />}
      <Loadable result={result} label="the ledger">
        {({ items, paging }) => (
          <>
            <LedgerTable
              entries={items}
              isUndoing={undo.isSending}
              onUndo={(entryId) => void undo.run(entryId).then((answer) => answer && onChanged())}
            />
            {hasPages(paging) && <Pager paging={paging} noun={['entry', 'entries']} />}
          </>
        )}
      </Loadable>
    </section>
  )
}

interface TableProps {
  readonly entries: readonly Entry[]
  readonly isUndoing: boolean
  readonly onUndo: (entryId: string) => void
}

function LedgerTable({ entries, isUndoing, onUndo }: TableProps): JSX.Element {
  const dates = useDates()
  const undone = new Set(entries.map(({ reversesEntryId }) => reversesEntryId))
  const columns: Column<Entry>[] = [
    {
      title: 'Entry',
      cell: ({ kind, printId, printTitle, createdDate }) => (
        <>
          {printId === null ? (
            KIND_LABELS[kind]
          ) : printTitle == null ? (
            'Deleted print'
          ) : (
            <a href={`/prints/${printId}`}>{printTitle}</a>
          )}
          <div class="note">{dates.dateTime(createdDate)}</div>
        </>
      ),
    },
    {
      title: 'Change',
      isNumber: true,
      cell: (entry) => (
        <span class={entry.amountMg < 0 ? 'taken' : ''}>
          {entry.amountMg > 0 && '+'}
          {formatGrams(shownChange(entry))}
        </span>
      ),
    },
    { title: 'Balance', isNumber: true, cell: ({ balanceMg }) => formatGrams(toTenths(balanceMg)) },
    ...(entries.some(({ note }) => note) ? [{ title: 'Note', cell: ({ note }: Entry) => note }] : []),
    {
      title: 'Undo',
      isActions: true,
      cell: (entry) =>
        entry.kind === 'Adjustment' &&
        !undone.has(entry.id) && (
          <button type="button" disabled={isUndoing} onClick={() => onUndo(entry.id)}>
            Undo <span class="visually-hidden">adjustment of {formatGrams(shownChange(entry))}</span>
          </button>
        ),
    },
  ]
  return (
    <div class="ledger">
      <Table caption="Stock changes" columns={columns} rows={entries} keyOf={({ id }) => id} empty="No entries yet." />
    </div>
  )
}
