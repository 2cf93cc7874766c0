import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatDuration, formatMoney, formatWeight, useDates } from '../format.ts'
import { formatHours } from './measures.ts'

type HighlightsDto = Schemas['OverviewHighlightsDto']

/** What stands out: three prints and a printer; those that nothing is known about are left out. */
export function Highlights({
  highlights,
  currency,
}: {
  highlights: HighlightsDto
  currency: string
}): JSX.Element | null {
  const { longestPrint, heaviestPrint, mostExpensivePrint, mostUsedPrinter } = highlights
  if (!longestPrint.print && !heaviestPrint.print && !mostExpensivePrint.print && !mostUsedPrinter.name) return null
  return (
    <ul class="cards analytics-highlights">
      <Print title="Longest print" of={longestPrint.print}>
        {formatDuration(longestPrint.print?.printTimeInSeconds)}
      </Print>
      <Print title="Heaviest print" of={heaviestPrint.print}>
        {formatWeight(heaviestPrint.print?.filamentAmountMg)}
      </Print>
      <Print title="Most expensive print" of={mostExpensivePrint.print}>
        {formatMoney(mostExpensivePrint.print?.cost, currency)}
      </Print>
      {mostUsedPrinter.printerId !== null && (
        <li class="card">
          <h3>Most used printer</h3>
          <p class="analytics-value">{formatHours(mostUsedPrinter.printTimeInSeconds)}</p>
          <a href={`/printers/${mostUsedPrinter.printerId}`}>{mostUsedPrinter.name}</a>
        </li>
      )}
    </ul>
  )
}

interface PrintProps {
  readonly title: string
  readonly of: Schemas['AnalyticsPrintDto'] | null
  /** The value that makes it stand out. */
  readonly children: ComponentChildren
}

function Print({ title, of: print, children }: PrintProps): JSX.Element | null {
  const dates = useDates()
  if (!print) return null
  return (
    <li class="card">
      <h3>{title}</h3>
      <p class="analytics-value">{children}</p>
      <a href={`/prints/${print.printId}`}>{print.title}</a>
      {print.startDate !== null && <p class="note">{dates.date(print.startDate)}</p>}
    </li>
  )
}
