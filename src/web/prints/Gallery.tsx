import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { AddImage } from './AddImage.tsx'

type Image = Schemas['ImageDto']

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Images of a print: a large one and thumbnails of all, with actions for the owner. */
export function Gallery({ print, shareKey, isOwner, onChanged }: Props): JSX.Element | null {
  const { id, title, images } = print
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const shown = images.find((image) => image.id === selectedId) ?? images[0]
  if (!shown && !isOwner) return null
  const name = shown ? `Image ${images.indexOf(shown) + 1} of ${title}` : ''
  return (
    <section class="gallery" aria-label="Images">
      {shown ? (
        <img
          class="gallery-large"
          src={withShareKey(shown.url, shareKey)}
          width={shown.width}
          height={shown.height}
          alt={name}
        />
      ) : (
        <p class="empty">No images yet.</p>
      )}
      {images.length > 1 && <Thumbnails images={images} shown={shown} shareKey={shareKey} onSelect={setSelectedId} />}
      {isOwner && (
        <div class="actions">
          <AddImage
            printId={id}
            onAdded={(image) => {
              setSelectedId(image.id)
              onChanged()
            }}
          />
          {shown && (
            <button type="button" class="danger" onClick={() => setDeleting(true)}>
              Delete image
            </button>
          )}
        </div>
      )}
      {isDeleting && shown && (
        <DeleteImage
          printId={id}
          imageId={shown.id}
          name={name}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

interface ThumbnailsProps {
  readonly images: readonly Image[]
  readonly shown: Image | undefined
  readonly shareKey: string | undefined
  readonly onSelect: (id: string) => void
}

function Thumbnails({ images, shown, shareKey, onSelect }: ThumbnailsProps): JSX.Element {
  return (
    <ul class="gallery-small">
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={`Show image ${index + 1}`}
            aria-current={image === shown ? 'true' : undefined}
            onClick={() => onSelect(image.id)}
          >
            <img src={withShareKey(image.thumbnailUrl, shareKey)} alt="" width={64} height={64} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface DeleteProps {
  readonly printId: number
  readonly imageId: string
  readonly name: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function DeleteImage({ printId: id, imageId, name, onClose, onDeleted }: DeleteProps): JSX.Element {
  const remove = useMutation(() =>
    api.DELETE('/api/Prints/{id}/images/{imageId}', { params: { path: { id, imageId } } }),
  )
  return (
    <ConfirmDialog
      title="Delete this image?"
      action="Delete"
      isSending={remove.isSending}
      failure={remove.failure}
      onClose={onClose}
      onConfirm={() => void remove.run().then((answer) => answer && onDeleted())}
    >
      {name} will be permanently deleted.
    </ConfirmDialog>
  )
}

/** Adds the share key, which others need for the images of an unlisted print. */
function withShareKey(url: string, shareKey: string | undefined): string {
  return shareKey === undefined ? url : `${url}?${new URLSearchParams({ shareKey }).toString()}`
}
