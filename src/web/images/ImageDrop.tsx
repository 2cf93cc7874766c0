import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { imagesOf } from './ImageInput.tsx'
import './gallery.css'

interface Props {
  readonly onDropped: (files: readonly File[]) => void
  readonly children: ComponentChildren
}

/** Area onto which images can be dropped. */
export function ImageDrop({ onDropped, children }: Props): JSX.Element {
  const [isOver, setOver] = useState(false)
  return (
    <div
      class={`image-drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = imagesOf(event.dataTransfer)
        if (files.length > 0) onDropped(files)
      }}
    >
      {children}
    </div>
  )
}
