import * as texts from '#texts/stock'
import type { JSX } from 'preact'
import { formatNumber } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import './stock.css'

type Plan = Schemas['StockPlanDto']
type Outcome = Schemas['PlanOutcome']

/** Outcomes after which it is unknown whether spools are enough. */
const UNKNOWN: readonly Outcome[] = ['SpoolWeightMissing', 'WeightMissing', 'MaterialMissing']

/** Sentences about a plan: for how many prints spools are enough, for how many they are not, and which prints are left out. */
export function PlanSummary({ plan: { prints, printCount, isComplete } }: { readonly plan: Plan }): JSX.Element {
  const has = (print: Plan['prints'][number], outcomes: readonly Outcome[]) =>
    print.materials.some(({ outcome }) => outcomes.includes(outcome))
  const short = prints.filter((print) => has(print, ['Short']))
  const unknown = prints.filter((print) => !has(print, ['Short']) && has(print, UNKNOWN))
  const enoughCount = prints.length - short.length - unknown.length
  return (
    <div class="stock-summary" role="status">
      {short.length > 0 && <p class="error">{texts.planIsShort({ count: short.length })}</p>}
      {enoughCount > 0 && <p>{texts.planIsEnough({ count: enoughCount })}</p>}
      {unknown.length > 0 && <p>{texts.planIsUnknown({ count: unknown.length })}</p>}
      {!isComplete && <p>{texts.planIsCut({ count: formatNumber(prints.length), total: formatNumber(printCount) })}</p>}
    </div>
  )
}
