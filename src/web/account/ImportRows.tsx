import * as texts from '#texts/account'
import * as reasons from '#texts/importRows'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { Pager } from '../components/Pager.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { errorLabel, say, sayAbout } from '../problemTexts.ts'
import { KINDS, VERDICTS } from './importLabels.ts'
import { translateReason } from './rowReasons.ts'

type Row = Schemas['ImportRowDto']
type Verdict = Schemas['ImportVerdict']

const OPTIONS = [
  ['', common.all],
  ...Object.entries(VERDICTS).map(([verdict, [title]]) => [verdict, title] as const),
] as const
const UNDONE: Readonly<Record<string, string>> = { Removed: reasons.removed, Stays: reasons.stays }
const PAGES: Readonly<Partial<Record<Schemas['ImportKind'], string>>> = {
  Print: '/prints/',
  Spool: '/filaments/',
  Printer: '/printers/',
  Project: '/projects/',
}

/** Says the reason for a verdict in the language of the pages, as far as they know it. */
function sayReason(reason: string): string {
  const [, field, sentence] = /^([a-z][\w.[\]]*): (.+)$/.exec(reason) ?? []
  if (field === undefined || sentence === undefined) return translateReason(reason) ?? say(reason)
  return [errorLabel(field), sayAbout(field, sentence)].filter(Boolean).join(': ')
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
    { title: texts.row, isNumber: true, cell: ({ position }) => position },
    { title: texts.kind, cell: ({ kind }) => KINDS[kind] },
    { title: common.name, cell: (row) => <Name row={row} /> },
    { title: texts.verdict, cell: (row) => <span class={VERDICTS[row.verdict][1]}>{VERDICTS[row.verdict][0]}</span> },
    {
      title: common.reason,
      cell: ({ undo, reason }) => [undo && UNDONE[undo], reason && sayReason(reason)].filter(Boolean).join(' '),
    },
    { title: texts.result, cell: ({ outcome }) => outcome && <Outcome outcome={outcome} /> },
  ]
  return (
    <>
      <h3>{texts.rows}</h3>
      <FilterSelect label={texts.verdict} name="verdict" options={OPTIONS} />
      <Loadable result={result} label={texts.theRows}>
        {({ items, paging }) => (
          <>
            <Table
              caption={texts.rows}
              columns={columns}
              rows={items}
              keyOf={({ position }) => position}
              empty={texts.noSuchRows}
            />
            <Pager paging={paging} noun="row" />
          </>
        )}
      </Loadable>
    </>
  )
}

function Name({ row: { kind, label, recordId, undo } }: { readonly row: Row }): JSX.Element {
  const page = PAGES[kind]
  return recordId === null || undo === 'Removed' || page === undefined ? (
    <>{label}</>
  ) : (
    <a href={`${page}${recordId}`}>{label}</a>
  )
}

function Outcome({ outcome }: { readonly outcome: object }): JSX.Element {
  const facts = Object.entries(outcome).filter(
    ([, value]) => value !== null && value !== '' && JSON.stringify(value) !== '[]',
  )
  return (
    <details>
      <summary>{texts.valueCount({ count: facts.length })}</summary>
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
