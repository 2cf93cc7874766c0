import * as texts from '#texts/connect'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'

const POLL_MS = 5000

/** Connection status of a printer, updated until its first event arrives. */
export function FirstEvent({ printerId }: { printerId: number }): JSX.Element {
  const dates = useDates()
  const { data, failure } = useQuery(
    (signal) => api.GET('/api/Printers/{id}', { params: { path: { id: printerId } }, signal }),
    [printerId],
    { pollMs: (printer) => (printer?.lastEventDate ? null : POLL_MS) },
  )
  const isWaiting = !data?.lastEventDate
  if (failure && !data) return <p class="note">{texts.couldNotCheckFor({ detail: failure.detail })}</p>
  return (
    <p class="first-event" role="status">
      {isWaiting ? (
        <>{texts.waitingForTheFirst({ span: (text) => <span class="badge">{text}</span> })}</>
      ) : (
        <>
          {texts.connectedLastEvent({
            span: (text) => <span class="badge good">{text}</span>,
            lastEventDate: dates.ago(data.lastEventDate),
          })}
        </>
      )}
    </p>
  )
}
