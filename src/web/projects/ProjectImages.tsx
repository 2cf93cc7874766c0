import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { ImageGallery } from '../images/ImageGallery.tsx'

interface Props {
  readonly project: Schemas['ProjectDetailDto']
  readonly shareKey: string | undefined
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Images of a project, with actions for the owner. */
export function ProjectImages({ project: { id, name, images }, shareKey, isOwner, onChanged }: Props): JSX.Element {
  return (
    <ImageGallery
      title={name}
      images={images}
      shareKey={shareKey}
      actions={isOwner ? { recordId: id, uploadPath: `/api/Projects/${id}/images` } : null}
      onChanged={onChanged}
    />
  )
}
