import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { Dialog } from './Dialog.tsx'
import { ProblemView } from './ProblemView.tsx'
import { SendButton } from './SendButton.tsx'

interface Props {
  readonly title: string
  /** Sentence about the consequences. */
  readonly children: ComponentChildren
  /** Verb on the confirming button. */
  readonly action: string
  readonly isSending: boolean
  readonly failure: Failure | null
  /** Notice above the buttons, such as that of a change by somebody else. */
  readonly notice?: ComponentChildren
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Dialog that asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: Props): JSX.Element {
  const { title, children, action, isSending, failure, notice, onConfirm, onClose } = props
  const id = useId()
  return (
    <Dialog title={title} describedBy={id} onClose={onClose}>
      <p id={id}>{children}</p>
      {notice}
      {failure && <ProblemView failure={failure} isInForm />}
      <div class="actions">
        <button type="button" onClick={onClose}>
          {common.cancel}
        </button>
        <SendButton class="danger" isSending={isSending} onClick={onConfirm}>
          {action}
        </SendButton>
      </div>
    </Dialog>
  )
}
