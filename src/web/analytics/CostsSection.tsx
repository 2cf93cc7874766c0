import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { formatMoney, formatNumber, moneyDigits, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import type { FilterQuery } from './filter.ts'
import { CoverageNote } from './CoverageNote.tsx'
import { formatPercent, money } from './measures.ts'
import { AnalysisSection } from './AnalysisSection.tsx'
import type { Series } from './series.ts'
import { shownCosts } from './shownCosts.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['CostsFigures']

const ENTRIES = 'maintenance entries'

/** Analysis of the costs of prints and of maintenance. */
export function CostsSection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/costs', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="costs" title="Costs" result={result}>
      {({ range, ...periods }) => {
        const digits = moneyDigits(periods.current.total.currency)
        const current = shownCosts(periods.current, digits)
        const previous = periods.previous && shownCosts(periods.previous, digits)
        return (
          <>
            <Totals now={current} before={previous} />
            <TimePlot
              title="Spending"
              dates={current.series.points.map(({ bucketDate }) => bucketDate)}
              granularity={range.granularity}
              measure={money(current.series.currency)}
              isStacked
              series={partSeries(current, previous)}
            />
            <div class="analytics-pair">
              <ByName
                title="Filament cost by material"
                rowHeader="Material"
                rows={current.byType.rows.map(({ materialType, ...row }) => ({ ...row, name: materialType }))}
                breakdown={current.byType}
              />
              <ByName
                title="Filament cost by brand"
                rowHeader="Brand"
                rows={current.byBrand.rows.map(({ brand, ...row }) => ({ ...row, name: brand }))}
                breakdown={current.byBrand}
              />
              <Ranked title="Most expensive prints" prints={current.ranking.dearest} ranking={current.ranking} />
              <Ranked title="Cheapest prints" prints={current.ranking.cheapest} ranking={current.ranking} />
            </div>
            <CoverageNote coverage={current.ranking.coverage} />
          </>
        )
      }}
    </AnalysisSection>
  )
}

function Totals({ now, before }: { now: Figures; before: Figures | null }): JSX.Element {
  const { total, filament, electricity, measuredElectricityShare, maintenance, meanPerPrint, failure } = now
  const format = (amount: number | null) => formatMoney(amount, total.currency)
  return (
    <Tiles>
      <Tile
        title="Total"
        value={total.amount}
        before={before?.total.amount}
        format={format}
        coverage={total.coverage}
        rows="prints and maintenance entries"
      />
      <Tile
        title="Filament"
        value={filament.amount}
        before={before?.filament.amount}
        format={format}
        coverage={filament.coverage}
      />
      <Tile
        title="Electricity"
        value={electricity.amount}
        before={before?.electricity.amount}
        format={format}
        coverage={electricity.coverage}
      >
        {Boolean(measuredElectricityShare.percent) && (
          <p class="note">{formatPercent(measuredElectricityShare.percent)} by measured energy</p>
        )}
      </Tile>
      <Tile
        title="Maintenance"
        value={maintenance.amount}
        before={before?.maintenance.amount}
        format={format}
        coverage={maintenance.coverage}
        rows={ENTRIES}
      />
      <Tile
        title="Average per print"
        value={meanPerPrint.amount}
        before={before?.meanPerPrint.amount}
        format={format}
        coverage={meanPerPrint.coverage}
      />
      <Tile
        title="Cost of failures"
        value={failure.cost.amount}
        before={before?.failure.cost.amount}
        format={format}
        coverage={failure.cost.coverage}
      >
        <p class="note">
          {formatNumber(failure.printCount.count)} failed and cancelled prints
          {failure.share.percent !== null && `, ${formatPercent(failure.share.percent)} of print costs`}
        </p>
      </Tile>
    </Tiles>
  )
}

function partSeries({ series: { points }, ...totals }: Figures, before: Figures | null): Series[] {
  return [
    {
      title: 'Filament',
      color: '--analytics-1',
      values: points.map(({ filament }) => filament),
      total: totals.filament.amount,
    },
    {
      title: 'Electricity',
      color: '--analytics-2',
      values: points.map(({ electricity }) => electricity),
      total: totals.electricity.amount,
    },
    {
      title: 'Maintenance',
      color: '--analytics-3',
      values: points.map(({ maintenance }) => maintenance),
      total: totals.maintenance.amount,
    },
    ...(before
      ? [
          {
            title: 'Total, previous',
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
      name={({ name }) => name}
      keyOf={({ name }) => name}
      size={({ filamentCost }) => filamentCost}
      columns={[
        { title: 'Cost', cell: ({ filamentCost }) => formatMoney(filamentCost, currency), isNumber: true },
        { title: 'Share', cell: ({ sharePercent }) => formatPercent(sharePercent), isNumber: true },
        { title: 'Uses', cell: ({ useCount }) => formatNumber(useCount), isNumber: true },
      ]}
      coverage={coverage}
      coverageRows="filament usages"
      empty="No filament with a known price was used in this range."
    />
  )
}

interface RankedProps {
  readonly title: string
  readonly prints: readonly Schemas['AnalyticsPrintDto'][]
  readonly ranking: Schemas['CostRankingDto']
}

function Ranked({ title, prints, ranking: { currency } }: RankedProps): JSX.Element {
  const dates = useDates()
  return (
    <section class="card analytics-figure">
      <div class="analytics-figure-head">
        <h3>{title}</h3>
      </div>
      <Table
        caption={title}
        columns={[
          {
            title: 'Print',
            cell: ({ printId, title, startDate }) => (
              <>
                <a href={`/prints/${printId}`}>{title}</a>
                {startDate !== null && <small class="analytics-before">{dates.date(startDate)}</small>}
              </>
            ),
          },
          { title: 'Cost', cell: ({ cost }) => formatMoney(cost, currency), isNumber: true },
        ]}
        rows={prints}
        keyOf={({ printId }) => printId}
        empty="No prints with a known cost in this range."
      />
    </section>
  )
}
