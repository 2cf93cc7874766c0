import { expressionBuilder, sql, type Expression } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

type Print = DB & { readonly p: Pick<DB['prints'], 'id'> }

/** The material of a usage named `u`: that of its spool named `f`, as it is now, else its own. */
export const materialType = sql<string | null>`coalesce(f.material_type, u.material_type)`

/**
 * The usages `u` of a print, in order, with their spools `f`, within a query that names the print `p`. One row: a usage.
 * @param userId the owner of the print
 */
export function usedMaterials(userId: number | Expression<number>) {
  return expressionBuilder<Print, 'p'>()
    .selectFrom('filament_usages as u')
    .leftJoin('filaments as f', (join) => join.on('f.user_id', '=', userId).onRef('f.id', '=', 'u.filament_id'))
    .where('u.user_id', '=', userId)
    .whereRef('u.print_id', '=', 'p.id')
    .orderBy('u.position')
}
