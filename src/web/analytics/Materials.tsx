import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import type { Column } from '../components/Table.tsx'
import { formatNumber, formatWeight } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { leftOut } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { formatPercent, prints, weight } from './measures.ts'
import { Runway } from './Runway.tsx'
import { Section } from './Section.tsx'
import { addUp, colorSeries, type Series } from './series.ts'
import { Shares } from './Shares.tsx'
import { Swatch } from './Swatch.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['MaterialsFigures']

const USES = 'filament uses'

/** What was printed with, how long the spools last, and what went to waste. */
export function Materials({ query }: { query: FilterQuery }): JSX.Element {
  const load = useLoad((signal) => api.GET('/api/Analytics/materials', { params: { query }, signal }), [query])
  return (
    <Section id="materials" title="Materials" load={load}>
      {({ range, current, previous, runway }) => (
        <>
          <Totals now={current} before={previous} />
          <TimePlot
            title="Filament by material"
            dates={current.series.types[0]?.points.map(({ bucketDate }) => bucketDate) ?? []}
            granularity={range.granularity}
            measure={weight}
            isStacked
            series={typeSeries(current, previous)}
            notes={[leftOut(current.series.coverage, USES)]}
          />
          <Runway runway={runway} isChosen={query.FilamentIds !== undefined} />
          <div class="analytics-pair">
            <ByType breakdown={current.byType} />
            <ByColor breakdown={current.byColor} />
            <ByBrand breakdown={current.byBrand} />
            <TopSpools spools={current.topSpools} />
          </div>
        </>
      )}
    </Section>
  )
}

function Totals({ now: { total, waste }, before }: { now: Figures; before: Figures | null }): JSX.Element {
  return (
    <Tiles>
      <Tile
        title="Filament used"
        value={total.amountMg}
        before={before?.total.amountMg}
        format={formatWeight}
        coverage={total.coverage}
      />
      <Tile
        title="Gone to waste"
        value={waste.filament.amountMg}
        before={before?.waste.filament.amountMg}
        format={formatWeight}
        coverage={waste.filament.coverage}
      >
        <p class="note">{prints.format(waste.printCount.count)} failed and cancelled prints</p>
      </Tile>
      <Tile
        title="Share wasted"
        value={waste.share.percent}
        before={before?.waste.share.percent}
        format={formatPercent}
        isShare
        coverage={waste.share.coverage}
      />
    </Tiles>
  )
}

function typeSeries(now: Figures, before: Figures | null): Series[] {
  const series = colorSeries(
    now.series.types.map(({ materialType, points }) => ({
      title: materialType,
      values: points.map(({ amountMg }) => amountMg),
    })),
  )
  if (!before) return series
  const all = addUp(before.series.types.map(({ points }) => ({ values: points.map(({ amountMg }) => amountMg) })))
  const values = (now.series.types[0]?.points ?? []).map((_, index) => all[index] ?? (all.length === 0 ? 0 : null))
  return [...series, { title: 'All materials, previous', color: '--text', isDashed: true, values }]
}

interface Use {
  readonly amountMg: number
  readonly useCount: number
}

/** The columns that all breakdowns of use have. */
const columns: readonly Column<Use>[] = [
  { title: 'Amount', cell: ({ amountMg }) => formatWeight(amountMg), isNumber: true },
  { title: 'Uses', cell: ({ useCount }) => formatNumber(useCount), isNumber: true },
]
const share: Column<{ readonly sharePercent: number | null }> = {
  title: 'Share',
  cell: ({ sharePercent }) => formatPercent(sharePercent),
  isNumber: true,
}

function ByType({ breakdown }: { breakdown: Schemas['MaterialTypeUsageBreakdownDto'] }): JSX.Element {
  return (
    <Shares
      title="By material"
      of="Material"
      rows={breakdown.rows}
      name={({ materialType }) => materialType}
      keyOf={({ materialType }) => materialType}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows={USES}
      empty="No filament was used in this range."
    />
  )
}

function ByBrand({ breakdown }: { breakdown: Schemas['BrandUsageBreakdownDto'] }): JSX.Element {
  return (
    <Shares
      title="By brand"
      of="Brand"
      rows={breakdown.rows}
      name={({ brand }) => brand}
      keyOf={({ brand }) => brand}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows={USES}
      empty="No filament of a named brand was used in this range."
    />
  )
}

function ByColor({ breakdown }: { breakdown: Schemas['ColorUsageBreakdownDto'] }): JSX.Element {
  return (
    <Shares
      title="By color"
      of="Color"
      rows={breakdown.rows}
      name={({ colorName, colorHex }) => (
        <>
          <Swatch hex={colorHex} /> {colorName ?? colorHex}
        </>
      )}
      keyOf={({ colorName, colorHex }) => `${colorName} ${colorHex}`}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows={USES}
      empty="No filament of a known color was used in this range."
    />
  )
}

function TopSpools({ spools }: { spools: Schemas['TopSpoolsDto'] }): JSX.Element {
  return (
    <Shares
      title="Most used spools"
      of="Spool"
      rows={spools.rows}
      name={({ filamentId, displayName, colorHex }) => (
        <>
          <Swatch hex={colorHex} /> <a href={`/filaments/${filamentId}`}>{displayName}</a>
        </>
      )}
      keyOf={({ filamentId }) => filamentId}
      size={({ amountMg }) => amountMg}
      columns={columns}
      coverage={spools.coverage}
      coverageRows={USES}
      empty="No spool was used in this range."
    />
  )
}
