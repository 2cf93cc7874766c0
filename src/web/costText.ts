import * as common from '#texts/common'
import type { Schemas } from './api.ts'
import { formatMoney } from './format.ts'

/** The total of a cost; the least that it is where some materials have no known cost. */
export function costText({ total, currency, isFilamentPartial = false }: Schemas['PrintCostDto']): string {
  return sumText(total, currency, isFilamentPartial)
}

/** An amount of money; the least that it is where it lacks a part. */
export function sumText(amount: number | null | undefined, currency: string, isPartial = false): string {
  const text = formatMoney(amount, currency)
  return isPartial ? common.atLeast({ amount: text }) : text
}
