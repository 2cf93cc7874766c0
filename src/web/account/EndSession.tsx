import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { browserLabel } from './browserLabel.ts'

interface Props {
  readonly session: Schemas['SessionDto']
  readonly onClose: () => void
  readonly onEnded: () => void
}

/** Dialog that ends a session. */
export function EndSession({ session, onClose, onEnded }: Props): JSX.Element {
  const { id, isCurrent } = session
  const send = useMutation(() => api.DELETE('/api/Sessions/{id}', { params: { path: { id } } }))
  return (
    <ConfirmDialog
      title={texts.endThisSession}
      action={texts.endSession}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onEnded())}
    >
      {isCurrent ? texts.thisBrowserSignedOut : texts.browserSignedOut({ browser: browserLabel(session) })}
    </ConfirmDialog>
  )
}
