import * as texts from '#texts/frame'
import type { JSX } from 'preact'
import { useOnline } from '../connection.ts'

/** Notice while the browser is offline. */
export function OfflineNotice(): JSX.Element {
  const isOnline = useOnline()
  return <div role="status">{!isOnline && <p class="offline">{texts.youAreOfflineYourInput}</p>}</div>
}
