import { sql } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import type { Reader } from '../database/reader.ts'

/** Kind of record whose number is bounded per user. */
export interface RowKind {
  readonly limit: keyof StorageLimits
  readonly table: keyof DB
  /** Column that names the user; the table has an index that starts with it. */
  readonly column: 'user_id' | 'author_id'
  /** Builds the sentence that states that there are already `count` records, and what helps. */
  readonly sentence: (count: string) => string
}

const mine = (nouns: string) => (count: string) =>
  `You have ${count} ${nouns}, the maximum for one user. Delete some that you no longer need.`

/** Bounded kinds of records by the name of their bound. */
export const ROW_KINDS = {
  prints: { limit: 'prints', table: 'prints', column: 'user_id', sentence: mine('prints') },
  filaments: { limit: 'filaments', table: 'filaments', column: 'user_id', sentence: mine('spools') },
  filamentTypes: {
    limit: 'filamentTypes',
    table: 'filament_types',
    column: 'user_id',
    sentence: mine('filament types'),
  },
  brands: { limit: 'brands', table: 'brands', column: 'user_id', sentence: mine('brands') },
  printers: { limit: 'printers', table: 'printers', column: 'user_id', sentence: mine('printers') },
  projects: { limit: 'projects', table: 'projects', column: 'user_id', sentence: mine('projects') },
  maintenanceEntries: {
    limit: 'maintenanceEntries',
    table: 'maintenance_entries',
    column: 'user_id',
    sentence: mine('maintenance entries'),
  },
  comments: {
    limit: 'comments',
    table: 'comments',
    column: 'user_id',
    sentence: (count) => `This user's prints have ${count} comments, the maximum. No more can be added.`,
  },
  writtenComments: {
    limit: 'comments',
    table: 'comments',
    column: 'author_id',
    sentence: (count) => `You have written ${count} comments, the maximum for one user. Delete some first.`,
  },
  apiKeys: { limit: 'apiKeys', table: 'api_keys', column: 'user_id', sentence: mine('API keys') },
  spoolConnections: {
    limit: 'spoolConnections',
    table: 'spool_connections',
    column: 'user_id',
    sentence: mine('spool connections'),
  },
  webhooks: { limit: 'webhooks', table: 'webhooks', column: 'user_id', sentence: mine('webhooks') },
  imports: { limit: 'imports', table: 'imports', column: 'user_id', sentence: mine('imports') },
} as const satisfies Record<string, RowKind>

/** Name of a bounded kind of records. */
export type RowKindName = keyof typeof ROW_KINDS

/** Counts a user's records of a kind. */
export async function countRows(
  db: Reader,
  userId: number,
  { table, column }: Pick<RowKind, 'table' | 'column'>,
): Promise<number> {
  const { count } = await db
    // The table names come from `ROW_KINDS`; each table has the column.
    .selectFrom(table as 'comments')
    .select(sql<number>`count(*)`.as('count'))
    .where(column, '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
