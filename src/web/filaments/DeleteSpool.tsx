import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  readonly onClose: () => void
}

/** Asks before a spool without prints is deleted, deletes it, and goes back to the list. */
export function DeleteSpool({ spool: { id, displayName }, onClose }: Props): JSX.Element {
  const { route } = useLocation()
  const send = useSend(() => api.DELETE('/api/Filaments/{id}', { params: { path: { id } } }))
  return (
    <Confirm
      title="Delete this spool?"
      action="Delete"
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && route('/filaments', true))}
    >
      {displayName} is deleted for good, with its ledger.
    </Confirm>
  )
}
