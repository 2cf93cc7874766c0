import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import { statusLabels } from '../statusLabels.ts'
import { useQuery } from '../useQuery.ts'
import { AnalysisSection } from './AnalysisSection.tsx'
import { describeExclusions } from './coverage.ts'
import { ByCategory, ByReason } from './FailureCauses.tsx'
import type { FilterQuery } from './filter.ts'
import { Lead } from './Lead.tsx'
import { formatHours, percent } from './measures.ts'
import { PartialCosts } from './PartialCosts.tsx'
import { FAILURES, usePrintsLinks } from './printsLinks.ts'
import { TableFigure } from './TableFigure.tsx'
import { Tile, Tiles } from './Tile.tsx'

type Figures = Schemas['FailuresFigures']
type Rate = Schemas['FailureRateDto']

/** Analysis of why prints fail, how often, and what that costs. */
export function FailuresSection({ query }: { query: FilterQuery }): JSX.Element {
  const links = usePrintsLinks()
  const result = useQuery((signal) => api.GET('/api/Analytics/failures', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="failures" title={texts.whyPrintsFail} result={result}>
      {({ current, previous }) => (
        <>
          <Totals now={current} before={previous} />
          <ByCategory breakdown={current.byCategory} />
          <ByReason breakdown={current.byReason} />
          <div class="analytics-pair">
            <Rates
              title={texts.byPrinterTitle}
              name={texts.failureRateByPrinter}
              rowHeader={common.printer}
              rows={current.byPrinter.rows.map((row) => ({
                ...row,
                key: row.printerId,
                href: links?.ofRange({ printerIds: [row.printerId], statuses: ['Failed'] }),
              }))}
              note={describeExclusions(current.byPrinter.coverage, 'prints')}
            />
            <Rates
              title={texts.byMaterial}
              name={texts.failureRateByMaterial}
              rowHeader={common.material}
              rows={current.byMaterial.rows.map((row) => ({
                ...row,
                key: row.materialType,
                name: row.materialType,
                href: links?.ofRange({ materialTypes: [row.materialType], statuses: ['Failed'] }),
              }))}
              note={describeExclusions(current.byMaterial.coverage, 'materials')}
            />
          </div>
        </>
      )}
    </AnalysisSection>
  )
}

interface TotalsProps {
  readonly now: Figures
  readonly before: Figures | null
}

function Totals({ now, before }: TotalsProps): JSX.Element {
  const { failureRate, failedCount, finishedCount, cancelledCount, printTime, filament, cost, partialCostCount } = now
  const links = usePrintsLinks()
  const lost = (sort: string) => links?.ofRange({ statuses: FAILURES, sort })
  return (
    <Tiles>
      <Tile
        title={texts.failureRate}
        value={failureRate.percent}
        before={before?.failureRate.percent}
        format={formatPercent}
        isShare
        coverage={failureRate.coverage}
        href={links?.ofRange({ statuses: ['Failed'] })}
      >
        <p class="note">
          {texts.failedOfFinished({
            failed: failedCount.count,
            finished: finishedCount.count,
            cancelled: cancelledCount.count,
          })}
        </p>
      </Tile>
      <Tile
        title={texts.timeLost}
        value={printTime.durationInSeconds}
        before={before?.printTime.durationInSeconds}
        format={formatHours}
        coverage={printTime.coverage}
        href={lost('duration-desc')}
      />
      <Tile
        title={texts.filamentLost}
        value={filament.amountMg}
        before={before?.filament.amountMg}
        format={formatWeight}
        coverage={filament.coverage}
        href={lost('weight-desc')}
      />
      <Tile
        title={texts.costOfFailures}
        value={cost.amount}
        before={before?.cost.amount}
        format={(amount) => formatMoney(amount, cost.currency)}
        coverage={cost.coverage}
        href={lost('cost-desc')}
      >
        <PartialCosts count={partialCostCount} />
      </Tile>
    </Tiles>
  )
}

interface RateRow {
  readonly key: string | number
  readonly name: string
  /** List of the failed prints. */
  readonly href: string | undefined
  readonly failedCount: number
  readonly failureRate: Rate
}

interface RatesProps {
  readonly title: string
  readonly name: string
  readonly rowHeader: string
  readonly rows: readonly RateRow[]
  readonly note: string | null
}

function Rates({ title, name, rowHeader, rows, note }: RatesProps): JSX.Element {
  return (
    <TableFigure
      title={title}
      name={name}
      columns={[
        { title: rowHeader, cell: (row) => row.name, value: (row) => row.name },
        {
          title: statusLabels.Failed,
          cell: ({ failedCount, href }) => (
            <Lead href={failedCount > 0 ? href : null}>{formatNumber(failedCount)}</Lead>
          ),
          isNumber: true,
          value: ({ failedCount }) => failedCount,
        },
        {
          title: texts.failureRate,
          cell: ({ failureRate }) => <Interval rate={failureRate} />,
          isNumber: true,
          measure: percent,
          value: ({ failureRate }) => failureRate.percent,
        },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      notes={[note]}
      empty={texts.noPrintFinished}
    >
      <p class="note">{texts.failureRateNote}</p>
    </TableFigure>
  )
}

function Interval({ rate: { percent, lowPercent, highPercent, sampleCount } }: { rate: Rate }): JSX.Element {
  return (
    <>
      {formatPercent(percent)}
      <small class="analytics-before">
        {percent === null
          ? `n = ${formatNumber(sampleCount)}`
          : `${formatPercent(lowPercent)}–${formatPercent(highPercent)}, n = ${formatNumber(sampleCount)}`}
      </small>
    </>
  )
}
