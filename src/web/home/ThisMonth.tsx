import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { addDays, todayIn } from '../analytics/dates.ts'
import { formatDay } from '../analytics/days.ts'
import { formatHours } from '../analytics/measures.ts'
import { Loadable } from '../components/Loadable.tsx'
import { OneLine } from '../components/OneLine.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { Sparkline } from './Sparkline.tsx'

/** Length of the period, with today. */
const DAYS = 30

type Point = Schemas['ActivityPointDto']

/** Section of the last 30 days: key figures, each with its days. */
export function ThisMonth(): JSX.Element {
  const { timeZone } = useSignedInUser()
  const today = todayIn(timeZone)
  const query = {
    FromDate: `${addDays(today, 1 - DAYS)}T00:00:00`,
    ToDate: `${addDays(today, 1)}T00:00:00`,
    TimeZone: timeZone,
    Granularity: 'Day' as const,
  }
  const overview = useQuery(
    (signal) => api.GET('/api/Analytics/overview', { params: { query }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the query follows from the day
    [today],
    { name: 'month', kinds: ['print'] },
  )
  const activity = useQuery(
    (signal) => api.GET('/api/Analytics/activity', { params: { query }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the query follows from the day
    [today],
    { name: 'days', kinds: ['print'] },
  )
  const points = activity.data?.current.series.points ?? []
  return (
    <section class="home-month" aria-labelledby="this-month">
      <div class="section-title">
        <h2 id="this-month">{common.last30Days}</h2>
        <a href="/analytics?range=month">{common.analytics}</a>
      </div>
      {overview.isLoading && !overview.data ? (
        <Skeleton label={texts.yourLast30Days} count={4} list="home-figures" />
      ) : (
        <Loadable result={overview} label={texts.yourLast30Days}>
          {({ current: { tiles } }) => <Figures tiles={tiles} points={points} />}
        </Loadable>
      )}
    </section>
  )
}

interface FiguresProps {
  readonly tiles: Schemas['OverviewTilesDto']
  readonly points: readonly Point[]
}

function Figures({ tiles, points }: FiguresProps): JSX.Element {
  return (
    <ul class="home-figures">
      <Figure
        title={common.prints}
        value={formatNumber(tiles.printCount.count)}
        points={points}
        of={(p) => p.printCount}
      >
        {tiles.successRate.percent !== null &&
          texts.successfulPercent({ percent: formatPercent(tiles.successRate.percent) })}
      </Figure>
      <Figure
        title={common.printTime}
        value={formatHours(tiles.printTime.durationInSeconds)}
        points={points}
        of={(p) => p.printTimeInSeconds}
      />
      <Figure
        title={common.filament}
        value={formatWeight(tiles.filament.amountMg)}
        points={points}
        of={(p) => p.filamentAmountMg}
      />
      <Figure
        title={common.cost}
        value={formatMoney(tiles.cost.amount, tiles.cost.currency)}
        points={points}
        of={(p) => p.cost}
      />
    </ul>
  )
}

interface FigureProps {
  readonly title: string
  readonly value: string
  readonly points: readonly Point[]
  readonly of: (point: Point) => number | null
  readonly children?: ComponentChildren
}

function Figure({ title, value, points, of, children }: FigureProps): JSX.Element {
  return (
    <li class="card">
      <h3>{title}</h3>
      <p class="home-value">
        <OneLine text={value} />
      </p>
      {children && <p class="note">{children}</p>}
      <Sparkline values={points.map((point) => of(point) ?? 0)} titles={points.map((p) => formatDay(p.bucketDate))} />
    </li>
  )
}
