import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { ImageGallery } from '../images/ImageGallery.tsx'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Images of a print, with actions for the owner. */
export function Gallery({ print: { id, title, images }, shareKey, isOwner, onChanged }: Props): JSX.Element {
  return (
    <ImageGallery
      title={title}
      images={images}
      shareKey={shareKey}
      actions={isOwner ? { recordId: id, uploadPath: `/api/Prints/${id}/images` } : null}
      onChanged={onChanged}
    />
  )
}
