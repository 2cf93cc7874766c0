import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { withLabel, describeExclusions } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { Lead } from './Lead.tsx'
import { formatRatio, ratio } from './measures.ts'
import { AnalysisSection } from './AnalysisSection.tsx'
import { usePrintsLinks } from './printsLinks.ts'
import type { Series } from './series.ts'
import { TableFigure, type DataColumn } from './TableFigure.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['AccuracyFigures']
type Median = Schemas['MedianRatioFigureDto']

/** Analysis of how accurate the slicer's estimates are. */
export function AccuracySection({ query }: { query: FilterQuery }): JSX.Element {
  const links = usePrintsLinks()
  const result = useQuery((signal) => api.GET('/api/Analytics/accuracy', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="accuracy" title={texts.estimateAccuracy} result={result}>
      {({ range, current, previous }) => (
        <>
          <Tiles>
            <Ratio title={common.time} now={current.time} before={previous?.time} />
            <Ratio title={common.filament} now={current.material} before={previous?.material} />
          </Tiles>
          <TimePlot
            title={texts.deviationFromEstimate}
            dates={current.trend.points.map(({ bucketDate }) => bucketDate)}
            granularity={range.granularity}
            measure={ratio}
            series={trendSeries(current, previous)}
            notes={[
              withLabel(common.time, describeExclusions(current.trend.timeCoverage, 'prints')),
              withLabel(common.filament, describeExclusions(current.trend.materialCoverage, 'prints')),
            ]}
          />
          <div class="analytics-pair">
            <Rows
              title={texts.byPrinterTitle}
              name={texts.estimateAccuracyByPrinter}
              rowHeader={common.printer}
              rows={current.byPrinter.rows.map((row) => ({
                ...row,
                key: row.printerId,
                href: links?.ofRange({ printerIds: [row.printerId] }),
              }))}
              coverage={current.byPrinter.coverage}
              samples="prints"
            />
            <Rows
              title={texts.byMaterial}
              name={texts.estimateAccuracyByMaterial}
              rowHeader={common.material}
              rows={current.byMaterial.rows.map((row) => ({
                ...row,
                key: row.materialType,
                name: row.materialType,
                href: links?.ofRange({ materialTypes: [row.materialType] }),
              }))}
              coverage={current.byMaterial.coverage}
              samples="usages"
            />
          </div>
        </>
      )}
    </AnalysisSection>
  )
}

interface RatioProps {
  readonly title: string
  readonly now: Median
  readonly before: Median | undefined
}

function Ratio({ title, now, before }: RatioProps): JSX.Element {
  return (
    <Tile
      title={title}
      value={now.medianRatio}
      format={formatRatio}
      coverage={now.coverage}
      href={usePrintsLinks()?.ofRange()}
    >
      <p class="note">
        {now.medianRatio === null ? texts.tooFewPrintsWithBoth : texts.medianOf({ count: now.sampleCount })}
        {before && ` ${texts.previousValue({ value: formatRatio(before.medianRatio) })}`}
      </p>
    </Tile>
  )
}

function trendSeries({ trend: { points } }: Figures, before: Figures | null): Series[] {
  const earlier = before?.trend.points
  return [
    { title: common.time, color: '--analytics-1', values: points.map(({ timeMedianRatio }) => timeMedianRatio) },
    {
      title: common.filament,
      color: '--analytics-2',
      values: points.map(({ materialMedianRatio }) => materialMedianRatio),
    },
    ...(earlier
      ? [
          {
            title: texts.timePrevious,
            color: '--analytics-1' as const,
            isDashed: true,
            values: points.map((_, index) => earlier[index]?.timeMedianRatio ?? null),
          },
          {
            title: texts.filamentPrevious,
            color: '--analytics-2' as const,
            isDashed: true,
            values: points.map((_, index) => earlier[index]?.materialMedianRatio ?? null),
          },
        ]
      : []),
  ]
}

interface Row {
  readonly key: string | number
  readonly name: string
  readonly href: string | undefined
  readonly time: Median
  readonly material: Median
}

interface RowsProps {
  readonly title: string
  readonly name: string
  readonly rowHeader: string
  readonly rows: readonly Row[]
  readonly coverage: Schemas['CoverageDto']
  /** Values compared, which are also the rows of the coverage. */
  readonly samples: 'prints' | 'usages'
}

function Rows({ title, name, rowHeader, rows, coverage, samples }: RowsProps): JSX.Element {
  return (
    <TableFigure
      title={title}
      name={name}
      columns={[
        {
          title: rowHeader,
          cell: ({ name, href }) => <Lead href={href}>{name}</Lead>,
          value: ({ name }) => name,
        },
        medianColumn(common.time, ({ time }) => time),
        medianColumn(common.filament, ({ material }) => material),
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      notes={[describeExclusions(coverage, samples)]}
      empty={texts.nothingToCompareInThis}
    >
      <p class="note">{texts.samplesCompared({ samples })}</p>
    </TableFigure>
  )
}

function medianColumn(title: string, medianOf: (row: Row) => Median): DataColumn<Row> {
  return {
    title,
    cell: (row) => <Sampled median={medianOf(row)} />,
    isNumber: true,
    value: (row) => medianOf(row).medianRatio,
  }
}

function Sampled({ median: { medianRatio, sampleCount } }: { median: Median }): JSX.Element {
  return (
    <>
      {formatRatio(medianRatio)}
      <small class="analytics-before">n = {formatNumber(sampleCount)}</small>
    </>
  )
}
