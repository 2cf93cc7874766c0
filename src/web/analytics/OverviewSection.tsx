import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { statusLabels } from '../statusLabels.ts'
import { formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import type { ColorName } from './colors.ts'
import { undatedCount } from './coverage.ts'
import { isFiltered, type FilterQuery } from './filter.ts'
import { Highlights } from './Highlights.tsx'
import { formatEnergy, formatHours, formatRating, prints } from './measures.ts'
import { PartialCosts } from './PartialCosts.tsx'
import { usePrintsLinks } from './printsLinks.ts'
import { RangeSummary } from './RangeSummary.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { sumOf, type Series } from './series.ts'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Counts = Schemas['StatusCountsDto']

/** Statuses with their colors, from the bottom of a bar to its top. */
const STATUSES: readonly (readonly [keyof Counts, Schemas['PrintStatus'], ColorName])[] = [
  ['success', 'Success', '--good'],
  ['partialSuccess', 'PartialSuccess', '--warn'],
  ['failed', 'Failed', '--bad'],
  ['cancelled', 'Cancelled', '--muted'],
  ['printing', 'Printing', '--calm'],
  ['pending', 'Pending', '--line'],
]

/** Overview: totals, prints by status over time, and highlights. */
export function OverviewSection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/overview', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="overview" title={texts.overview} result={result}>
      {({ range, previousRange, current, previous }) => (
        <>
          <RangeSummary
            range={range}
            previous={previousRange}
            printCount={current.tiles.printCount.count}
            isFiltered={isFiltered(query)}
          />
          <Undated count={undatedCount(current.statusSeries.coverage)} isAllTime={range.fromDate === null} />
          {current.tiles.printCount.count === 0 ? (
            <p class="empty">
              {isFiltered(query) ? (
                texts.noPrintsInThisRange
              ) : range.fromDate !== null ? (
                texts.noPrintsStartedInThis
              ) : (
                <>{texts.noPrintsYetRecord({ link: (text) => <a href="/prints/new">{text}</a> })}</>
              )}
            </p>
          ) : (
            <>
              <Headlines now={current.tiles} before={previous?.tiles} />
              <TimePlot
                title={texts.printsByStatus}
                dates={current.statusSeries.points.map(({ bucketDate }) => bucketDate)}
                granularity={range.granularity}
                measure={prints}
                isStacked
                series={statusSeries(current.statusSeries, previous?.statusSeries)}
              />
              <Highlights highlights={current.highlights} currency={current.tiles.cost.currency} />
            </>
          )}
        </>
      )}
    </AnalysisSection>
  )
}

function Undated({ count, isAllTime }: { count: number; isAllTime: boolean }): JSX.Element | null {
  const links = usePrintsLinks()
  if (count === 0) return null

  return (
    <p class="note">
      {texts.undated({ count, isAllTime })} {links && <a href={links.undated}>{texts.showUndated({ count })}</a>}
    </p>
  )
}

interface HeadlinesProps {
  readonly now: Schemas['OverviewTilesDto']
  readonly before: Schemas['OverviewTilesDto'] | undefined
}

function Headlines({ now, before }: HeadlinesProps): JSX.Element {
  const { printCount, finishedCount, successRate, filament, printTime, cost, partialCostCount } = now
  const links = usePrintsLinks()
  return (
    <Tiles>
      <Tile
        title={common.prints}
        value={printCount.count}
        before={before?.printCount.count}
        format={prints.format}
        href={links?.ofRange()}
      >
        <p class="note">{texts.finishedCount({ count: formatNumber(finishedCount.count) })}</p>
      </Tile>
      <Tile
        title={texts.successRate}
        value={successRate.percent}
        before={before?.successRate.percent}
        format={formatPercent}
        isShare
        coverage={successRate.coverage}
        href={links?.ofRange({ statuses: ['Success'] })}
      />
      <Tile
        title={common.printTime}
        value={printTime.durationInSeconds}
        before={before?.printTime.durationInSeconds}
        format={formatHours}
        coverage={printTime.coverage}
        href={links?.ofRange({ sort: 'duration-desc' })}
      />
      <Tile
        title={common.filament}
        value={filament.amountMg}
        before={before?.filament.amountMg}
        format={formatWeight}
        coverage={filament.coverage}
        href={links?.ofRange({ sort: 'weight-desc' })}
      />
      <Tile
        title={texts.printCosts}
        value={cost.amount}
        before={before?.cost.amount}
        format={(amount) => formatMoney(amount, cost.currency)}
        coverage={cost.coverage}
        href={links?.ofRange({ sort: 'cost-desc' })}
      >
        <PartialCosts count={partialCostCount} />
      </Tile>
      <RecordedTiles now={now} before={before} />
    </Tiles>
  )
}

/** Tiles for what not everybody records, as far as any print has it. */
function RecordedTiles({ now: { rating, energy }, before }: HeadlinesProps): JSX.Element {
  const links = usePrintsLinks()
  return (
    <>
      {isKnown(rating, before?.rating) && (
        <Tile
          title={texts.averageRating}
          value={rating.averageRating}
          before={before?.rating.averageRating}
          format={formatRating}
          coverage={rating.coverage}
          href={links?.ofRange({ sort: 'rating-desc' })}
        />
      )}
      {isKnown(energy, before?.energy) && (
        <Tile
          title={common.measuredEnergy}
          value={energy.energyWh}
          before={before?.energy.energyWh}
          format={formatEnergy}
          coverage={energy.coverage}
          href={links?.ofRange()}
        />
      )}
    </>
  )
}

/** Whether any print has the fact: a tile for something that nobody records would only say that it is missing. */
function isKnown(...periods: readonly ({ readonly coverage: Schemas['CoverageDto'] } | undefined)[]): boolean {
  return periods.some((figure) => figure !== undefined && figure.coverage.counted > 0)
}

/** A series for each status that occurs, and a line for all prints of the previous period. */
function statusSeries(now: Schemas['StatusSeriesDto'], before: Schemas['StatusSeriesDto'] | undefined): Series[] {
  const present = STATUSES.filter(([key]) => now.points.some(({ counts }) => counts[key] > 0))
  const shown = present.length > 0 ? present : STATUSES.slice(0, 1)
  return [
    ...shown.map(([key, status, color]) => ({
      title: statusLabels[status],
      color,
      prints: { statuses: [status] },
      values: now.points.map(({ counts }) => counts[key]),
    })),
    ...(before
      ? [
          {
            title: texts.allPrintsPrevious,
            color: '--text' as const,
            isDashed: true,
            values: now.points.map((_, index) => {
              const counts = before.points[index]?.counts
              return counts ? sumOf(Object.values(counts)) : null
            }),
          },
        ]
      : []),
  ]
}
