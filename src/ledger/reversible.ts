import { sql } from 'kysely'

/** Notes of the adjustments that a change of the nominal weight makes. */
export const NOMINAL_WEIGHT_NOTES = {
  changed: 'The nominal weight was changed.',
  removed: 'The nominal weight was removed.',
} as const

/**
 * Builds whether a row of `filament_ledger as entry` is an adjustment that its owner can reverse; `filament_ledger as reversal`
 * is what has reversed it. An adjustment by a change of the nominal weight cannot be reversed: the balance would no longer be
 * that weight minus what was used. An owner can write the same note. Then the weights in the ledger differ from the nominal
 * weight by the amount of that entry, and it can be reversed.
 */
export function isReversible(userId: number, filamentId: string) {
  const notes = sql.join(Object.values(NOMINAL_WEIGHT_NOTES))
  const difference = sql`(
    select sum(weight.amount_mg) from filament_ledger weight
    left join filament_ledger undone on undone.user_id = ${userId} and undone.reverses_id = weight.id
    where weight.user_id = ${userId} and weight.filament_id = ${filamentId} and undone.id is null
      and (weight.kind = 'Initial' or weight.kind = 'Adjustment' and weight.note in (${notes}))
  ) - (
    select coalesce(f.initial_nominal_weight_mg, 0) from filaments f where f.user_id = ${userId} and f.id = ${filamentId}
  )`
  return sql<boolean>`entry.kind = 'Adjustment' and reversal.id is null
    and case when entry.note in (${notes}) then entry.amount_mg = ${difference} else true end`
}
