import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { useSend } from '../useSend.ts'
import { AddPicture } from './AddPicture.tsx'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** The pictures of a print: one large, all of them small; its owner adds and deletes. */
export function Gallery({ print, shareKey, isOwner, onChanged }: Props): JSX.Element | null {
  const { id, title, images } = print
  const [chosen, setChosen] = useState<string | null>(null)
  const remove = useSend((imageId: string) =>
    api.DELETE('/api/Prints/{id}/images/{imageId}', { params: { path: { id, imageId } } }),
  )
  const [isDeleting, setDeleting] = useState(false)
  const deleted = () => {
    setDeleting(false)
    onChanged()
  }
  const shown = images.find((image) => image.id === chosen) ?? images[0]
  if (!shown && !isOwner) return null
  return (
    <section class="gallery" aria-label="Pictures">
      {shown ? (
        <img
          class="gallery-large"
          src={withKey(shown.url, shareKey)}
          width={shown.width}
          height={shown.height}
          alt={`Picture ${images.indexOf(shown) + 1} of ${title}`}
        />
      ) : (
        <p class="empty">No pictures yet.</p>
      )}
      {images.length > 1 && (
        <ul class="gallery-small">
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={image === shown ? 'true' : undefined}
                onClick={() => setChosen(image.id)}
              >
                <img src={withKey(image.thumbnailUrl, shareKey)} alt="" width={64} height={64} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <div class="actions">
          <AddPicture
            printId={id}
            onAdded={(image) => {
              setChosen(image.id)
              onChanged()
            }}
          />
          {shown && (
            <button type="button" class="danger" onClick={() => setDeleting(true)}>
              Delete this picture
            </button>
          )}
        </div>
      )}
      {isDeleting && shown && (
        <Confirm
          title="Delete this picture?"
          action="Delete"
          isSending={remove.isSending}
          failure={remove.failure}
          onClose={() => setDeleting(false)}
          onConfirm={() => void remove.run(shown.id).then((answer) => answer && deleted())}
        >
          Picture {images.indexOf(shown) + 1} of {title} is deleted for good.
        </Confirm>
      )}
    </section>
  )
}

/** A picture of an unlisted print needs the key of its link. */
function withKey(address: string, shareKey: string | undefined): string {
  return shareKey === undefined ? address : `${address}?${new URLSearchParams({ shareKey }).toString()}`
}
