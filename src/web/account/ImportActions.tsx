import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { useMutation } from '../useMutation.ts'

type Action = 'Commit' | 'Undo' | 'Delete'

interface Props {
  readonly shown: Schemas['ImportDto']
  /** Entity tag of the import as it is shown; null when it is unknown. */
  readonly etag: string | null
  /** Whether there are choices that the dry run has not used. */
  readonly isOpen: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
}

const QUESTIONS: Readonly<Record<Action, { readonly title: string; readonly action: string; readonly text: string }>> =
  {
    Commit: { title: texts.importTheRowsQuestion, action: texts.importRows, text: texts.theNewRecordsAreAdded },
    Undo: { title: texts.undoThisImport, action: common.undo, text: texts.theRecordsThatThisImport },
    Delete: { title: texts.deleteThisFile, action: common.deleteAction, text: texts.theFileAndTheVerdicts },
  }

/** Buttons for an import in its state, each with a question first. */
export function ImportActions({ shown, etag, isOpen, onChanged, onClose }: Props): JSX.Element {
  const params = { path: { id: shown.id } }
  const [asked, setAsked] = useState<Action | null>(null)
  const commit = useMutation(() => api.POST('/api/Imports/{id}/commit', { params: { ...params, ...ifMatch(etag) } }))
  const undo = useMutation(() => api.POST('/api/Imports/{id}/undo', { params }))
  const remove = useMutation(() => api.DELETE('/api/Imports/{id}', { params }))
  const mutation = asked === 'Commit' ? commit : asked === 'Undo' ? undo : remove
  const finish = () => {
    setAsked(null)
    if (asked === 'Delete') onClose()
    else onChanged()
  }
  const question = asked && QUESTIONS[asked]
  return (
    <>
      {isOpen && (
        <p id="open-choices" class="note" role="status">
          {texts.repeatTheDryRunFirst}
        </p>
      )}
      <Buttons shown={shown} isOpen={isOpen} onAsk={setAsked} />
      {mutation.failure && asked === null && <ProblemView failure={mutation.failure} />}
      {question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          isSending={mutation.isSending}
          failure={mutation.failure}
          onClose={() => setAsked(null)}
          onConfirm={() => void mutation.run().then((answer) => answer && finish())}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}

interface ButtonsProps extends Pick<Props, 'shown' | 'isOpen'> {
  readonly onAsk: (action: Action) => void
}

function Buttons({ shown: { state, counts }, isOpen, onAsk }: ButtonsProps): JSX.Element {
  return (
    <div class="actions">
      {state === 'Ready' && (
        <button
          type="button"
          class="primary"
          disabled={isOpen}
          aria-describedby={isOpen ? 'open-choices' : undefined}
          onClick={() => onAsk('Commit')}
        >
          {texts.importTheRows}
        </button>
      )}
      {(state === 'Committed' || (state === 'Failed' && counts.created > 0)) && (
        <button type="button" class="danger" onClick={() => onAsk('Undo')}>
          {texts.undoImport}
        </button>
      )}
      {state !== 'Committing' && state !== 'Undoing' && (
        <button type="button" class="danger" onClick={() => onAsk('Delete')}>
          {texts.deleteFile}
        </button>
      )}
    </div>
  )
}
