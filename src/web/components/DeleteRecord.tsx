import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import type { Answer } from '../api.ts'
import { useMutation } from '../useMutation.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  /** Singular noun for the record, such as `print`. */
  readonly noun: string
  /** URL of the list that is opened after the deletion. */
  readonly list: string
  readonly remove: () => Promise<Answer<unknown>>
  readonly onClose: () => void
  /** Sentence about what is deleted. */
  readonly children: ComponentChildren
}

/** Dialog that deletes the record of a page and then opens the list. */
export function DeleteRecord({ noun, list, remove, onClose, children }: Props): JSX.Element {
  const { route } = useLocation()
  const send = useMutation(remove)
  return (
    <ConfirmDialog
      title={`Delete this ${noun}?`}
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && route(list, true))}
    >
      {children}
    </ConfirmDialog>
  )
}
