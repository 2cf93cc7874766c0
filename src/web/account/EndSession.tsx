import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { useSignedInUser } from '../user.tsx'
import { browserLabel } from './browserLabel.ts'
import { prepareSignOut } from './prepareSignOut.ts'

interface Props {
  readonly session: Schemas['SessionDto']
  readonly onClose: () => void
  readonly onEnded: () => void
}

/** Dialog that ends a session. */
export function EndSession({ session, onClose, onEnded }: Props): JSX.Element {
  const { id, isCurrent } = session
  const user = useSignedInUser()
  const send = useMutation(() => api.DELETE('/api/Sessions/{id}', { params: { path: { id } } }))
  const end = async () => {
    if (isCurrent && !(await prepareSignOut(user.id))) return
    if (await send.run()) onEnded()
  }
  return (
    <ConfirmDialog
      title={texts.endThisSession}
      action={texts.endSession}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      {isCurrent ? texts.thisBrowserSignedOut : texts.browserSignedOut({ browser: browserLabel(session) })}
    </ConfirmDialog>
  )
}
