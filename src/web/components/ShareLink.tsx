import * as common from '#texts/common'
import type { JSX } from 'preact'
import { baseUrl } from '../basePath.tsx'
import { CopyButton } from './CopyButton.tsx'
import './ShareLink.css'

interface Props {
  /** Path of the page of the record. */
  readonly path: string
  /** Share key of an unlisted record; null for a public one. */
  readonly shareKey: string | null
}

/** Link to a record that others can see, with a button that copies it. */
export function ShareLink({ path, shareKey }: Props): JSX.Element {
  const query = shareKey === null ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  const address = baseUrl + path + query
  return (
    <p class="copyable share-link">
      <span class="note">{common.shareLink}</span> <code>{address}</code>{' '}
      <CopyButton text={address} what={common.link} />
    </p>
  )
}
