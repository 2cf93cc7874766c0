import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { sumText } from '../costText.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { withLabel, describeExclusions } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { Lead } from './Lead.tsx'
import { MaintenanceTable } from './MaintenanceTable.tsx'
import { duration, energy, formatRating, money, percent, prints, weight, type FigureMeasure } from './measures.ts'
import { CompactSelect } from './CompactSelect.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { sumOf, sumSeries, assignColors, type Series } from './series.ts'
import { usePrintsLinks } from './printsLinks.ts'
import { TableFigure, type DataColumn } from './TableFigure.tsx'
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
            <Rows printers={current.printers} before={previous?.printers} coverage={current.coverage} />
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

function Rows({ printers, before, coverage }: Props & { readonly coverage: Schemas['CoverageDto'] }): JSX.Element {
  const links = usePrintsLinks()
  const earlier = new Map(before?.map((printer) => [printer.printerId, printer]))
  const countOf = ({ printerId, printCount }: PrinterFigures) => (
    <Lead href={printCount.count > 0 ? links?.ofRange({ printerIds: [printerId] }) : null}>
      {formatNumber(printCount.count)}
    </Lead>
  )
  const costOf = ({ cost, partialCostCount = 0 }: PrinterFigures) =>
    sumText(cost.amount, cost.currency, partialCostCount > 0)
  const partialCostCount = sumOf(printers.map(({ partialCostCount = 0 }) => partialCostCount)) ?? 0
  const currency = printers[0]?.cost.currency ?? 'EUR'
  const columns: DataColumn<PrinterFigures>[] = [
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
      value: ({ name }) => name,
    },
    figure(common.prints, prints, ({ printCount }) => printCount.count, earlier, countOf),
    figure(texts.successRate, percent, ({ successRate }) => successRate.percent, earlier),
    figure(common.printTime, duration, ({ printTime }) => printTime.durationInSeconds, earlier),
    figure(texts.utilization, percent, ({ utilisation }) => utilisation.percent, earlier),
    figure(common.filament, weight, ({ filament }) => filament.amountMg, earlier),
    figure(common.cost, money(currency), ({ cost }) => cost.amount, earlier, costOf),
    ...(printers.some(({ rating }) => rating.averageRating !== null)
      ? [figure(common.rating, { format: formatRating }, ({ rating }) => rating.averageRating, earlier)]
      : []),
    ...(printers.some(({ energy }) => energy.coverage.counted > 0)
      ? [figure(common.measuredEnergy, energy, ({ energy }) => energy.energyWh, earlier)]
      : []),
  ]
  return (
    <TableFigure
      title={texts.figuresByPrinter}
      caption={common.printers}
      columns={columns}
      rows={printers}
      keyOf={({ printerId }) => printerId}
      notes={[
        partialCostCount > 0 ? texts.partialFilament({ count: partialCostCount }) : null,
        describeExclusions(coverage, 'prints'),
      ]}
    >
      {before && <p class="note">{texts.smallValuesPreviousPeriod}</p>}
    </TableFigure>
  )
}

/** Column of a figure, with the value of the previous period below it. */
function figure(
  title: string,
  measure: FigureMeasure,
  valueOf: (printer: PrinterFigures) => number | null,
  earlier: ReadonlyMap<number, PrinterFigures>,
  cell: (printer: PrinterFigures) => ComponentChildren = (printer) => measure.format(valueOf(printer)),
): DataColumn<PrinterFigures> {
  return {
    title,
    isNumber: true,
    cell: (printer) => {
      const before = earlier.get(printer.printerId)
      return (
        <>
          {cell(printer)}
          {before && <small class="analytics-before">{measure.format(valueOf(before))}</small>}
        </>
      )
    },
    measure: measure,
    value: valueOf,
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
    (used.length > 0 ? used : printers).map(({ printerId, name, usage }) => ({
      title: name,
      values: usage.points.map(value),
      prints: { printerIds: [printerId] },
    })),
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
