import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatWeight, useDates } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'
import { useSend } from '../useSend.ts'
import './filaments.css'

type Entry = Schemas['LedgerEntryDto']

interface Props {
  readonly spoolId: string
  /** Another one when the stock was changed. */
  readonly round: number
  readonly onChanged: () => void
}

const KINDS: Readonly<Record<Schemas['LedgerEntryKind'], string>> = {
  Initial: 'Full spool',
  Usage: 'Print',
  Adjustment: 'Adjustment',
  Reversal: 'Adjustment taken back',
}

/** Every change of a spool's stock, the newest first; an adjustment can be taken back. */
export function Ledger({ spoolId: id, round, onChanged }: Props): JSX.Element {
  const dates = useDates()
  const pageNumber = useQueryState().getNumber('page')
  const load = useLoad(
    (signal) => api.GET('/api/Filaments/{id}/ledger', { params: { path: { id }, query: { pageNumber } }, signal }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read again after a change
    [id, pageNumber, round],
  )
  const takeBack = useSend((entryId: string) =>
    api.POST('/api/Filaments/{id}/adjustments/{entryId}/reversal', { params: { path: { id, entryId } } }),
  )
  const takenBack = new Set(load.data?.items.map(({ reversesEntryId }) => reversesEntryId))
  const columns: Column<Entry>[] = [
    {
      title: 'What',
      cell: ({ kind, printId, createdDate }) => (
        <>
          {printId === null ? KINDS[kind] : <a href={`/prints/${printId}`}>Print {printId}</a>}
          <div class="note">{dates.dateTime(createdDate)}</div>
        </>
      ),
    },
    {
      title: 'Change',
      isNumber: true,
      cell: ({ amountMg }) => (
        <span class={amountMg < 0 ? 'taken' : ''}>
          {amountMg > 0 && '+'}
          {formatWeight(amountMg)}
        </span>
      ),
    },
    { title: 'Left', isNumber: true, cell: ({ balanceMg }) => formatWeight(balanceMg) },
    { title: 'Note', cell: ({ note }) => note },
    {
      title: 'Take back',
      isActions: true,
      cell: ({ id, kind, amountMg }) =>
        kind === 'Adjustment' &&
        !takenBack.has(id) && (
          <button
            type="button"
            disabled={takeBack.isSending}
            onClick={() => void takeBack.run(id).then((answer) => answer && onChanged())}
          >
            Take back <span class="unseen">the adjustment of {formatWeight(amountMg)}</span>
          </button>
        ),
    },
  ]
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">Ledger</h2>
      {takeBack.failure && <ProblemView failure={takeBack.failure} />}
      <Loaded load={load} of="the ledger">
        {({ items, paging }) => (
          <>
            <Table
              caption="Changes of the stock"
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty="Nothing was used yet."
            />
            {hasPages(paging) && <Pager paging={paging} noun={['entry', 'entries']} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
