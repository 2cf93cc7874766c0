import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useClose } from './Dialog.tsx'
import { SendButton } from './SendButton.tsx'

interface Props {
  /** Verb on the submit button. */
  readonly action: string
  readonly isSending: boolean
}

/** Buttons at the end of a form in a dialog. */
export function DialogActions({ action, isSending }: Props): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      <button type="button" onClick={close}>
        {common.cancel}
      </button>
      <SendButton class="primary" isSending={isSending}>
        {action}
      </SendButton>
    </div>
  )
}
