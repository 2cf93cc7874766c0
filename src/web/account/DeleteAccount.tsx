import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { signInAddress } from '../session.ts'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'

/** Section that deletes the account. A sign-in that is too old for it is repeated first. */
export function DeleteAccount(): JSX.Element {
  const [isAsking, setAsking] = useState(false)
  const [deletion, setDeletion] = useState<Schemas['AccountDeletionDto'] | null>(null)
  const dates = useDates()
  const send = useMutation(() => api.DELETE('/api/Users/me'))
  if (deletion !== null) {
    return (
      <section class="card" aria-label="Your account will be deleted" role="status">
        <p>{deletion.notice}</p>
        <p>The account will be deleted on {dates.dateTime(deletion.deletionDate)}.</p>
        <p>
          You are signed out everywhere. <a href={signInAddress('/account/data', true)}>Sign in and keep the account</a>
        </p>
      </section>
    )
  }
  const isTooOld = send.failure?.status === 401
  return (
    <>
      <p>
        Your logbook, images, API keys, connected agents and sessions are deleted 14 days after you ask for it. Until
        then you can sign in to keep everything; all other access ends immediately, and nobody sees what you have
        published. Your comments on other people’s prints remain without your name.
      </p>
      <p>Your account at the sign-in provider is not part of it: delete it there.</p>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        Delete account
      </button>
      {isTooOld && (
        <p class="error" role="alert">
          You signed in too long ago for this. <a href={signInAddress('/account/data', true)}>Sign in again</a>, then
          delete the account.
        </p>
      )}
      {isAsking && !isTooOld && (
        <ConfirmDialog
          title="Delete your account?"
          action="Delete account"
          isSending={send.isSending}
          failure={send.failure}
          onClose={() => setAsking(false)}
          onConfirm={() => void send.run().then((answer) => answer && setDeletion(answer.data))}
        >
          All API keys, devices and agents stop working immediately, and you are signed out everywhere. In 14 days
          everything is deleted and cannot be restored.
        </ConfirmDialog>
      )}
    </>
  )
}
