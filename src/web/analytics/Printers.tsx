import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatDuration, formatMoney, formatNumber, formatWeight } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { labelled, leftOut } from './coverage.ts'
import type { FilterQuery } from './filter.ts'
import { LeftOut } from './LeftOut.tsx'
import { Maintenance } from './Maintenance.tsx'
import { duration, formatPercent, percent } from './measures.ts'
import { Choice } from './Choice.tsx'
import { Section } from './Section.tsx'
import { addUp, colorSeries, type Series } from './series.ts'
import { TimePlot } from './TimePlot.tsx'

type PrinterFigures = Schemas['PrinterFiguresDto']

/** What each printer did, how well, and what care it got. */
export function Printers({ query }: { query: FilterQuery }): JSX.Element {
  const load = useLoad((signal) => api.GET('/api/Analytics/printers', { params: { query }, signal }), [query])
  return (
    <Section id="printers" title="Printers" load={load}>
      {({ range, current, previous }) =>
        current.printers.length === 0 ? (
          <p class="empty">
            {query.PrinterIds ? (
              'None of the chosen printers is in your logbook.'
            ) : (
              <>
                You have no printers yet. <a href="/printers/new">Add one</a> to see what it does.
              </>
            )}
          </p>
        ) : (
          <>
            <Rows printers={current.printers} before={previous?.printers} />
            <LeftOut coverage={current.coverage} />
            <Usage granularity={range.granularity} printers={current.printers} before={previous?.printers} />
            <Maintenance printers={current.printers} />
          </>
        )
      }
    </Section>
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
            <span class="badge">Out of use</span>
          ) : (
            printCount.count === 0 && <span class="badge warn">Idle</span>
          )}
        </>
      ),
    },
    figure('Prints', ({ printCount }) => formatNumber(printCount.count), earlier),
    figure('Success rate', ({ successRate }) => formatPercent(successRate.percent), earlier),
    figure('Print time', ({ printTime }) => formatDuration(printTime.durationInSeconds), earlier),
    figure('In use', ({ utilisation }) => formatPercent(utilisation.percent), earlier),
    figure('Filament', ({ filament }) => formatWeight(filament.amountMg), earlier),
    figure('Cost', ({ cost }) => formatMoney(cost.amount, cost.currency), earlier),
  ]
  return (
    <div class="card analytics-figure">
      <Table caption="Printers" columns={columns} rows={printers} keyOf={({ printerId }) => printerId} />
      {before && <p class="note">Small: the same in the previous range.</p>}
    </div>
  )
}

/** A column of one figure, with the one of the window before under it. */
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

const TITLES = { time: 'Print time', share: 'Share of time in use' } as const

function Usage({ granularity, printers, before }: UsageProps): JSX.Element {
  const [shown, setShown] = useState<keyof typeof TITLES>('time')
  const isTime = shown === 'time'
  const dates = printers[0]?.usage.points.map(({ bucketDate }) => bucketDate) ?? []
  const used = printers.filter(({ printCount }) => printCount.count > 0)
  const value = (point: Schemas['PrinterUsagePointDto']) =>
    isTime ? point.printTimeInSeconds : point.utilisationPercent
  const series: Series[] = (isTime ? colorSeries : colorLines)(
    (used.length > 0 ? used : printers).map(({ name, usage }) => ({ title: name, values: usage.points.map(value) })),
  )
  if (isTime && before) {
    const all = addUp(before.map(({ usage }) => ({ values: usage.points.map(value) })))
    const values = dates.map((_, index) => all[index] ?? null)
    series.push({ title: 'All printers, previous', color: '--text', isDashed: true, values })
  }
  return (
    <TimePlot
      title={`${TITLES[shown]} by printer`}
      dates={dates}
      granularity={granularity}
      measure={isTime ? duration : percent}
      isStacked={isTime}
      series={series}
      notes={printers.map(({ name, usage }) => labelled(name, leftOut(usage.coverage, 'prints')))}
    >
      <Choice label="What is shown by printer" titles={TITLES} value={shown} onChange={setShown} />
    </TimePlot>
  )
}

/** Shares do not add up to one line, so the smallest are not drawn. */
function colorLines(all: Parameters<typeof colorSeries>[0]): Series[] {
  return colorSeries(all.slice(0, 6))
}
