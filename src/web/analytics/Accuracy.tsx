import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatNumber } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { labelled, leftOut } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { LeftOut } from './LeftOut.tsx'
import { formatRatio, ratio } from './measures.ts'
import { Section } from './Section.tsx'
import type { Series } from './series.ts'
import { Tile, Tiles } from './Tile.tsx'
import { TimePlot } from './TimePlot.tsx'

type Figures = Schemas['AccuracyFigures']
type Median = Schemas['MedianRatioFigureDto']

/** How close the slicer's estimates come to what prints really take. */
export function Accuracy({ query }: { query: FilterQuery }): JSX.Element {
  const load = useLoad((signal) => api.GET('/api/Analytics/accuracy', { params: { query }, signal }), [query])
  return (
    <Section id="accuracy" title="Accuracy of estimates" load={load}>
      {({ range, current, previous }) => (
        <>
          <Tiles>
            <Ratio title="Time" now={current.time} before={previous?.time} />
            <Ratio title="Filament" now={current.material} before={previous?.material} />
          </Tiles>
          <TimePlot
            title="Distance from the estimate"
            dates={current.trend.points.map(({ bucketDate }) => bucketDate)}
            granularity={range.granularity}
            measure={ratio}
            series={trendSeries(current, previous)}
            notes={[
              labelled('Time', leftOut(current.trend.timeCoverage, 'prints')),
              labelled('Filament', leftOut(current.trend.materialCoverage, 'prints')),
            ]}
          />
          <div class="analytics-pair">
            <Rows
              title="By printer"
              of="Printer"
              rows={current.byPrinter.rows.map((row) => ({ ...row, key: row.printerId }))}
              coverage={current.byPrinter.coverage}
              samples="prints"
            />
            <Rows
              title="By material"
              of="Material"
              rows={current.byMaterial.rows.map((row) => ({ ...row, key: row.materialType, name: row.materialType }))}
              coverage={current.byMaterial.coverage}
              samples="filament uses"
            />
          </div>
        </>
      )}
    </Section>
  )
}

interface RatioProps {
  readonly title: string
  readonly now: Median
  readonly before: Median | undefined
}

function Ratio({ title, now, before }: RatioProps): JSX.Element {
  return (
    <Tile title={title} value={now.medianRatio} format={formatRatio} coverage={now.coverage}>
      <p class="note">
        {now.medianRatio === null
          ? 'Too few prints have both an estimate and an actual value.'
          : `Half of ${formatNumber(now.sampleCount)} prints came out above, half below.`}
        {before && ` Previous: ${formatRatio(before.medianRatio)}.`}
      </p>
    </Tile>
  )
}

function trendSeries({ trend: { points } }: Figures, before: Figures | null): Series[] {
  const earlier = before?.trend.points
  return [
    { title: 'Time', color: '--analytics-1', values: points.map(({ timeMedianRatio }) => timeMedianRatio) },
    { title: 'Filament', color: '--analytics-2', values: points.map(({ materialMedianRatio }) => materialMedianRatio) },
    ...(earlier
      ? [
          {
            title: 'Time, previous',
            color: '--analytics-1' as const,
            isDashed: true,
            values: points.map((_, index) => earlier[index]?.timeMedianRatio ?? null),
          },
          {
            title: 'Filament, previous',
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
  readonly time: Median
  readonly material: Median
}

interface RowsProps {
  readonly title: string
  readonly of: string
  readonly rows: readonly Row[]
  readonly coverage: Schemas['CoverageDto']
  /** What is compared: what a row of the coverage is. */
  readonly samples: string
}

function Rows({ title, of, rows, coverage, samples }: RowsProps): JSX.Element {
  const columns: Column<Row>[] = [
    { title: of, cell: ({ name }) => name },
    { title: 'Time', cell: ({ time }) => <Sampled median={time} />, isNumber: true },
    { title: 'Filament', cell: ({ material }) => <Sampled median={material} />, isNumber: true },
  ]
  return (
    <section class="card analytics-figure">
      <div class="analytics-figure-head">
        <h3>{title}</h3>
      </div>
      <Table
        caption={`Accuracy ${title.toLowerCase()}`}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        empty="There is nothing to compare in this range."
      />
      <p class="note">Small: how many {samples} were compared; under 5 say too little.</p>
      <LeftOut coverage={coverage} rows={samples} />
    </section>
  )
}

function Sampled({ median: { medianRatio, sampleCount } }: { median: Median }): JSX.Element {
  return (
    <>
      {formatRatio(medianRatio)}
      <small class="analytics-before">of {formatNumber(sampleCount)}</small>
    </>
  )
}
