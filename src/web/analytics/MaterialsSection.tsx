import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { formatGrams, formatPercent, formatWeight } from '../format.ts'
import { shownGrams, shownShares, toTenths } from '../shownSums.ts'
import { useQuery } from '../useQuery.ts'
import { describeExclusions } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { percent, prints, weight } from './measures.ts'
import { Runway } from './Runway.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { sumSeries, assignColors, type Series } from './series.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Lead } from './Lead.tsx'
import { FAILURES, spoolsLink, usePrintsLinks } from './printsLinks.ts'
import type { DataColumn } from './TableFigure.tsx'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['MaterialsFigures']

/** Analysis of filament: usage, waste, and how long the spools will last. */
export function MaterialsSection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/materials', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="materials" title={texts.materials} result={result}>
      {({ range, current, previous, runway }) => (
        <>
          <Totals now={current} before={previous} />
          <TimePlot
            title={texts.filamentByMaterial}
            dates={current.series.types[0]?.points.map(({ bucketDate }) => bucketDate) ?? []}
            granularity={range.granularity}
            measure={weight}
            isStacked
            series={typeSeries(current, previous)}
            notes={[describeExclusions(current.series.coverage, 'usages')]}
          />
          <Runway runway={runway} isFiltered={query.FilamentIds !== undefined} />
          <div class="analytics-pair">
            <ByType breakdown={current.byType} />
            <ByColor breakdown={current.byColor} />
            <ByBrand breakdown={current.byBrand} />
            <ByFilamentType breakdown={current.byFilamentType} />
            <TopSpools spools={current.topSpools} />
          </div>
        </>
      )}
    </AnalysisSection>
  )
}

function Totals({ now: { total, waste }, before }: { now: Figures; before: Figures | null }): JSX.Element {
  const links = usePrintsLinks()
  return (
    <Tiles>
      <Tile
        title={common.filamentUsed}
        value={total.amountMg}
        before={before?.total.amountMg}
        format={formatWeight}
        coverage={total.coverage}
        href={links?.ofRange({ sort: 'weight-desc' })}
      />
      <Tile
        title={texts.wasted}
        value={waste.filament.amountMg}
        before={before?.waste.filament.amountMg}
        format={formatWeight}
        coverage={waste.filament.coverage}
        href={links?.ofRange({ statuses: FAILURES, sort: 'weight-desc' })}
      >
        <p class="note">{texts.failedAndCancelled({ count: waste.printCount.count })}</p>
      </Tile>
      <Tile
        title={texts.shareWasted}
        value={waste.share.percent}
        before={before?.waste.share.percent}
        format={formatPercent}
        isShare
        coverage={waste.share.coverage}
        href={links?.ofRange({ statuses: FAILURES })}
      />
    </Tiles>
  )
}

function typeSeries(now: Figures, before: Figures | null): Series[] {
  const series = assignColors(
    now.series.types.map(({ materialType, points }) => ({
      title: materialType,
      prints: { materialTypes: [materialType] },
      values: points.map(({ amountMg }) => amountMg),
    })),
  )
  if (!before) return series
  const all = sumSeries(before.series.types.map(({ points }) => ({ values: points.map(({ amountMg }) => amountMg) })))
  const values = (now.series.types[0]?.points ?? []).map((_, index) => all[index] ?? (all.length === 0 ? 0 : null))
  return [...series, { title: texts.allMaterialsPrevious, color: '--text', isDashed: true, values }]
}

interface Use {
  readonly amountMg: number
  readonly useCount: number
}

/** Column of weights in one unit. */
function amount<Row extends Use>(gramsOf: (row: Row) => number): DataColumn<Row> {
  return {
    title: common.amount,
    cell: (row) => formatGrams(gramsOf(row)),
    isNumber: true,
    measure: weight,
    value: ({ amountMg }) => amountMg,
  }
}

/** Rows whose shares add up as shown. */
function withShares<Row extends Use & { readonly sharePercent: number | null }>(rows: readonly Row[]): Row[] {
  const shares = shownShares(rows.map(({ amountMg, sharePercent }) => ({ part: amountMg, sharePercent })))
  return rows.map((row, index) => ({ ...row, sharePercent: shares[index] ?? null }))
}

/** Column of the number of usages. */
const uses: DataColumn<Use> = {
  title: texts.uses,
  cell: ({ useCount }) => prints.format(useCount),
  isNumber: true,
  value: ({ useCount }) => useCount,
}

/** Columns of the other breakdowns. */
const columns: readonly DataColumn<Use>[] = [amount(({ amountMg }) => toTenths(amountMg)), uses]
const share: DataColumn<{ readonly sharePercent: number | null }> = {
  title: texts.shareOfAll,
  cell: ({ sharePercent }) => formatPercent(sharePercent),
  isNumber: true,
  measure: percent,
  value: ({ sharePercent }) => sharePercent,
}

/** Usage by material, whose sum is shown as the filament used. */
function ByType({ breakdown }: { breakdown: Schemas['MaterialTypeUsageBreakdownDto'] }): JSX.Element {
  const links = usePrintsLinks()
  const grams = shownGrams(breakdown.rows.map(({ amountMg }) => amountMg))
  const gramsOf = new Map(breakdown.rows.map(({ materialType }, index) => [materialType, grams[index] ?? 0]))
  return (
    <BreakdownTable
      title={texts.byMaterial}
      rowHeader={common.material}
      rows={withShares(breakdown.rows)}
      name={({ materialType }) => <a href={spoolsLink({ materialTypes: materialType })}>{materialType}</a>}
      textOf={({ materialType }) => materialType}
      keyOf={({ materialType }) => materialType}
      size={({ amountMg }) => amountMg}
      columns={[
        amount<(typeof breakdown.rows)[number]>(({ materialType }) => gramsOf.get(materialType) ?? 0),
        {
          ...uses,
          cell: ({ materialType, useCount }) => (
            <Lead href={links?.ofRange({ materialTypes: [materialType] })}>{prints.format(useCount)}</Lead>
          ),
        },
        share,
      ]}
      coverage={breakdown.coverage}
      coverageRows="usages"
      empty={texts.noFilamentWasUsedIn}
    />
  )
}

function ByBrand({ breakdown }: { breakdown: Schemas['BrandUsageBreakdownDto'] }): JSX.Element {
  return (
    <BreakdownTable
      title={texts.byBrand}
      rowHeader={common.brand}
      rows={withShares(breakdown.rows)}
      name={({ brand }) => <a href={spoolsLink({ brands: brand })}>{brand}</a>}
      textOf={({ brand }) => brand}
      keyOf={({ brand }) => brand}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows="usages"
      empty={texts.noFilamentWithARecorded}
    />
  )
}

function ByColor({ breakdown }: { breakdown: Schemas['ColorUsageBreakdownDto'] }): JSX.Element {
  return (
    <BreakdownTable
      title={texts.byColor}
      rowHeader={common.color}
      rows={withShares(breakdown.rows)}
      name={(color) => (
        <>
          <Swatch colors={colorsOf(color)} />{' '}
          <Lead href={color.colorHex && spoolsLink({ colorHex: color.colorHex })}>{nameOfColor(color)}</Lead>
        </>
      )}
      textOf={nameOfColor}
      keyOf={({ colorName, colorHex, colors }) => `${colorName} ${colorHex} ${colors.join(' ')}`}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows="usages"
      empty={texts.noFilamentWithARecordedColor}
    />
  )
}

function nameOfColor(color: Schemas['ColorUsageDto']): string {
  return color.colorName ?? colorsOf(color).join(', ')
}

function ByFilamentType({ breakdown }: { breakdown: Schemas['FilamentTypeUsageBreakdownDto'] }): JSX.Element {
  return (
    <BreakdownTable
      title={texts.byFilamentType}
      rowHeader={common.filamentType}
      rows={withShares(breakdown.rows)}
      name={({ filamentTypeId, name, ...type }) => (
        <>
          <Swatch colors={colorsOf(type)} /> <a href={`/filaments/types/${filamentTypeId}`}>{name}</a>
        </>
      )}
      textOf={({ name }) => name}
      keyOf={({ filamentTypeId }) => filamentTypeId}
      size={({ amountMg }) => amountMg}
      columns={[...columns, share]}
      coverage={breakdown.coverage}
      coverageRows="usages"
      empty={texts.noSpoolWithAFilament}
    />
  )
}

function TopSpools({ spools }: { spools: Schemas['TopSpoolsDto'] }): JSX.Element {
  const links = usePrintsLinks()
  return (
    <BreakdownTable
      title={texts.mostUsedSpools}
      rowHeader={common.spool}
      rows={spools.rows}
      name={({ filamentId, displayName, ...spool }) => (
        <>
          <Swatch colors={colorsOf(spool)} /> <a href={`/filaments/${filamentId}`}>{displayName}</a>
        </>
      )}
      textOf={({ displayName }) => displayName}
      keyOf={({ filamentId }) => filamentId}
      size={({ amountMg }) => amountMg}
      columns={[
        amount<(typeof spools.rows)[number]>(({ amountMg }) => toTenths(amountMg)),
        {
          ...uses,
          cell: ({ filamentId, useCount }) => (
            <Lead href={links?.ofRange({ filamentIds: [filamentId] })}>{prints.format(useCount)}</Lead>
          ),
        },
      ]}
      coverage={spools.coverage}
      coverageRows="usages"
      empty={texts.noSpoolWasUsedIn}
    />
  )
}
