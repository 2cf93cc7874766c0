import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, toResult, type Failure, type Schemas } from '../api.ts'
import { Avatar } from '../components/Avatar.tsx'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { formatBytes } from '../format.ts'
import { ImageInput } from '../images/ImageInput.tsx'
import { uploadFile } from '../uploadFile.ts'
import { useSignedInUser, useUserQuery } from '../user.tsx'
import './ProfileImage.css'

interface Progress {
  readonly file: File
  readonly sentBytes: number
}

/** Image of the user's profile, which the user replaces or deletes. */
export function ProfileImage(): JSX.Element {
  const user = useSignedInUser()
  const { reload } = useUserQuery()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const upload = async ([file]: readonly File[]) => {
    if (!file || progress) return
    setFailure(null)
    setProgress({ file, sentBytes: 0 })
    const onProgress = (sentBytes: number) => setProgress({ file, sentBytes })
    const sent = await toResult(uploadFile<Schemas['ImageDto']>('PUT', '/api/Users/me/image', file, { onProgress }))
    setProgress(null)
    setFailure(sent.failure)
    if (!sent.failure) reload()
  }
  return (
    <section class="profile-image" aria-label={texts.yourImage}>
      <Avatar user={user} size="large" />
      <div>
        <p class="note">{user.viewStatus === 'Public' ? texts.everyoneSeesYourImage : texts.othersSeeYourImageOnce}</p>
        {progress && (
          <p>
            <progress
              aria-label={texts.sentOfYourImage}
              value={progress.sentBytes}
              max={Math.max(progress.file.size, 1)}
            />{' '}
            {texts.sentOfSize({ sent: formatBytes(progress.sentBytes), size: formatBytes(progress.file.size) })}
          </p>
        )}
        {failure && <ProblemView failure={failure} />}
        <div class="actions">
          <ImageInput
            label={user.imageId === null ? texts.chooseImage : texts.replaceImage}
            isSingle
            onChosen={(files) => void upload(files)}
          />
          {user.imageId !== null && (
            <button type="button" class="danger" onClick={() => setDeleting(true)}>
              {texts.deleteImage}
            </button>
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteImage
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            reload()
          }}
        />
      )}
    </section>
  )
}

interface DeleteProps {
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes the image of the user's profile. */
function DeleteImage({ onClose, onDeleted }: DeleteProps): JSX.Element {
  return (
    <ConfirmRequest
      title={texts.deleteYourImage}
      action={common.deleteAction}
      send={() => api.DELETE('/api/Users/me/image')}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.yourInitialIsShown}
    </ConfirmRequest>
  )
}
