import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatNumber, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { ImportActions } from './ImportActions.tsx'
import { FORMATS, isUnderWay, KINDS, STATES, type StateUnderWay } from './importLabels.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { say } from '../problemTexts.ts'

/** Pause between two looks at an import that is under way. */
const POLL_MS = 1000

/** One import: its progress, what can be chosen, its rows and what can be done with it. */
export function ImportDetail({ id, onClose }: { readonly id: string; readonly onClose: () => void }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Imports/{id}', { params: { path: { id } }, signal }), [id], {
    kinds: ['import'],
    pollMs: (shown) => (shown && isUnderWay(shown.state) ? POLL_MS : null),
  })
  const { refresh } = result
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        <a class="button" href="/account/data#import">
          {texts.showAllImports}
        </a>
      </p>
      <Loadable result={result} label={texts.theImport}>
        {(shown) => (
          <>
            <Summary shown={shown} />
            {shown.state === 'Ready' && (
              <ImportMapping key={shown.updatedDate} shown={shown} onChanged={refresh} onChosen={setOpen} />
            )}
            <ImportActions shown={shown} etag={result.etag} isOpen={isOpen} onChanged={refresh} onClose={onClose} />
            {!isUnderWay(shown.state) && shown.state !== 'Failed' && (
              <ImportRows key={shown.updatedDate} shown={shown} />
            )}
          </>
        )}
      </Loadable>
    </>
  )
}

function Summary({ shown }: { readonly shown: Schemas['ImportDto'] }): JSX.Element {
  const dates = useDates()
  const { counts, state, rowCount } = shown
  const hasEnded = !isUnderWay(state) && state !== 'Failed'
  const parts = [
    texts.createdRows({ count: counts.created }),
    texts.updatedRows({ count: counts.updated }),
    texts.sameRows({ count: counts.same }),
    texts.skippedRows({ count: counts.skipped }),
    texts.errorsRows({ count: counts.errors }),
  ]
  return (
    <>
      <h3>{shown.fileName}</h3>
      <div role="status">
        <p>
          {texts.storedUntil({
            state: STATES[state][0],
            span: (text) => <span class={STATES[state][1]}>{text}</span>,
            format: FORMATS[shown.format],
            expiresDate: dates.dateTime(shown.expiresDate),
          })}
        </p>
        {hasEnded && (
          <p>
            {texts.rowCount({ count: rowCount })}: {parts.join(', ')}
          </p>
        )}
      </div>
      {shown.error && <p role="alert">{say(shown.error)}</p>}
      {/* Outside of the status: each second's progress would be announced. */}
      {isUnderWay(state) && <Progress state={state} shown={shown} />}
      {hasEnded && shown.kinds.length > 1 && <KindTable kinds={shown.kinds} />}
    </>
  )
}

/** Progress of the step under way. The number of rows is known once the file has been read; an undo removes new records only. */
function Progress({
  state,
  shown: { rowCount, doneCount: done, counts },
}: {
  readonly state: StateUnderWay
  readonly shown: Schemas['ImportDto']
}): JSX.Element {
  const count = state === 'Undoing' ? counts.created : rowCount
  return (
    <p>
      <progress aria-label={common.progress} {...(count > 0 ? { max: count, value: done } : {})} />{' '}
      {texts.importProgress({ state, done, count })}
    </p>
  )
}

const KIND_COLUMNS: readonly Column<Schemas['ImportKindDto']>[] = [
  { title: texts.kind, cell: ({ kind }) => KINDS[kind] },
  { title: texts.newBadge, isNumber: true, cell: ({ counts }) => formatNumber(counts.created) },
  { title: texts.completed, isNumber: true, cell: ({ counts }) => formatNumber(counts.updated) },
  { title: texts.recorded, isNumber: true, cell: ({ counts }) => formatNumber(counts.same) },
  { title: texts.leftOut, isNumber: true, cell: ({ counts }) => formatNumber(counts.skipped) },
  { title: texts.errors, isNumber: true, cell: ({ counts }) => formatNumber(counts.errors) },
]

function KindTable({ kinds }: { readonly kinds: readonly Schemas['ImportKindDto'][] }): JSX.Element {
  return <Table caption={texts.rowsByKind} columns={KIND_COLUMNS} rows={kinds} keyOf={({ kind }) => kind} />
}
