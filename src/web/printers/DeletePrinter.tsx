import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly printer: Schemas['PrinterDetailDto']
  readonly onClose: () => void
}

/** Asks before a printer without prints is deleted, deletes it, and goes back to the list. */
export function DeletePrinter({ printer: { id, name }, onClose }: Props): JSX.Element {
  const { route } = useLocation()
  const send = useSend(() => api.DELETE('/api/Printers/{id}', { params: { path: { id } } }))
  return (
    <Confirm
      title="Delete this printer?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && route('/printers', true))}
    >
      {name} is deleted for good, with its maintenance entries.
    </Confirm>
  )
}
