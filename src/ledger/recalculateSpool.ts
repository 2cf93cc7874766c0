import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recalculateUsages, usageSums } from './recalculate.ts'

/**
 * Recalculates weights and filament costs of a spool's prints after a correction of its price or material. Their
 * electricity costs keep their stored values (docs/domain.md, "Costs"), and so do the usages of other spools.
 */
export async function recalculateSpoolPrints(trx: Transaction<DB>, userId: number, filamentId: string): Promise<void> {
  await recalculateUsages(trx, userId, sql`u.filament_id = ${filamentId}::uuid`)
  await trx
    // one row: a print that uses the spool, with the sums over all its usages
    .with('summed', (query) =>
      query
        .selectFrom('prints as p')
        .innerJoin('filament_usages as u', (join) =>
          join.onRef('u.user_id', '=', 'p.user_id').onRef('u.print_id', '=', 'p.id'),
        )
        .select(['p.id', ...usageSums(sql`p.cost_currency`)])
        .where('p.user_id', '=', userId)
        .where('p.id', 'in', (usages) =>
          usages
            .selectFrom('filament_usages')
            .select('print_id')
            .where('user_id', '=', userId)
            .where('filament_id', '=', filamentId),
        )
        .groupBy('p.id'),
    )
    .updateTable('prints as p')
    .from('summed')
    .set((query) => ({
      filament_amount_mg: query.ref('summed.amount_mg'),
      estimated_filament_amount_mg: query.ref('summed.estimated_amount_mg'),
      filament_cost_micros: query.ref('summed.filament_cost_micros'),
      has_other_currency: query.ref('summed.has_other_currency'),
    }))
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 'summed.id')
    .execute()
}
