import * as texts from '#texts/projects'
import type { Schemas } from '../api.ts'
import { formatDuration, formatMoney, formatWeight } from '../format.ts'

/** Totals of a project in a few words: prints, print time, filament and, for its owner, cost. */
export function describeTotals(totals: Schemas['ProjectTotalsDto']): string {
  const { printCount, printTimeInSeconds, filamentAmountMg, cost, currency } = totals
  if (printCount === 0) return texts.noPrintsYet
  return [
    texts.printCount({ count: printCount }),
    formatDuration(printTimeInSeconds),
    filamentAmountMg > 0 && formatWeight(filamentAmountMg),
    cost !== null && currency !== null && formatMoney(cost, currency),
  ]
    .filter(Boolean)
    .join(' · ')
}
