import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { usePostponed } from '../postponed.ts'
import { takeImages } from './keptImages.ts'
import { CaptionDialog } from './CaptionDialog.tsx'
import { ImageDrop } from './ImageDrop.tsx'
import { ImageInput, usePastedImages } from './ImageInput.tsx'
import { ImageTools } from './ImageTools.tsx'
import { Lightbox } from './Lightbox.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { UploadList } from './UploadList.tsx'
import { useImageChanges } from './useImageChanges.ts'
import { useUploads } from './useUploads.ts'
import './gallery.css'

type Image = Schemas['ImageDto']

interface Props {
  /** Name of the record, for the descriptions of its images. */
  readonly title: string
  readonly images: readonly Image[]
  /** Share key in the URL, which visitors need for the images of an unlisted record. */
  readonly shareKey?: string | undefined
  /** The record of the owner; null for visitors. */
  readonly actions: ImageActions | null
  readonly onChanged: () => void
}

/** Record whose images its owner changes. */
interface ImageActions {
  readonly recordId: string | number
  /** Path of the operation that adds an image. */
  readonly uploadPath: string
}

/**
 * Images of a record: a large one, which opens all of them in full size, and thumbnails. Its owner adds images by choosing,
 * dropping or pasting them, and describes, moves, turns and deletes them.
 */
export function ImageGallery({ title, images: found, shareKey, actions, onChanged }: Props): JSX.Element | null {
  const [isOpen, setOpen] = useState(false)
  const [captionedId, setCaptionedId] = useState<string | null>(null)
  const { isGone } = usePostponed()
  const images = found.filter(({ id }) => !isGone('image', id)).map((image) => withShareKey(image, shareKey))
  const { shown, index, setSelectedId } = useShownImage(images)
  const show = (image: Image | null) => {
    if (image) setSelectedId(image.id)
    onChanged()
  }
  // The service still has the images that are deleted only after some seconds.
  const changes = useImageChanges(show, (place) => found.findIndex(({ id }) => id === images[place]?.id))
  if (!shown && !actions) return null
  const remove = (image: Image) => {
    // The notice with the way back is behind the lightbox.
    setOpen(false)
    changes.remove(image, nameOf(image, images.indexOf(image), title))
  }
  const tools = actions
    ? (image: Image, at: number) => (
        <ImageTools
          image={image}
          index={at}
          count={images.length}
          changes={changes}
          onCaption={() => setCaptionedId(image.id)}
          onDelete={() => remove(image)}
        />
      )
    : null
  return (
    <section class="gallery" aria-label={common.images}>
      {shown ? (
        <LargeImage image={shown} index={index} name={nameOf(shown, index, title)} onOpen={() => setOpen(true)} />
      ) : (
        <p class="empty">{texts.noImagesYet}</p>
      )}
      {images.length > 1 && (
        <Thumbnails images={images} shown={shown} onSelect={setSelectedId} onMove={actions && changes.move} />
      )}
      {shown && tools?.(shown, index)}
      <p role="status" class="visually-hidden">
        {changes.message}
      </p>
      {changes.failure && <ProblemView failure={changes.failure} />}
      {actions && <AddImages actions={actions} onAdded={show} />}
      {isOpen && shown && (
        <Lightbox
          title={title}
          images={images}
          shown={shown.id}
          tools={tools}
          onShow={setSelectedId}
          onClose={() => setOpen(false)}
        />
      )}
      {captionedId !== null && (
        <CaptionDialog
          imageId={captionedId}
          onClose={() => setCaptionedId(null)}
          onSaved={() => {
            setCaptionedId(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Returns the image that is shown large, at first the first one, and its index. */
function useShownImage(images: readonly Image[]) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const lastIndex = useRef(0)
  const selected = images.findIndex(({ id }) => id === selectedId)
  // The place of an image that is gone shows the next one.
  const index = selected >= 0 ? selected : Math.max(Math.min(lastIndex.current, images.length - 1), 0)
  lastIndex.current = index
  return { shown: images[index], index, setSelectedId }
}

interface LargeProps {
  readonly image: Image
  readonly index: number
  /** Text for those who do not see it. */
  readonly name: string
  readonly onOpen: () => void
}

/** Large image, which opens all in full size, with its caption. */
function LargeImage({ image, index, name, onOpen }: LargeProps): JSX.Element {
  return (
    <figure>
      <button
        type="button"
        class="gallery-open"
        aria-label={texts.enlargeImageIndex({ index: index + 1 })}
        onClick={onOpen}
      >
        <img class="gallery-large" src={image.url} width={image.width} height={image.height} alt={name} />
      </button>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

interface AddProps {
  readonly actions: ImageActions
  readonly onAdded: (image: Image) => void
}

function AddImages({ actions: { recordId, uploadPath }, onAdded }: AddProps): JSX.Element {
  const uploads = useUploads(uploadPath, onAdded, () => takeImages(recordId))
  usePastedImages(uploads.add)
  return (
    <ImageDrop onDropped={uploads.add}>
      <UploadList uploads={uploads} />
      <div class="actions">
        <ImageInput onChosen={uploads.add} />
      </div>
      <p class="note drop-hint">{texts.dropOrPasteImages}</p>
    </ImageDrop>
  )
}

/** Text of an image for those who do not see it. */
function nameOf({ caption }: Image, index: number, title: string): string {
  return caption || texts.imageOfTitle({ index: index + 1, title })
}

function withShareKey(image: Image, shareKey: string | undefined): Image {
  if (shareKey === undefined) return image
  const query = `?${new URLSearchParams({ shareKey }).toString()}`
  return { ...image, url: image.url + query, thumbnailUrl: image.thumbnailUrl + query }
}
