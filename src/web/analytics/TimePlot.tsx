import type { ComponentChildren, JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { bucketLabel, bucketTitle } from './days.ts'
import { Figure } from './Figure.tsx'
import { Legend } from './Legend.tsx'
import type { Measure } from './measures.ts'
import { Plot } from './Plot.tsx'
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

/** Values over time as a plot or as a table. The legend shows the values of the bucket at the pointer. */
export function TimePlot(props: Props): JSX.Element {
  const { title, dates, granularity, series, measure, isStacked = false, notes = [], children } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const buckets = useMemo(() => dates.map((date) => bucketLabel(date, granularity)), [dates, granularity])
  const hasTotals = measure.isSum || series.some(({ total }) => total !== undefined)
  const pointedDate = pointed === null ? undefined : dates[pointed]
  const period = granularity === 'Day' ? 'day' : granularity === 'Week' ? 'week' : 'month'
  return (
    <Figure
      title={title}
      notes={notes}
      controls={children}
      table={
        <Table
          caption={`${title}, by ${period}`}
          columns={[
            { title: 'Period', cell: (index) => bucketTitle(dates[index] ?? '', granularity) },
            ...series.map(({ title, values }) => ({
              title,
              cell: (index: number) => measure.format(values[index] ?? null),
              isNumber: true,
            })),
          ]}
          rows={[...dates.keys()]}
          keyOf={(index) => index}
        />
      }
      empty={dates.length === 0 ? 'No data in this range.' : null}
    >
      <Legend
        title={pointedDate === undefined ? (hasTotals ? 'Whole range' : null) : bucketTitle(pointedDate, granularity)}
        entries={series.map((one) => ({
          label: one.title,
          color: one.color,
          isLine: one.isDashed === true || !isStacked,
          isDashed: one.isDashed === true,
          value:
            pointed !== null && pointedDate !== undefined
              ? measure.format(one.values[pointed] ?? null)
              : hasTotals
                ? measure.format(totalOf(one))
                : null,
        }))}
      />
      <Plot
        label={`${title}, by ${period}. The table has the same values.`}
        buckets={buckets}
        series={series}
        measure={measure}
        isStacked={isStacked}
        onPoint={setPointed}
      />
    </Figure>
  )
}
