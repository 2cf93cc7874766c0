import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatDay } from './days.ts'
import { STARTED, usePrintsLinks } from './printsLinks.ts'
import { Tile, Tiles } from './Tile.tsx'

type StreaksDto = Schemas['StreaksDto']

interface Props {
  readonly now: StreaksDto
  readonly before: StreaksDto | undefined
}

/** Current and longest streak of days with prints, and the busiest day. */
export function Streaks({ now, before }: Props): JSX.Element {
  const { current, longest, busiestDay } = now
  const links = usePrintsLinks()
  const ofStreak = (streak: typeof current) =>
    streak && links?.ofDays({ from: streak.fromDate, to: streak.toDate }, { statuses: STARTED })
  return (
    <Tiles>
      <Tile title={texts.currentStreak} value={current?.dayCount ?? 0} format={formatDays} href={ofStreak(current)}>
        <p class="note">
          {current ? texts.sinceFromDate({ fromDate: formatDay(current.fromDate) }) : texts.startAPrintTodayTo}
        </p>
      </Tile>
      <Tile
        title={texts.longestStreak}
        value={longest?.dayCount ?? 0}
        before={before && (before.longest?.dayCount ?? 0)}
        format={formatDays}
        href={ofStreak(longest)}
      >
        {longest && (
          <p class="note">
            {formatDay(longest.fromDate)}
            {longest.dayCount > 1 && ` – ${formatDay(longest.toDate)}`}
          </p>
        )}
      </Tile>
      <Tile
        title={texts.busiestDay}
        value={busiestDay?.printCount ?? 0}
        before={before && (before.busiestDay?.printCount ?? 0)}
        format={(count) => texts.printCount({ count: count ?? 0 })}
        href={busiestDay && links?.ofBucket(busiestDay.date, 'Day', { statuses: STARTED })}
      >
        {busiestDay && <p class="note">{formatDay(busiestDay.date)}</p>}
      </Tile>
    </Tiles>
  )
}

function formatDays(count: number | null): string {
  return texts.dayCount({ count: count ?? 0 })
}
