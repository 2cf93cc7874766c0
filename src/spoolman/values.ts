import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'
import { NO_MATERIAL } from '../filaments/materials.ts'

/** Lists the distinct values of a column of a user's spools or filament types, in alphabetical order. */
export async function distinctValues(
  db: Reader,
  userId: number,
  table: 'filament_types' | 'filaments',
  column: 'material_type' | 'article_number' | 'lot_number' | 'storage_location',
): Promise<string[]> {
  const rows = await db
    // Each pair that the callers pass exists; Kysely's types accept one table at a time.
    .selectFrom(table as 'filaments')
    .select(sql<string>`${sql.ref(column)}`.as('value'))
    .distinct()
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(${sql.ref(column)}, '') not in ('', ${NO_MATERIAL})`)
    .orderBy('value')
    .execute()
  return rows.map(({ value }) => value)
}
