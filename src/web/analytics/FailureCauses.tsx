import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { sumText } from '../costText.ts'
import { failureCategoryLabels } from '../failureCategories.ts'
import { formatNumber, formatPercent, formatWeight, useDates } from '../format.ts'
import { statusLabels } from '../statusLabels.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Lead } from './Lead.tsx'
import { duration, money, percent, weight } from './measures.ts'
import { FAILURES, usePrintsLinks, type PrintsRestriction } from './printsLinks.ts'
import type { DataColumn } from './TableFigure.tsx'

type Category = Schemas['FailureCategoryDto']
type Reason = Schemas['FailureReasonDto']

/** Failed and cancelled prints by kind of cause, with a bar for each. */
export function ByCategory({ breakdown }: { breakdown: Schemas['FailureCategoryBreakdownDto'] }): JSX.Element {
  return (
    <ByCause
      title={texts.byCategory}
      rowHeader={texts.failureCategory}
      breakdown={breakdown}
      nameOf={({ category }: Category) => (category === null ? texts.noCategoryGiven : failureCategoryLabels[category])}
      keyOf={({ category }) => category ?? ''}
      printsOf={({ category }) => (category === null ? null : { failureCategories: [category] })}
    />
  )
}

/** Failed and cancelled prints by reason, with a bar for each. */
export function ByReason({ breakdown }: { breakdown: Schemas['FailureReasonBreakdownDto'] }): JSX.Element {
  return (
    <ByCause
      title={texts.byReason}
      rowHeader={texts.reason}
      breakdown={breakdown}
      nameOf={({ reason }: Reason) => reason ?? texts.noReasonGiven}
      keyOf={({ reason }) => reason ?? ''}
      printsOf={({ reason }) => (reason === null ? null : { searchText: reason })}
    />
  )
}

interface ByCauseProps<Cause> {
  readonly title: string
  /** Header of the first column. */
  readonly rowHeader: string
  readonly breakdown: {
    readonly rows: readonly Cause[]
    readonly currency: string
    readonly coverage: Schemas['CoverageDto']
  }
  readonly nameOf: (cause: Cause) => string
  readonly keyOf: (cause: Cause) => string
  /** Filters of the list of its prints; null where they cannot be listed. */
  readonly printsOf: (cause: Cause) => PrintsRestriction | null
}

function ByCause<Cause extends Category | Reason>(props: ByCauseProps<Cause>): JSX.Element {
  const { title, rowHeader, breakdown, nameOf, keyOf, printsOf } = props
  const links = usePrintsLinks()
  const dates = useDates()
  const hrefOf = (cause: Cause) => {
    const restriction = printsOf(cause)
    return restriction && links?.ofRange({ statuses: FAILURES, ...restriction })
  }
  return (
    <BreakdownTable
      title={title}
      rowHeader={rowHeader}
      rows={breakdown.rows}
      name={(cause) => (
        <>
          <Lead href={hrefOf(cause)}>{nameOf(cause)}</Lead>
          {cause.lastPrintDate !== null && (
            <small class="analytics-before">{texts.lastOn({ date: dates.date(cause.lastPrintDate) })}</small>
          )}
        </>
      )}
      textOf={nameOf}
      keyOf={keyOf}
      size={({ failedCount, cancelledCount }) => failedCount + cancelledCount}
      columns={columnsIn(breakdown.currency)}
      coverage={breakdown.coverage}
      empty={texts.noPrintFailed}
    />
  )
}

/** Columns of the tables, whose costs are in a currency. */
function columnsIn(currency: string): DataColumn<Category | Reason>[] {
  return [
    {
      title: statusLabels.Failed,
      cell: ({ failedCount }) => formatNumber(failedCount),
      isNumber: true,
      value: ({ failedCount }) => failedCount,
    },
    {
      title: statusLabels.Cancelled,
      cell: ({ cancelledCount }) => formatNumber(cancelledCount),
      isNumber: true,
      value: ({ cancelledCount }) => cancelledCount,
    },
    {
      title: texts.shareOfAll,
      cell: ({ sharePercent }) => formatPercent(sharePercent),
      isNumber: true,
      measure: percent,
      value: ({ sharePercent }) => sharePercent,
    },
    {
      title: common.printTime,
      cell: ({ printTimeInSeconds }) => duration.format(printTimeInSeconds),
      isNumber: true,
      measure: duration,
      value: ({ printTimeInSeconds }) => printTimeInSeconds,
    },
    {
      title: common.filament,
      cell: ({ filamentAmountMg }) => formatWeight(filamentAmountMg),
      isNumber: true,
      measure: weight,
      value: ({ filamentAmountMg }) => filamentAmountMg,
    },
    {
      title: common.cost,
      cell: ({ cost, partialCostCount = 0 }) => sumText(cost, currency, partialCostCount > 0),
      isNumber: true,
      measure: money(currency),
      value: ({ cost }) => cost,
    },
  ]
}
