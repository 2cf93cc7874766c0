import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../api.ts'
import { useDates } from '../format.ts'
import { useLoad } from '../useLoad.ts'

const ASK_MS = 5000

/** Waits for the first event of a printer: green when it has come. Asks only while the page is looked at. */
export function FirstEvent({ printerId }: { printerId: number }): JSX.Element {
  const dates = useDates()
  const { data, failure, reload } = useLoad(
    (signal) => api.GET('/api/Printers/{id}', { params: { path: { id: printerId } }, signal }),
    [printerId],
  )
  const isWaiting = !data?.lastEventDate
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  if (failure && !data) return <p class="note">Whether events arrive cannot be seen at the moment: {failure.detail}</p>
  return (
    <p class="first-event" role="status">
      {isWaiting ? (
        <>
          <span class="badge">Waiting</span> for the first event of this printer. Press your program’s test button or
          start a print.
        </>
      ) : (
        <>
          <span class="badge good">Connected</span> The last event came {dates.ago(data.lastEventDate)}.
        </>
      )}
    </p>
  )
}
