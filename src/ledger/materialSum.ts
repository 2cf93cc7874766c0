import { sql } from 'kysely'
import type { UsedAmounts } from './deduction.ts'

/**
 * Material, in mg, of a print whose usages are `u`: the actual amount of each, or its estimate (docs/domain.md, "Prints"). Null
 * when no usage has an actual amount.
 */
export const materialSumMg = sql<number | null>`
  case when count(u.amount_mg) > 0 then sum(coalesce(u.amount_mg, u.estimated_amount_mg))::bigint end`

/** Same sum of usages that are known. */
export function sumMaterialMg(usages: readonly UsedAmounts[]): number | null {
  const isActual = usages.some(({ amount_mg: mg }) => mg != null)
  return isActual
    ? sumKnown(usages.map(({ amount_mg: mg, estimated_amount_mg: estimatedMg }) => mg ?? estimatedMg))
    : null
}

/** Sum of amounts in mg; null when none of them is known. */
export function sumKnown(amounts: readonly (number | null | undefined)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}
