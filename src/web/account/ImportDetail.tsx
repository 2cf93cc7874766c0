import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { formatNumber, useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { FORMATS, isUnderWay, STATES } from './importLabels.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportRows } from './ImportRows.tsx'

/** Milliseconds between two looks at an import that is under way. */
const REFRESH = 1000

type Action = 'Commit' | 'Undo' | 'Delete'

const CONSEQUENCES: Readonly<Record<Action, string>> = {
  Commit: 'The new records are added to your logbook. You can undo this as a whole.',
  Undo: 'The records that this import has made are deleted, except those that were changed or used since.',
  Delete:
    'The file and the verdicts are deleted. Records that the import has made stay, and can no longer be undone together.',
}

/** One import: its progress, what can be chosen, its rows and what can be done with it. */
export function ImportDetail({ id, onClose }: { readonly id: string; readonly onClose: () => void }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Imports/{id}', { params: { path: { id } }, signal }), [id], {
    kinds: ['import'],
  })
  const { data, refresh } = result
  const isWaiting = data !== null && isUnderWay(data)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(refresh, REFRESH)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
  return (
    <>
      <p>
        <button type="button" onClick={onClose}>
          Show all imports
        </button>
      </p>
      <Loadable result={result} label="the import">
        {(shown) => (
          <>
            <Summary shown={shown} />
            {shown.state === 'Ready' && <ImportMapping key={shown.updatedDate} shown={shown} onChanged={refresh} />}
            <Actions shown={shown} onChanged={refresh} onClose={onClose} />
            {!isUnderWay(shown) && shown.state !== 'Failed' && <ImportRows key={shown.updatedDate} shown={shown} />}
          </>
        )}
      </Loadable>
    </>
  )
}

function Summary({ shown }: { readonly shown: Schemas['ImportDto'] }): JSX.Element {
  const dates = useDates()
  const { counts, state, rowCount, doneCount } = shown
  const parts = [
    [counts.created, 'new'],
    [counts.updated, 'completed'],
    [counts.same, 'already recorded'],
    [counts.skipped, 'left out'],
    [counts.errors, 'with errors'],
  ] as const
  return (
    <>
      <h3>{shown.fileName}</h3>
      <p>
        <span class={STATES[state][1]}>{STATES[state][0]}</span> {FORMATS[shown.format]}, stored until{' '}
        {dates.dateTime(shown.expiresDate)}
      </p>
      {shown.error && <p role="alert">{shown.error}</p>}
      {isUnderWay(shown) ? (
        <p>
          <progress aria-label="Progress" {...(rowCount > 0 ? { max: rowCount, value: doneCount } : {})} />{' '}
          {countOf(doneCount)}
        </p>
      ) : (
        state !== 'Failed' && (
          <p>
            {countOf(rowCount)}: {parts.map(([count, label]) => `${formatNumber(count)} ${label}`).join(', ')}
          </p>
        )
      )}
    </>
  )
}

function countOf(rows: number): string {
  return rows === 1 ? '1 row' : `${formatNumber(rows)} rows`
}

interface ActionProps {
  readonly shown: Schemas['ImportDto']
  readonly onChanged: () => void
  readonly onClose: () => void
}

function Actions({ shown, onChanged, onClose }: ActionProps): JSX.Element {
  const { id, state, counts } = shown
  const params = { path: { id } }
  const [asked, setAsked] = useState<Action | null>(null)
  const commit = useMutation(() => api.POST('/api/Imports/{id}/commit', { params }))
  const undo = useMutation(() => api.POST('/api/Imports/{id}/undo', { params }))
  const remove = useMutation(() => api.DELETE('/api/Imports/{id}', { params }))
  const mutation = asked === 'Commit' ? commit : asked === 'Undo' ? undo : remove
  const finish = () => {
    setAsked(null)
    if (asked === 'Delete') onClose()
    else onChanged()
  }
  return (
    <>
      <div class="actions">
        {state === 'Ready' && (
          <button type="button" class="primary" onClick={() => setAsked('Commit')}>
            Import the rows
          </button>
        )}
        {(state === 'Committed' || (state === 'Failed' && counts.created > 0)) && (
          <button type="button" class="danger" onClick={() => setAsked('Undo')}>
            Undo import
          </button>
        )}
        {state !== 'Committing' && state !== 'Undoing' && (
          <button type="button" class="danger" onClick={() => setAsked('Delete')}>
            Delete file
          </button>
        )}
      </div>
      {mutation.failure && asked === null && <ProblemView failure={mutation.failure} />}
      {asked && (
        <ConfirmDialog
          title={asked === 'Commit' ? 'Import the rows?' : asked === 'Undo' ? 'Undo this import?' : 'Delete this file?'}
          action={asked === 'Commit' ? 'Import' : asked}
          isSending={mutation.isSending}
          failure={mutation.failure}
          onClose={() => setAsked(null)}
          onConfirm={() => void mutation.run().then((answer) => answer && finish())}
        >
          {CONSEQUENCES[asked]}
        </ConfirmDialog>
      )}
    </>
  )
}
