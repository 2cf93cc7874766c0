import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Finds the only printer of a user with a name, in any case; null when there is none, or more than one. */
export async function findPrinterByName(db: Kysely<DB>, userId: number, name: string): Promise<number | null> {
  const printers = await db
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<string>`lower(trim(name))`, '=', sql<string>`lower(${name.trim()}::text)`)
    .limit(2)
    .execute()
  return printers.length === 1 ? (printers[0]?.id ?? null) : null
}
