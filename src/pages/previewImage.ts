import type { ImageDto } from '../../generated/api.d.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'

/**
 * The cover of a record, for its preview; null without one.
 * @param shareKey key of the link to an unlisted record; null for a public one
 */
export function previewImage(
  [image]: readonly ImageDto[],
  title: string,
  shareKey: string | null,
  language: Language,
): Preview['image'] {
  if (!image) return null
  const query = shareKey === null ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  return {
    url: image.url + query,
    mediaType: 'image/webp',
    width: image.width,
    height: image.height,
    alt: image.caption || textsIn(language).imageOf({ title }),
  }
}
