import type { ComponentChildren, JSX } from 'preact'
import type { Answer } from '../api.ts'
import { useMutation } from '../useMutation.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  readonly title: string
  /** Sentence about the consequences. */
  readonly children: ComponentChildren
  /** Verb on the confirming button. */
  readonly action: string
  /** One call of `api`, once it is confirmed. */
  readonly send: () => Promise<Answer<unknown>>
  /** Called after the request has succeeded. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Dialog that asks for confirmation and sends a request. It stays, with the reason, when the request fails. */
export function ConfirmRequest({ send, onDone, ...texts }: Props): JSX.Element {
  const { run, isSending, failure } = useMutation(send)
  return (
    <ConfirmDialog
      {...texts}
      isSending={isSending}
      failure={failure}
      onConfirm={() => void run().then((answer) => answer && onDone())}
    />
  )
}
