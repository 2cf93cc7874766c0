import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { DemoAccount } from './account.ts'

/** Sets the reorder points of a person's filament types, which their spools name. */
export async function setReorderPoints(trx: Transaction<DB>, { userId, spools }: DemoAccount): Promise<void> {
  for (const { id, own } of spools) {
    if (own.reorderPointG === undefined) continue
    await trx
      .updateTable('filament_types as type')
      .from('filaments as spool')
      .set({ reorder_point_mg: own.reorderPointG * 1000 })
      .whereRef('spool.user_id', '=', 'type.user_id')
      .whereRef('spool.type_id', '=', 'type.id')
      .where('type.user_id', '=', userId)
      .where('spool.id', '=', id)
      .execute()
  }
}
