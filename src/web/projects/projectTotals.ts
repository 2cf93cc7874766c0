import * as texts from '#texts/projects'
import type { Schemas } from '../api.ts'
import { sumText } from '../costText.ts'
import { formatDuration, formatWeight } from '../format.ts'

/** Totals of a project in a few words: prints, print time, filament and, for its owner, cost. */
export function describeTotals(totals: Schemas['ProjectTotalsDto']): string {
  const { printCount, printTimeInSeconds, filamentAmountMg, cost, currency, partialCostCount = 0 } = totals
  if (printCount === 0) return texts.noPrintsYet
  return [
    texts.printCount({ count: printCount }),
    formatDuration(printTimeInSeconds),
    filamentAmountMg > 0 && formatWeight(filamentAmountMg),
    cost !== null && currency !== null && sumText(cost, currency, partialCostCount > 0),
  ]
    .filter(Boolean)
    .join(' · ')
}
