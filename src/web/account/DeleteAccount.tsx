import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { closeStream } from '../events.ts'
import { signInAddress } from '../session.ts'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useUserQuery } from '../user.tsx'

/** Section that deletes the account. A sign-in that is too old for it is repeated first. */
export function DeleteAccount(): JSX.Element {
  const [isAsking, setAsking] = useState(false)
  const [deletion, setDeletion] = useState<Schemas['AccountDeletionDto'] | null>(null)
  const dates = useDates()
  const { dismissKept } = useUserQuery()
  const send = useMutation(() => api.DELETE('/api/Users/me'))
  const confirm = async () => {
    const answer = await send.run()
    if (!answer) return
    // All sessions have ended.
    closeStream()
    dismissKept()
    setDeletion(answer.data)
  }
  if (deletion !== null) {
    return (
      <section class="card" aria-label={texts.yourAccountWillBeDeleted} role="status">
        <p>{texts.theAccountWillBe({ deletionDate: dates.dateTime(deletion.deletionDate) })}</p>
        <p>
          {texts.youAreSignedOut({
            link: (text) => <a href={signInAddress('/account/data', { isAnew: true })}>{text}</a>,
          })}
        </p>
        <p>{texts.yourAccountAtTheSign}</p>
      </section>
    )
  }
  const isTooOld = send.failure?.status === 401
  return (
    <>
      <p>{texts.yourLogbookImagesApiKeys}</p>
      <p>{texts.yourAccountAtTheSign}</p>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        {texts.deleteAccount}
      </button>
      {isTooOld && (
        <p class="error" role="alert">
          {texts.youSignedInToo({
            link: (text) => <a href={signInAddress('/account/data', { isAnew: true })}>{text}</a>,
          })}
        </p>
      )}
      {isAsking && !isTooOld && (
        <ConfirmDialog
          title={texts.deleteYourAccount}
          action={texts.deleteAccount}
          isSending={send.isSending}
          failure={send.failure}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          {texts.allApiKeysDevicesAnd}
        </ConfirmDialog>
      )}
    </>
  )
}
