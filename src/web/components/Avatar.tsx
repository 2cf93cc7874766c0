import type { JSX } from 'preact'
import './Avatar.css'

interface Props {
  readonly user: { readonly displayName: string; readonly imageId?: string | null | undefined }
  /** Share key in the URL, which visitors need for the image of an unlisted profile. */
  readonly shareKey?: string | undefined
  /** `small` next to a name, `large` on a profile. */
  readonly size?: 'small' | 'large'
}

/** Image of a user, or the initial of the name. The name is next to it. */
export function Avatar({ user: { displayName, imageId }, shareKey, size = 'small' }: Props): JSX.Element {
  const query = shareKey === undefined ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  return (
    <span class={`avatar ${size}`} aria-hidden="true">
      {imageId ? (
        <img src={`/media/${imageId}/thumbnail${query}`} alt="" loading="lazy" />
      ) : (
        [...displayName][0]?.toUpperCase()
      )}
    </span>
  )
}
