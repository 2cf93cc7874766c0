import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly onClose: () => void
}

/** Asks before a print is deleted, deletes it, and goes back to the list. */
export function DeletePrint({ print: { id, title }, onClose }: Props): JSX.Element {
  const { route } = useLocation()
  const send = useSend(() => api.DELETE('/api/Prints/{id}', { params: { path: { id } } }))
  return (
    <Confirm
      title="Delete this print?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && route('/prints', true))}
    >
      {title} is deleted for good, with its pictures and comments. What it used goes back to its spools.
    </Confirm>
  )
}
