import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { settleUsages, usageSums } from './settle.ts'

/**
 * Brings weights and filament costs of a spool's prints up to date after its price or its material was corrected. Their
 * electricity stays as it is stored (DOMAIN, "Analytics, exactly"), and so do the usages of other spools.
 */
export async function settleSpool(trx: Transaction<DB>, userId: number, filamentId: string): Promise<void> {
  await settleUsages(trx, userId, sql`u.filament_id = ${filamentId}::uuid`)
  await trx
    // one row: a print that names the spool, with the sums over all its usages
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
    .from('summed as s')
    .set((query) => ({
      filament_amount_mg: query.ref('s.amount_mg'),
      estimated_filament_amount_mg: query.ref('s.estimated_amount_mg'),
      filament_cost_micros: query.ref('s.filament_cost_micros'),
      has_other_currency: query.ref('s.has_other_currency'),
    }))
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 's.id')
    .execute()
}
