import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { bucketLabel, bucketTitle } from './days.ts'
import { Figure } from './Figure.tsx'
import { Lead } from './Lead.tsx'
import { Legend } from './Legend.tsx'
import { inUnit, type Measure } from './measures.ts'
import { Plot, type Pointed } from './Plot.tsx'
import { PlotTooltip } from './PlotTooltip.tsx'
import { plotImage } from './plotImage.ts'
import { usePrintsLinks } from './printsLinks.ts'
import { followPath } from '../leaving.ts'
import type { CsvRows } from './csv.ts'
import { totalOf, type Series } from './series.ts'

interface Props {
  readonly title: string
  /** Dates of the buckets. */
  readonly dates: readonly string[]
  readonly granularity: Schemas['BucketGranularity']
  readonly series: readonly Series[]
  readonly measure: Measure
  readonly isStacked?: boolean
  /** Notes on what the plot leaves out. Null entries are ignored. */
  readonly notes?: readonly (string | null)[]
  /** Controls of this plot only. */
  readonly children?: ComponentChildren
}

/** Values over time as a plot or as a table. A tooltip shows the values of the bucket at the pointer. */
export function TimePlot(props: Props): JSX.Element {
  const { title, dates, series, measure, isStacked = false, notes = [], children } = props
  const links = usePrintsLinks()
  const plot = useRef<HTMLDivElement>(null)
  const hasTotals = measure.isSum || series.some(({ total }) => total !== undefined)

  return (
    <Figure
      title={title}
      notes={notes}
      controls={children}
      rows={() => csvOf(dates, series, measure)}
      image={() => {
        const canvas = plot.current?.querySelector('canvas')
        return canvas ? plotImage(canvas, title, series) : null
      }}
      table={<PeriodTable {...props} />}
      empty={dates.length === 0 ? texts.noDataInThisRange : null}
    >
      <Legend
        title={hasTotals ? texts.wholeRange : null}
        entries={series.map((one) => ({
          label: one.title,
          color: one.color,
          isLine: one.isDashed === true || !isStacked,
          isDashed: one.isDashed === true,
          href: one.prints && links?.ofRange(one.prints),
          value: hasTotals ? measure.format(totalOf(one)) : null,
        }))}
      />
      <PointedPlot {...props} plot={plot} />
    </Figure>
  )
}

interface PlotProps extends Props {
  readonly plot: RefObject<HTMLDivElement | null>
}

/** The values as a plot, with a tooltip at the pointer. A click leads to the prints of the bucket. */
function PointedPlot({ title, dates, granularity, series, measure, isStacked = false, plot }: PlotProps): JSX.Element {
  const links = usePrintsLinks()
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const buckets = useMemo(() => dates.map((date) => bucketLabel(date, granularity)), [dates, granularity])
  return (
    <div
      ref={plot}
      class={links ? 'analytics-plot leads' : 'analytics-plot'}
      // The table has the same links, for the keyboard.
      onClick={() => {
        if (!pointed || !links) return
        const part = isStacked ? partAt(series, pointed) : undefined
        followPath(links.ofBucket(dates[pointed.bucket] ?? '', granularity, part?.prints))
      }}
    >
      {pointed && (
        <PlotTooltip
          pointed={pointed}
          title={bucketTitle(dates[pointed.bucket] ?? '', granularity)}
          values={series.map(({ title, color, values }) => ({
            title,
            color,
            value: measure.format(values[pointed.bucket] ?? null),
          }))}
        />
      )}
      <Plot
        label={texts.plotLabel({ title, period: granularity })}
        buckets={buckets}
        series={series}
        measure={measure}
        isStacked={isStacked}
        onPoint={setPointed}
      />
    </div>
  )
}

/** The values as a table, with links to the prints of each. */
function PeriodTable({ title, dates, granularity, series, measure }: Props): JSX.Element {
  const links = usePrintsLinks()
  return (
    <Table
      caption={texts.titleByPeriod({ title, period: granularity })}
      columns={[
        {
          title: texts.period,
          cell: (index) => {
            const title = bucketTitle(dates[index] ?? '', granularity)
            return links ? <a href={links.ofBucket(dates[index] ?? '', granularity)}>{title}</a> : title
          },
        },
        ...series.map(({ title, values, prints }) => ({
          title,
          cell: (index: number) => (
            <Lead href={values[index] ? prints && links?.ofBucket(dates[index] ?? '', granularity, prints) : null}>
              {measure.format(values[index] ?? null)}
            </Lead>
          ),
          isNumber: true,
        })),
      ]}
      rows={[...dates.keys()]}
      keyOf={(index) => index}
    />
  )
}

/** Series whose part of the bar is at the pointer. */
function partAt(series: readonly Series[], { bucket, value }: Pointed): Series | undefined {
  let height = 0
  return series.find((one) => !one.isDashed && value < (height += one.values[bucket] ?? 0))
}

/** The values as numbers in the unit of the measure, which the titles name. */
function csvOf(dates: readonly string[], series: readonly Series[], measure: Measure): CsvRows {
  const unit = measure.unit ? ` (${measure.unit[0]})` : ''
  return [
    [texts.firstDay, ...series.map(({ title }) => title + unit)],
    ...dates.map((date, index) => [date, ...series.map(({ values }) => inUnit(values[index] ?? null, measure))]),
  ]
}
