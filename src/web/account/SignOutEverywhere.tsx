import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { useSignedInUser } from '../user.tsx'
import { prepareSignOut } from './prepareSignOut.ts'

/** Button that ends every session, with its confirmation dialog. */
export function SignOutEverywhere({ onEnded }: { onEnded: () => void }): JSX.Element {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        {texts.signOutEverywhere}
      </button>
      {isAsking && <EndSessions onClose={() => setAsking(false)} onEnded={onEnded} />}
    </>
  )
}

/** Dialog that ends every session. */
function EndSessions({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }): JSX.Element {
  const { id } = useSignedInUser()
  const send = useMutation(() => api.DELETE('/api/Sessions'))
  const end = async () => {
    if ((await prepareSignOut(id)) && (await send.run())) onEnded()
  }
  return (
    <ConfirmDialog
      title={texts.signOutEverywhereQuestion}
      action={texts.signOutEverywhere}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      {texts.allBrowsersIncludingThisOne}
    </ConfirmDialog>
  )
}
