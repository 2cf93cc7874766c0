import * as texts from '#texts/printers'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { countedSince, type LastWork } from './useLastWork.ts'
import './maintenance.css'

interface Props {
  /** Planned work. */
  readonly entry: Schemas['MaintenanceEntryDto']
  readonly lastWork: LastWork
}

const FINISHED = ['Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const [HOUR_S, DAY_MS] = [3600, 86_400_000]

/** Bars that show how far planned work is from being due: by prints, print hours and days. Nothing for a mere date. */
export function EntryProgress({ entry, lastWork }: Props): JSX.Element | null {
  const { printerId, dueAfterHours, dueAfterPrints, dueAfterDays } = entry
  const since = countedSince(entry, lastWork)
  const isCounted = dueAfterHours !== null || dueAfterPrints !== null
  const { data: totals } = useQuery<Schemas['PrintTotalsDto'] | null>(
    async (signal) =>
      isCounted
        ? await api.GET('/api/Prints/totals', {
            params: { query: { printerIds: [printerId], statuses: [...FINISHED], fromDate: since } },
            signal,
          })
        : { response: Response.json(null) },
    [printerId, since, isCounted],
    { kinds: ['print'] },
  )
  const bars: readonly (readonly [value: number | undefined, max: number | null, unit: 'prints' | 'hours' | 'days'])[] =
    [
      [totals?.printCount, dueAfterPrints, 'prints'],
      [totals ? totals.printTimeInSeconds / HOUR_S : undefined, dueAfterHours, 'hours'],
      [Math.max(0, (Date.now() - Date.parse(since)) / DAY_MS), dueAfterDays, 'days'],
    ]
  const known = bars.filter(([, max]) => max !== null)
  if (known.length === 0) return null
  return (
    <ul class="maintenance-progress">
      {known.map(([value, max, unit]) => (
        <li key={unit}>
          <progress
            class={value !== undefined && max !== null && value >= max ? 'full' : ''}
            aria-label={texts.progressIn({ unit })}
            max={max ?? 1}
            value={value === undefined ? 0 : Math.min(value, max ?? value)}
          />{' '}
          {texts.valueOfMax({
            unit,
            value: value === undefined ? '…' : formatNumber(Math.floor(value)),
            max: formatNumber(max),
          })}
        </li>
      ))}
    </ul>
  )
}
