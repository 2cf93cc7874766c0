import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatDuration, formatMoney, formatNumber, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { withLabel, describeExclusions } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { CoverageNote } from './CoverageNote.tsx'
import { MaintenanceTable } from './MaintenanceTable.tsx'
import { duration, formatEnergy, formatPercent, formatRating, percent } from './measures.ts'
import { CompactSelect } from './CompactSelect.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { sumSeries, assignColors, type Series } from './series.ts'
import { TimePlot } from './TimePlot.tsx'

type PrinterFigures = Schemas['PrinterFiguresDto']

/** Analysis by printer: usage, success, costs and maintenance. */
export function PrintersSection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/printers', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="printers" title="Printers" result={result}>
      {({ range, current, previous }) =>
        current.printers.length === 0 ? (
          <p class="empty">
            {query.PrinterIds ? (
              'None of the selected printers are in your logbook.'
            ) : (
              <>
                No printers yet. <a href="/printers/new">Add a printer</a> to see its analytics.
              </>
            )}
          </p>
        ) : (
          <>
            <Rows printers={current.printers} before={previous?.printers} />
            <CoverageNote coverage={current.coverage} />
            <Usage granularity={range.granularity} printers={current.printers} before={previous?.printers} />
            <MaintenanceTable printers={current.printers} />
          </>
        )
      }
    </AnalysisSection>
  )
}

interface Props {
  readonly printers: readonly PrinterFigures[]
  readonly before: readonly PrinterFigures[] | undefined
}

function Rows({ printers, before }: Props): JSX.Element {
  const earlier = new Map(before?.map((printer) => [printer.printerId, printer]))
  const columns: Column<PrinterFigures>[] = [
    {
      title: 'Printer',
      cell: ({ printerId, name, isActive, printCount }) => (
        <>
          <a href={`/printers/${printerId}`}>{name}</a>{' '}
          {!isActive ? (
            <span class="badge">Archived</span>
          ) : (
            printCount.count === 0 && <span class="badge warn">Idle</span>
          )}
        </>
      ),
    },
    figure('Prints', ({ printCount }) => formatNumber(printCount.count), earlier),
    figure('Success rate', ({ successRate }) => formatPercent(successRate.percent), earlier),
    figure('Print time', ({ printTime }) => formatDuration(printTime.durationInSeconds), earlier),
    figure('Utilization', ({ utilisation }) => formatPercent(utilisation.percent), earlier),
    figure('Filament', ({ filament }) => formatWeight(filament.amountMg), earlier),
    figure('Cost', ({ cost }) => formatMoney(cost.amount, cost.currency), earlier),
    ...(printers.some(({ rating }) => rating.averageRating !== null)
      ? [figure('Rating', ({ rating }) => formatRating(rating.averageRating), earlier)]
      : []),
    ...(printers.some(({ energy }) => energy.coverage.counted > 0)
      ? [figure('Measured energy', ({ energy }) => formatEnergy(energy.energyWh), earlier)]
      : []),
  ]
  return (
    <div class="card analytics-figure">
      <Table caption="Printers" columns={columns} rows={printers} keyOf={({ printerId }) => printerId} />
      {before && <p class="note">Small values: previous period.</p>}
    </div>
  )
}

/** Column of a figure, with the value of the previous period below it. */
function figure(
  title: string,
  value: (printer: PrinterFigures) => string,
  earlier: ReadonlyMap<number, PrinterFigures>,
): Column<PrinterFigures> {
  return {
    title,
    isNumber: true,
    cell: (printer) => {
      const before = earlier.get(printer.printerId)
      return (
        <>
          {value(printer)}
          {before && <small class="analytics-before">{value(before)}</small>}
        </>
      )
    },
  }
}

interface UsageProps extends Props {
  readonly granularity: Schemas['BucketGranularity']
}

const MEASURE_LABELS = { time: 'Print time', share: 'Utilization' } as const

function Usage({ granularity, printers, before }: UsageProps): JSX.Element {
  const [shown, setShown] = useState<keyof typeof MEASURE_LABELS>('time')
  const isTime = shown === 'time'
  const dates = printers[0]?.usage.points.map(({ bucketDate }) => bucketDate) ?? []
  const used = printers.filter(({ printCount }) => printCount.count > 0)
  const value = (point: Schemas['PrinterUsagePointDto']) =>
    isTime ? point.printTimeInSeconds : point.utilisationPercent
  const series: Series[] = (isTime ? assignColors : colorLines)(
    (used.length > 0 ? used : printers).map(({ name, usage }) => ({ title: name, values: usage.points.map(value) })),
  )
  if (isTime && before) {
    const all = sumSeries(before.map(({ usage }) => ({ values: usage.points.map(value) })))
    const values = dates.map((_, index) => all[index] ?? null)
    series.push({ title: 'All printers, previous', color: '--text', isDashed: true, values })
  }
  return (
    <TimePlot
      title={`${MEASURE_LABELS[shown]} by printer`}
      dates={dates}
      granularity={granularity}
      measure={isTime ? duration : percent}
      isStacked={isTime}
      series={series}
      notes={printers.map(({ name, usage }) => withLabel(name, describeExclusions(usage.coverage, 'prints')))}
    >
      <CompactSelect label="Measure" labels={MEASURE_LABELS} value={shown} onChange={setShown} />
    </TimePlot>
  )
}

/** Lines of the largest series. Percentages cannot be added up, so the smaller ones are left out. */
function colorLines(all: Parameters<typeof assignColors>[0]): Series[] {
  return assignColors(all.slice(0, 6))
}
