import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { formatDay } from './days.ts'
import { Tile, Tiles } from './Tile.tsx'

type StreaksDto = Schemas['StreaksDto']

interface Props {
  readonly now: StreaksDto
  readonly before: StreaksDto | undefined
}

/** Current and longest streak of days with prints, and the busiest day. */
export function Streaks({ now, before }: Props): JSX.Element {
  const { current, longest, busiestDay } = now
  return (
    <Tiles>
      <Tile title="Current streak" value={current?.dayCount ?? 0} format={formatDays}>
        <p class="note">{current ? `Since ${formatDay(current.fromDate)}` : 'Start a print today to begin one.'}</p>
      </Tile>
      <Tile
        title="Longest streak"
        value={longest?.dayCount ?? 0}
        before={before && (before.longest?.dayCount ?? 0)}
        format={formatDays}
      >
        {longest && (
          <p class="note">
            {formatDay(longest.fromDate)} – {formatDay(longest.toDate)}
          </p>
        )}
      </Tile>
      <Tile
        title="Busiest day"
        value={busiestDay?.printCount ?? 0}
        before={before && (before.busiestDay?.printCount ?? 0)}
        format={(count) => (count === 1 ? '1 print' : `${formatNumber(count)} prints`)}
      >
        {busiestDay && <p class="note">{formatDay(busiestDay.date)}</p>}
      </Tile>
    </Tiles>
  )
}

function formatDays(count: number | null): string {
  return count === 1 ? '1 day' : `${formatNumber(count)} days`
}
