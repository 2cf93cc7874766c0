import * as texts from '#texts/images'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'

type Image = Schemas['ImageDto']

interface Props {
  readonly images: readonly Image[]
  readonly shown: Image | undefined
  readonly onSelect: (id: string) => void
  /** Moves an image to a place, from 0; null for visitors. */
  readonly onMove: ((image: Image, position: number) => void) | null
}

/** Thumbnails of the images of a record. Its owner can drag one to another place; buttons do the same. */
export function Thumbnails({ images, shown, onSelect, onMove }: Props): JSX.Element {
  const [dragged, setDragged] = useState<Image | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <ul class="gallery-small">
      {images.map((image, index) => (
        <li
          key={image.id}
          draggable={onMove !== null}
          class={[dragged === image ? 'dragged' : '', dragged && over === index ? 'over' : '']
            .filter(Boolean)
            .join(' ')}
          onDragStart={(event) => {
            setDragged(image)
            event.dataTransfer?.setData('text/plain', image.id)
          }}
          onDragOver={(event) => {
            if (!dragged) return
            event.preventDefault()
            setOver(index)
          }}
          onDragEnd={end}
          onDrop={(event) => {
            if (!dragged) return
            event.preventDefault()
            event.stopPropagation()
            if (dragged !== image) onMove?.(dragged, index)
            end()
          }}
        >
          <button
            type="button"
            aria-label={
              image.caption
                ? texts.showImageCaption({ index: index + 1, caption: image.caption })
                : texts.showImageIndex({ index: index + 1 })
            }
            aria-current={image === shown ? 'true' : undefined}
            onClick={() => onSelect(image.id)}
          >
            <img src={image.thumbnailUrl} alt="" width={64} height={64} loading="lazy" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  )
}
