import * as texts from '#texts/common'
import type { JSX } from 'preact'
import { useOnline } from '../connection.ts'

/** Notice while the browser is offline. It stays at the top of what is scrolled: the page, or a dialog over it. */
export function OfflineNotice(): JSX.Element {
  const isOnline = useOnline()
  return (
    <div class="offline-place" role="status">
      {!isOnline && <p class="offline">{texts.youAreOfflineYourInput}</p>}
    </div>
  )
}
