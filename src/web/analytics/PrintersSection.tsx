import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatDuration, formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { withLabel, describeExclusions } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { CoverageNote } from './CoverageNote.tsx'
import { MaintenanceTable } from './MaintenanceTable.tsx'
import { duration, formatEnergy, formatRating, percent } from './measures.ts'
import { CompactSelect } from './CompactSelect.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { sumSeries, assignColors, type Series } from './series.ts'
import { usePrintsLinks } from './printsLinks.ts'
import { useSignedInUser } from '../user.tsx'
import { TimePlot } from './TimePlot.tsx'

type PrinterFigures = Schemas['PrinterFiguresDto']

/** Analysis by printer: usage, success, costs and maintenance. */
export function PrintersSection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/printers', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="printers" title={common.printers} result={result}>
      {({ range, current, previous }) =>
        current.printers.length === 0 ? (
          <p class="empty">
            {query.PrinterIds ? (
              texts.noneOfTheSelectedPrinters
            ) : (
              <>{texts.noPrintersYetAdd({ link: (text) => <a href="/printers/new">{text}</a> })}</>
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
  const links = usePrintsLinks(useSignedInUser().timeZone)
  const earlier = new Map(before?.map((printer) => [printer.printerId, printer]))
  const countOf = ({ printerId, printCount }: PrinterFigures) =>
    links && printCount.count > 0 ? (
      <a href={links.ofRange({ printerIds: printerId })}>{formatNumber(printCount.count)}</a>
    ) : (
      formatNumber(printCount.count)
    )
  const columns: Column<PrinterFigures>[] = [
    {
      title: common.printer,
      cell: ({ printerId, name, isActive, printCount }) => (
        <>
          <a href={`/printers/${printerId}`}>{name}</a>{' '}
          {!isActive ? (
            <span class="badge">{common.archived}</span>
          ) : (
            printCount.count === 0 && <span class="badge warn">{texts.idle}</span>
          )}
        </>
      ),
    },
    figure(common.prints, countOf, earlier),
    figure(texts.successRate, ({ successRate }) => formatPercent(successRate.percent), earlier),
    figure(common.printTime, ({ printTime }) => formatDuration(printTime.durationInSeconds), earlier),
    figure(texts.utilization, ({ utilisation }) => formatPercent(utilisation.percent), earlier),
    figure(common.filament, ({ filament }) => formatWeight(filament.amountMg), earlier),
    figure(common.cost, ({ cost }) => formatMoney(cost.amount, cost.currency), earlier),
    ...(printers.some(({ rating }) => rating.averageRating !== null)
      ? [figure(common.rating, ({ rating }) => formatRating(rating.averageRating), earlier)]
      : []),
    ...(printers.some(({ energy }) => energy.coverage.counted > 0)
      ? [figure(common.measuredEnergy, ({ energy }) => formatEnergy(energy.energyWh), earlier)]
      : []),
  ]
  return (
    <div class="card analytics-figure">
      <Table caption={common.printers} columns={columns} rows={printers} keyOf={({ printerId }) => printerId} />
      {before && <p class="note">{texts.smallValuesPreviousPeriod}</p>}
    </div>
  )
}

/** Column of a figure, with the value of the previous period below it. */
function figure(
  title: string,
  value: (printer: PrinterFigures) => ComponentChildren,
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

const MEASURE_LABELS = { time: common.printTime, share: texts.utilization } as const

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
    series.push({ title: texts.allPrintersPrevious, color: '--text', isDashed: true, values })
  }
  return (
    <TimePlot
      title={texts.byPrinter({ measure: MEASURE_LABELS[shown] })}
      dates={dates}
      granularity={granularity}
      measure={isTime ? duration : percent}
      isStacked={isTime}
      series={series}
      notes={printers.map(({ name, usage }) => withLabel(name, describeExclusions(usage.coverage, 'prints')))}
    >
      <CompactSelect label={texts.measure} labels={MEASURE_LABELS} value={shown} onChange={setShown} />
    </TimePlot>
  )
}

/** Lines of the largest series. Percentages cannot be added up, so the smaller ones are left out. */
function colorLines(all: Parameters<typeof assignColors>[0]): Series[] {
  return assignColors(all.slice(0, 6))
}
