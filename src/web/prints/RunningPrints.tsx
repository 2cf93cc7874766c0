import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { useQuery, type QueryResult } from '../useQuery.ts'
import { useRunningPrints } from './running.ts'
import { RunningProgress } from './RunningProgress.tsx'

/** Maximum number of prints of one page. */
const PAGE_SIZE = 200

/** Loads the prints that are running now, and refreshes them. Pages about something else show none after a failure. */
export function useRunning(printerId?: number): QueryResult<Schemas['PrintSummaryPageDto']> {
  const result = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: {
          query: omitUndefined({
            statuses: ['Printing' as const],
            pageSize: PAGE_SIZE,
            printerIds: printerId === undefined ? undefined : [printerId],
          }),
        },
        signal,
      }),
    [printerId],
    { name: 'running prints', kinds: ['print'] },
  )
  useRunningPrints(true, result.refresh)
  return result
}

/** List of running prints with their progress; nothing when there are none. */
export function RunningPrints({ prints }: { prints: readonly Schemas['PrintSummaryDto'][] }): JSX.Element | null {
  if (prints.length === 0) return null
  return (
    <ul class="running-prints" aria-label={common.printingNow}>
      {prints.map((print) => (
        <li key={print.id}>
          <span class="badge Printing">{common.printing}</span> <a href={`/prints/${print.id}`}>{print.title}</a>{' '}
          <RunningProgress print={print} />
        </li>
      ))}
    </ul>
  )
}
