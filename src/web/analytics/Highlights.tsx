import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { sumText } from '../costText.ts'
import { formatDuration, formatWeight, useDates } from '../format.ts'
import { TileValue } from './TileValue.tsx'
import { formatHours } from './measures.ts'

type HighlightsDto = Schemas['OverviewHighlightsDto']

/** Outstanding prints and the most used printer. Those without data are left out. */
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
      <Print
        title={texts.longestPrint}
        print={longestPrint.print}
        value={formatDuration(longestPrint.print?.printTimeInSeconds)}
      />
      <Print
        title={texts.heaviestPrint}
        print={heaviestPrint.print}
        value={formatWeight(heaviestPrint.print?.filamentAmountMg)}
      />
      <Print
        title={texts.mostExpensivePrint}
        print={mostExpensivePrint.print}
        value={sumText(mostExpensivePrint.print?.cost, currency, mostExpensivePrint.print?.isFilamentPartial)}
      />
      {mostUsedPrinter.printerId !== null && (
        <li class="card">
          <h3>{texts.mostUsedPrinter}</h3>
          <TileValue text={formatHours(mostUsedPrinter.printTimeInSeconds)} />
          <a href={`/printers/${mostUsedPrinter.printerId}`}>{mostUsedPrinter.name}</a>
        </li>
      )}
    </ul>
  )
}

interface PrintProps {
  readonly title: string
  readonly print: Schemas['AnalyticsPrintDto'] | null
  /** The outstanding value. */
  readonly value: string
}

function Print({ title, print, value }: PrintProps): JSX.Element | null {
  const dates = useDates()
  if (!print) return null
  return (
    <li class="card">
      <h3>{title}</h3>
      <TileValue text={value} />
      <a href={`/prints/${print.printId}`}>{print.title}</a>
      {print.startDate !== null && <p class="note">{dates.date(print.startDate)}</p>}
    </li>
  )
}
