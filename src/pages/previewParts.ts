import type { UserReferenceDto } from '../../generated/api.d.ts'
import { html, type Html } from './html.ts'
import type { Preview } from './preview.ts'

/** Name of the author, with a link to a public profile. */
export function authorLink({ id, displayName, hasPublicProfile }: UserReferenceDto): Html {
  return hasPublicProfile ? html`<a href="/users/${id}">${displayName}</a>` : html`${displayName}`
}

/**
 * Section with the image of a preview, with the classes of the page itself; null without an image.
 * @param label name of the section
 */
export function gallery(image: Preview['image'], label: string): Html | null {
  if (image === null) return null
  return html`<section class="gallery" aria-label="${label}">
    <img class="gallery-large" src="${image.url}" width="${image.width}" height="${image.height}" alt="${image.alt}" />
  </section>`
}
