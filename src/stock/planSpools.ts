import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { remainingMg } from '../ledger/remaining.ts'
import type { PlannedSpool } from './spoolNeed.ts'
import { rowKey } from './rowKey.ts'

/** A spool that a plan may use, or that a print names, with the facts that the plan shows. */
export interface ShownSpool extends PlannedSpool {
  readonly number: number | null
  readonly displayName: string
  readonly materialType: string
  readonly colorHex: string | null
  readonly colors: string[]
}

/**
 * Reads the spools that prints name, and the active ones that may serve instead: those that equal one of them, and those of some
 * material types. Spools that are known to be empty are left out, unless a print names them.
 * @param named ids of spools
 * @param materials in lower case
 */
export async function readPlanSpools(
  db: ReadonlyKysely<DB>,
  userId: number,
  named: readonly string[],
  materials: readonly string[],
): Promise<ShownSpool[]> {
  const isNamed = sql<boolean>`f.id = any(${named}::uuid[])`
  return db
    .selectFrom('filaments as f')
    .select([
      'f.id',
      'f.number',
      'f.display_name as displayName',
      sql<string>`trimmed(f.material_type)`.as('materialType'),
      sql<string>`lower(trimmed(f.material_type))`.as('material'),
      'f.color_hex as colorHex',
      'f.colors',
      'f.diameter_mm as diameterMm',
      'f.is_active as isActive',
      rowKey.as('rowKey'),
      remainingMg.as('remainingMg'),
    ])
    .where('f.user_id', '=', userId)
    .where(
      sql<boolean>`(${isNamed} or f.is_active and coalesce(${remainingMg} > 0, true) and (
        lower(trimmed(f.material_type)) = any(${materials}::text[])
        or ${rowKey} in (select ${rowKey} from filaments as f where f.user_id = ${userId} and ${isNamed})
      ))`,
    )
    .orderBy(sql`f.number nulls last, f.id`)
    .execute()
}
