import { sql } from 'kysely'
import type { UsedAmounts } from './deduction.ts'

/** Columns of a print with the sums that its accuracy compares, in mg; null where its totals can be compared. */
interface ComparedMaterial {
  readonly compared_amount_mg: number | null
  readonly compared_estimate_mg: number | null
}

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

/** Whether a print has actual amounts and estimates, but not of the same usages `u`. */
const isUnpaired = sql`count(u.amount_mg) > 0 and count(u.estimated_amount_mg) > 0
    and bool_or((u.amount_mg is null) <> (u.estimated_amount_mg is null))`

/**
 * Sums, in mg, that the accuracy of a print compares where not all of its usages `u` have both an actual amount and an estimate
 * (docs/domain.md, "Figures"): those of the usages that have. Null where the totals of the print can be compared.
 */
export const comparedSumsMg = {
  amount: sql<number | null>`case when ${isUnpaired}
    then coalesce(sum(u.amount_mg) filter (where u.estimated_amount_mg is not null), 0)::bigint end`,
  estimate: sql<number | null>`case when ${isUnpaired}
    then coalesce(sum(u.estimated_amount_mg) filter (where u.amount_mg is not null), 0)::bigint end`,
}

/** Same sums of usages that are known, as columns of their print. */
export function comparedMaterial(usages: readonly UsedAmounts[]): ComparedMaterial {
  const actual = usages.filter(({ amount_mg: mg }) => mg != null)
  const estimated = usages.filter(({ estimated_amount_mg: mg }) => mg != null)
  const paired = actual.filter(({ estimated_amount_mg: mg }) => mg != null)
  const hasUnpaired = paired.length < Math.max(actual.length, estimated.length)
  if (actual.length === 0 || estimated.length === 0 || !hasUnpaired)
    return { compared_amount_mg: null, compared_estimate_mg: null }
  return {
    compared_amount_mg: sumKnown(paired.map(({ amount_mg: mg }) => mg)) ?? 0,
    compared_estimate_mg: sumKnown(paired.map(({ estimated_amount_mg: mg }) => mg)) ?? 0,
  }
}

/** Sum of amounts in mg; null when none of them is known. */
export function sumKnown(amounts: readonly (number | null | undefined)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}
