import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { Pager } from '../components/Pager.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { VERDICTS } from './importLabels.ts'

type Row = Schemas['ImportRowDto']
type Verdict = Schemas['ImportVerdict']

const OPTIONS = [
  ['', 'All'],
  ...Object.entries(VERDICTS).map(([verdict, [title]]) => [verdict, title] as const),
] as const
const PAGES: Readonly<Record<Schemas['ImportKind'], string>> = {
  Print: '/prints/',
  Spool: '/filaments/',
  Printer: '/printers/',
}

/** Rows of an import with their verdicts. */
export function ImportRows({ shown }: { readonly shown: Schemas['ImportDto'] }): JSX.Element {
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const verdict = searchParams.get('verdict')
  const result = useQuery(
    (signal) =>
      api.GET('/api/Imports/{id}/rows', {
        params: { path: { id: shown.id }, query: { pageNumber, verdicts: verdicts(verdict) } },
        signal,
      }),
    [shown.id, pageNumber, verdict],
  )
  const columns: Column<Row>[] = [
    { title: 'Row', isNumber: true, cell: ({ position }) => position },
    { title: 'Name', cell: (row) => <Name row={row} /> },
    { title: 'Verdict', cell: (row) => <span class={VERDICTS[row.verdict][1]}>{VERDICTS[row.verdict][0]}</span> },
    {
      title: 'Reason',
      cell: ({ undo, reason }) => [undo === null ? null : `${undo}.`, reason].filter(Boolean).join(' '),
    },
    { title: 'Result', cell: ({ outcome }) => outcome && <Outcome outcome={outcome} /> },
  ]
  return (
    <>
      <h3>Rows</h3>
      <FilterSelect label="Verdict" name="verdict" options={OPTIONS} />
      <Loadable result={result} label="the rows">
        {({ items, paging }) => (
          <>
            <Table
              caption="Rows"
              columns={columns}
              rows={items}
              keyOf={({ position }) => position}
              empty="No such rows."
            />
            <Pager paging={paging} noun={['row', 'rows']} />
          </>
        )}
      </Loadable>
    </>
  )
}

function Name({ row: { kind, label, recordId, undo } }: { readonly row: Row }): JSX.Element {
  return recordId === null || undo === 'Removed' ? <>{label}</> : <a href={`${PAGES[kind]}${recordId}`}>{label}</a>
}

function Outcome({ outcome }: { readonly outcome: object }): JSX.Element {
  const facts = Object.entries(outcome).filter(
    ([, value]) => value !== null && value !== '' && JSON.stringify(value) !== '[]',
  )
  return (
    <details>
      <summary>{facts.length === 1 ? '1 value' : `${facts.length} values`}</summary>
      <ul class="outcome">
        {facts.map(([name, value]) => (
          <li key={name}>
            {name}: {typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function verdicts(name: string): Verdict[] {
  return name in VERDICTS ? [name as Verdict] : []
}
