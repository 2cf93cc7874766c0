import type { JSX } from 'preact'

interface Props {
  /** Verb on the submit button. */
  readonly action: string
  readonly isSending: boolean
  readonly onClose: () => void
}

/** Buttons at the end of a form in a dialog. */
export function DialogActions({ action, isSending, onClose }: Props): JSX.Element {
  return (
    <div class="actions">
      <button type="button" onClick={onClose}>
        Cancel
      </button>
      <button type="submit" class="primary" disabled={isSending}>
        {action}
      </button>
    </div>
  )
}
