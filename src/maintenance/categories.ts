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

/** The categories that a user's maintenance entries name, and the common ones that none of them names. */
export async function listCategories(db: ReadonlyKysely<DB>, userId: number): Promise<MaintenanceCategoriesDto> {
  const rows = await db
    .selectFrom('maintenance_entries')
    .select('category')
    .where('user_id', '=', userId)
    .groupBy('category')
    .orderBy(sql`lower(category)`)
    .orderBy('category')
    .limit(MAX_CATEGORIES)
    .execute()
  const inUse = rows.map(({ category }) => category)
  const known = new Set(inUse.map((category) => category.trim().toLowerCase()))
  return { inUse, suggestions: COMMON.filter((category) => !known.has(category.toLowerCase())) }
}
