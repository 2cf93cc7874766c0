import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { MaintenanceCategoriesDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

/** The contract's bound of the list. */
const MAX_CATEGORIES = 10_000

/** By name. */
const COMMON = [
  'Bearings',
  'Bed',
  'Belts',
  'Calibration',
  'Cleaning',
  'Electronics',
  'Extruder',
  'Fans',
  'Filters',
  'Firmware',
  'Hot end',
  'Lubrication',
  'Nozzle',
  'Resin vat',
]

/**
 * The categories that a user's maintenance entries name, and the common ones that none of them names. Categories that differ by case
 * or white space around them are one, in its most frequent spelling.
 */
export async function listCategories(db: ReadonlyKysely<DB>, userId: number): Promise<MaintenanceCategoriesDto> {
  const rows = await db
    .selectFrom('maintenance_entries')
    .select('category')
    .where('user_id', '=', userId)
    .groupBy('category')
    .orderBy(sql`lower(trimmed(category))`)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('category')
    .limit(MAX_CATEGORIES)
    .execute()
  // The first spelling of each stays.
  const inUse = new Map(rows.toReversed().map(({ category }) => [category.trim().toLowerCase(), category.trim()]))
  const suggestions = COMMON.filter((category) => !inUse.has(category.toLowerCase()))
  return { inUse: [...inUse.values()].toReversed(), suggestions }
}
