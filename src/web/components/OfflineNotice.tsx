import type { JSX } from 'preact'
import { useOnline } from '../connection.ts'

/** Notice while the browser is offline. */
export function OfflineNotice(): JSX.Element {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p class="offline">
          You are offline. Your input stays on this page. Requests are sent once you are connected again.
        </p>
      )}
    </div>
  )
}
