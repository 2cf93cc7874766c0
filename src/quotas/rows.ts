import { sql } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import type { Reader } from '../database/reader.ts'

/** Kind of record whose number is bounded per user. */
export interface RowKind {
  readonly limit: keyof StorageLimits
  /** Its rows name the user as `user_id`, with which an index starts. */
  readonly table: keyof DB
  /** Builds the sentence that states that there are already `count` records, and what helps. */
  readonly sentence: (count: string) => string
}

const mine = (nouns: string) => (count: string) =>
  `You have ${count} ${nouns}, the maximum for one user. Delete some that you no longer need.`

/** Bounded kinds of records by the name of their bound. */
export const ROW_KINDS = {
  prints: { limit: 'prints', table: 'prints', sentence: mine('prints') },
  filaments: { limit: 'filaments', table: 'filaments', sentence: mine('spools') },
  filamentTypes: {
    limit: 'filamentTypes',
    table: 'filament_types',
    sentence: mine('filament types'),
  },
  brands: { limit: 'brands', table: 'brands', sentence: mine('brands') },
  printers: { limit: 'printers', table: 'printers', sentence: mine('printers') },
  projects: { limit: 'projects', table: 'projects', sentence: mine('projects') },
  maintenanceEntries: {
    limit: 'maintenanceEntries',
    table: 'maintenance_entries',
    sentence: mine('maintenance entries'),
  },
  comments: {
    limit: 'comments',
    table: 'comments',
    sentence: (count) => `This user's prints have ${count} comments, the maximum. No more can be added.`,
  },
  writtenComments: {
    limit: 'comments',
    table: 'written_comments',
    sentence: (count) => `You have written ${count} comments, the maximum for one user. Delete some first.`,
  },
  apiKeys: { limit: 'apiKeys', table: 'api_keys', sentence: mine('API keys') },
  spoolConnections: {
    limit: 'spoolConnections',
    table: 'spool_connections',
    sentence: mine('spool connections'),
  },
  webhooks: { limit: 'webhooks', table: 'webhooks', sentence: mine('webhooks') },
  imports: { limit: 'imports', table: 'imports', sentence: mine('imports') },
} as const satisfies Record<string, RowKind>

/** Name of a bounded kind of records. */
export type RowKindName = keyof typeof ROW_KINDS

/** Counts a user's records of a kind. */
export async function countRows(db: Reader, userId: number, { table }: Pick<RowKind, 'table'>): Promise<number> {
  const { count } = await db
    // The table names come from `ROW_KINDS`; each table has the column.
    .selectFrom(table as 'comments')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
