import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Answer, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'

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
  const [asked, setAsked] = useState<Action | null>(null)
  const finish = () => {
    setAsked(null)
    if (asked === 'Delete') onClose()
    else onChanged()
  }
  return (
    <>
      {isOpen && (
        <p id="open-choices" class="note" role="status">
          {texts.repeatTheDryRunFirst}
        </p>
      )}
      <Buttons shown={shown} isOpen={isOpen} onAsk={setAsked} />
      {asked && <Question asked={asked} id={shown.id} etag={etag} onClose={() => setAsked(null)} onDone={finish} />}
    </>
  )
}

interface QuestionProps {
  readonly asked: Action
  readonly id: string
  readonly etag: string | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Dialog that asks before an action, and does it. */
function Question({ asked, id, etag, onClose, onDone }: QuestionProps): JSX.Element {
  const params = { path: { id } }
  const send: Readonly<Record<Action, () => Promise<Answer<unknown>>>> = {
    Commit: () => api.POST('/api/Imports/{id}/commit', { params: { ...params, ...ifMatch(etag) } }),
    Undo: () => api.POST('/api/Imports/{id}/undo', { params }),
    Delete: () => api.DELETE('/api/Imports/{id}', { params }),
  }
  const { title, action, text } = QUESTIONS[asked]
  return (
    <ConfirmRequest title={title} action={action} send={send[asked]} onClose={onClose} onDone={onDone}>
      {text}
    </ConfirmRequest>
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
