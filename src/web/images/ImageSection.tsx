import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import type { QueryResult } from '../useQuery.ts'
import { ImageGallery } from './ImageGallery.tsx'

interface Props {
  /** Name of the record, for the descriptions of its images. */
  readonly title: string
  readonly recordId: string | number
  /** Path of the operation that adds an image. */
  readonly uploadPath: string
  readonly images: QueryResult<Schemas['ImagesDto']>
}

/** Section with the images of a record that nobody else can see, and the actions of its owner. */
export function ImageSection({ title, recordId, uploadPath, images }: Props): JSX.Element {
  return (
    <div class="image-section">
      <h2>{common.images}</h2>
      <Loadable result={images} label={texts.theImages}>
        {({ items }) => (
          <ImageGallery title={title} images={items} actions={{ recordId, uploadPath }} onChanged={images.reload} />
        )}
      </Loadable>
    </div>
  )
}
