import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import type { Answer } from '../api.ts'
import { useSend } from '../useSend.ts'
import { Confirm } from './Confirm.tsx'

interface Props {
  /** What it is: `print`. */
  readonly noun: string
  /** The page to go to when it is gone. */
  readonly list: string
  readonly remove: () => Promise<Answer<unknown>>
  readonly onClose: () => void
  /** What is lost, in a sentence. */
  readonly children: ComponentChildren
}

/** Asks before the record of a page is deleted, deletes it, and goes back to the list. */
export function DeleteRecord({ noun, list, remove, onClose, children }: Props): JSX.Element {
  const { route } = useLocation()
  const send = useSend(remove)
  return (
    <Confirm
      title={`Delete this ${noun}?`}
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && route(list, true))}
    >
      {children}
    </Confirm>
  )
}
