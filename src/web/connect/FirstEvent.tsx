import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../api.ts'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'

const POLL_MS = 5000

/** Connection status of a printer, updated until its first event arrives. It polls only while the page is visible. */
export function FirstEvent({ printerId }: { printerId: number }): JSX.Element {
  const dates = useDates()
  const { data, failure, reload } = useQuery(
    (signal) => api.GET('/api/Printers/{id}', { params: { path: { id: printerId } }, signal }),
    [printerId],
  )
  const isWaiting = !data?.lastEventDate
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  if (failure && !data) return <p class="note">Could not check for events: {failure.detail}</p>
  return (
    <p class="first-event" role="status">
      {isWaiting ? (
        <>
          <span class="badge">Waiting</span> for the first event from this printer. Send a test event or start a print.
        </>
      ) : (
        <>
          <span class="badge good">Connected</span> Last event: {dates.ago(data.lastEventDate)}.
        </>
      )}
    </p>
  )
}
