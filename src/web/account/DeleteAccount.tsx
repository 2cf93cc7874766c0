import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
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
  const [isTooOld, setTooOld] = useState(false)
  const [deletion, setDeletion] = useState<Schemas['AccountDeletionDto'] | null>(null)
  const dates = useDates()
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
  return (
    <>
      <p>{texts.yourLogbookImagesApiKeys}</p>
      <p>{texts.yourAccountAtTheSign}</p>
      <button
        type="button"
        class="danger"
        onClick={() => {
          setTooOld(false)
          setAsking(true)
        }}
      >
        {texts.deleteAccount}
      </button>
      {isTooOld && (
        <p class="error" role="alert">
          {texts.youSignedInToo({
            link: (text) => <a href={signInAddress('/account/data', { isAnew: true })}>{text}</a>,
          })}
        </p>
      )}
      {isAsking && (
        <ConfirmDeletion
          onClose={() => setAsking(false)}
          onTooOld={() => {
            setAsking(false)
            setTooOld(true)
          }}
          onDeleted={setDeletion}
        />
      )}
    </>
  )
}

interface DeletionProps {
  readonly onClose: () => void
  /** The sign-in is too old for a deletion. */
  readonly onTooOld: () => void
  readonly onDeleted: (deletion: Schemas['AccountDeletionDto']) => void
}

/** Dialog that asks before the account is deleted. */
function ConfirmDeletion({ onClose, onTooOld, onDeleted }: DeletionProps): JSX.Element {
  const { dismissKept } = useUserQuery()
  const send = useMutation(() => api.DELETE('/api/Users/me'))
  const isTooOld = send.failure?.status === 401
  useEffect(() => {
    if (isTooOld) onTooOld()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the response says so
  }, [isTooOld])
  const confirm = async () => {
    const answer = await send.run()
    if (!answer) return
    // All sessions have ended.
    closeStream()
    dismissKept()
    onDeleted(answer.data)
  }
  return (
    <ConfirmDialog
      title={texts.deleteYourAccount}
      action={texts.deleteAccount}
      isSending={send.isSending}
      failure={isTooOld ? null : send.failure}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {texts.allApiKeysDevicesAnd}
    </ConfirmDialog>
  )
}
