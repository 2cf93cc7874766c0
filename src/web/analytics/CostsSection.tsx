import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { sumText } from '../costText.ts'
import { formatMoney, formatNumber, formatPercent, moneyDigits, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import type { FilterQuery } from './filter.ts'
import { describeExclusions } from './coverage.ts'
import { Lead } from './Lead.tsx'
import { money, percent } from './measures.ts'
import { PartialCosts } from './PartialCosts.tsx'
import { FAILURES, spoolsLink, usePrintsLinks } from './printsLinks.ts'
import { AnalysisSection } from './AnalysisSection.tsx'
import type { Series } from './series.ts'
import { shownCosts } from './shownCosts.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { TableFigure } from './TableFigure.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['CostsFigures']

/** Analysis of the costs of prints and of maintenance. */
export function CostsSection({ query }: { query: FilterQuery }): JSX.Element {
  const links = usePrintsLinks()
  const result = useQuery((signal) => api.GET('/api/Analytics/costs', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="costs" title={common.costs} result={result}>
      {({ range, ...periods }) => {
        const digits = moneyDigits(periods.current.total.currency)
        const current = shownCosts(periods.current, digits)
        const previous = periods.previous && shownCosts(periods.previous, digits)
        return (
          <>
            <Totals now={current} before={previous} />
            <TimePlot
              title={texts.spending}
              dates={current.series.points.map(({ bucketDate }) => bucketDate)}
              granularity={range.granularity}
              measure={money(current.series.currency)}
              isStacked
              series={partSeries(current, previous)}
            />
            <div class="analytics-pair">
              <ByName
                title={texts.filamentCostByMaterial}
                rowHeader={common.material}
                rows={current.byType.rows.map(({ materialType, ...row }) => ({
                  ...row,
                  name: materialType,
                  href: spoolsLink({ materialTypes: materialType }),
                  printsHref: links?.ofRange({ materialTypes: [materialType] }),
                }))}
                breakdown={current.byType}
              />
              <ByName
                title={texts.filamentCostByBrand}
                rowHeader={common.brand}
                rows={current.byBrand.rows.map(({ brand, ...row }) => ({
                  ...row,
                  name: brand,
                  href: spoolsLink({ brands: brand }),
                }))}
                breakdown={current.byBrand}
              />
              <Ranked title={texts.mostExpensivePrints} prints={current.ranking.dearest} ranking={current.ranking} />
              <Ranked title={texts.cheapestPrints} prints={current.ranking.cheapest} ranking={current.ranking} />
            </div>
          </>
        )
      }}
    </AnalysisSection>
  )
}

interface TotalsProps {
  readonly now: Figures
  readonly before: Figures | null
}

function Totals({ now, before }: TotalsProps): JSX.Element {
  const { total, filament, partialFilamentCount, electricity, measuredElectricityShare, maintenance, meanPerPrint } =
    now
  const format = (amount: number | null) => formatMoney(amount, total.currency)
  const links = usePrintsLinks()
  const dearest = links?.ofRange({ sort: 'cost-desc' })
  return (
    <Tiles>
      <Tile
        title={common.total}
        value={total.amount}
        before={before?.total.amount}
        format={format}
        coverage={total.coverage}
        rows="printsAndEntries"
        href={dearest}
      />
      <Tile
        title={common.filament}
        value={filament.amount}
        before={before?.filament.amount}
        format={format}
        coverage={filament.coverage}
        href={dearest}
      >
        <PartialCosts count={partialFilamentCount} />
      </Tile>
      <Tile
        title={texts.electricity}
        value={electricity.amount}
        before={before?.electricity.amount}
        format={format}
        coverage={electricity.coverage}
        href={dearest}
      >
        {Boolean(measuredElectricityShare.percent) && (
          <p class="note">{texts.byMeasuredEnergy({ percent: formatPercent(measuredElectricityShare.percent) })}</p>
        )}
      </Tile>
      <Tile
        title={common.maintenance}
        value={maintenance.amount}
        before={before?.maintenance.amount}
        format={format}
        coverage={maintenance.coverage}
        rows="entries"
        href="/maintenance"
      />
      <Tile
        title={texts.averagePerPrint}
        value={meanPerPrint.amount}
        before={before?.meanPerPrint.amount}
        format={format}
        coverage={meanPerPrint.coverage}
        href={dearest}
      />
      <FailureTile now={now} before={before} />
    </Tiles>
  )
}

function FailureTile({ now: { failure, total }, before }: TotalsProps): JSX.Element {
  const { cost, partialCostCount, printCount, share } = failure
  return (
    <Tile
      title={texts.costOfFailures}
      value={cost.amount}
      before={before?.failure.cost.amount}
      format={(amount) => formatMoney(amount, total.currency)}
      coverage={cost.coverage}
      href={usePrintsLinks()?.ofRange({ statuses: FAILURES, sort: 'cost-desc' })}
    >
      <p class="note">
        {share.percent === null
          ? texts.failedAndCancelled({ count: printCount.count })
          : texts.failedAndCancelledShare({ count: printCount.count, share: formatPercent(share.percent) })}
      </p>
      <PartialCosts count={partialCostCount} />
    </Tile>
  )
}

function partSeries({ series: { points }, ...totals }: Figures, before: Figures | null): Series[] {
  return [
    {
      title: common.filament,
      color: '--analytics-1',
      values: points.map(({ filament }) => filament),
      total: totals.filament.amount,
    },
    {
      title: texts.electricity,
      color: '--analytics-2',
      values: points.map(({ electricity }) => electricity),
      total: totals.electricity.amount,
    },
    {
      title: common.maintenance,
      color: '--analytics-3',
      values: points.map(({ maintenance }) => maintenance),
      total: totals.maintenance.amount,
    },
    ...(before
      ? [
          {
            title: texts.totalPrevious,
            color: '--text' as const,
            isDashed: true,
            values: points.map((_, index) => before.series.points[index]?.total ?? null),
            total: before.total.amount,
          },
        ]
      : []),
  ]
}

interface NamedCost {
  readonly name: string
  /** List of the spools of the name. */
  readonly href: string
  /** List of the prints that used it; none where they cannot be listed. */
  readonly printsHref?: string | undefined
  readonly filamentCost: number
  readonly sharePercent: number | null
  readonly useCount: number
}

interface ByNameProps {
  readonly title: string
  readonly rowHeader: string
  readonly rows: readonly NamedCost[]
  readonly breakdown: Pick<Schemas['BrandCostBreakdownDto'], 'currency' | 'coverage'>
}

function ByName({ title, rowHeader, rows, breakdown: { currency, coverage } }: ByNameProps): JSX.Element {
  return (
    <BreakdownTable
      title={title}
      rowHeader={rowHeader}
      rows={rows}
      name={({ name, href }) => <a href={href}>{name}</a>}
      textOf={({ name }) => name}
      keyOf={({ name }) => name}
      size={({ filamentCost }) => filamentCost}
      columns={[
        {
          title: common.cost,
          cell: ({ filamentCost }) => formatMoney(filamentCost, currency),
          isNumber: true,
          measure: money(currency),
          value: ({ filamentCost }) => filamentCost,
        },
        {
          title: texts.shareOfAll,
          cell: ({ sharePercent }) => formatPercent(sharePercent),
          isNumber: true,
          measure: percent,
          value: ({ sharePercent }) => sharePercent,
        },
        {
          title: texts.uses,
          cell: ({ useCount, printsHref }) => <Lead href={printsHref}>{formatNumber(useCount)}</Lead>,
          isNumber: true,
          value: ({ useCount }) => useCount,
        },
      ]}
      coverage={coverage}
      coverageRows="usages"
      empty={texts.noFilamentWithAKnown}
    />
  )
}

interface RankedProps {
  readonly title: string
  readonly prints: readonly Schemas['AnalyticsPrintDto'][]
  readonly ranking: Schemas['CostRankingDto']
}

function Ranked({ title, prints, ranking: { currency, coverage } }: RankedProps): JSX.Element {
  const dates = useDates()
  return (
    <TableFigure
      title={title}
      columns={[
        {
          title: common.print,
          cell: ({ printId, title, startDate }) => (
            <>
              <a href={`/prints/${printId}`}>{title}</a>
              {startDate !== null && <small class="analytics-before">{dates.date(startDate)}</small>}
            </>
          ),
          value: ({ title }) => title,
        },
        {
          title: common.cost,
          cell: ({ cost, isFilamentPartial }) => sumText(cost, currency, isFilamentPartial),
          isNumber: true,
          measure: money(currency),
          value: ({ cost }) => cost,
        },
      ]}
      rows={prints}
      keyOf={({ printId }) => printId}
      notes={[describeExclusions(coverage, 'prints')]}
      empty={texts.noPrintsWithAKnown}
    />
  )
}
