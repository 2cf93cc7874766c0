import { sql, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { SlicerSettingsSortColumn, SlicerSettingsSummaryDto, SortDirection } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { settingsUse } from '../quotas/bytes.ts'

/** Sort order and range of a page. */
export interface SettingsPage {
  readonly sortColumn: SlicerSettingsSortColumn
  readonly sortDirection: SortDirection
  readonly limit: number
  /** Number of records to skip. */
  readonly offset: number
}

const SORT_KEYS: Readonly<Record<SlicerSettingsSortColumn, RawBuilder<unknown>>> = {
  created: sql`created_date`,
  claimed: sql`coalesce(claimed_date, created_date)`,
  size: sql`bytes`,
  title: sql`lower(coalesce(title, ''))`,
}

/**
 * Lists a page of the slicer settings that a user owns, with their total number and bytes. Their contents are not read.
 */
export async function listSettings(
  db: ReadonlyKysely<DB>,
  userId: number,
  { sortColumn, sortDirection, limit, offset }: SettingsPage,
): Promise<{ items: SlicerSettingsSummaryDto[]; totalCount: number; bytesUsed: number }> {
  const { count, bytes } = await settingsUse(db, userId)
  const rows = await db
    .selectFrom('slicer_settings')
    .where('user_id', '=', userId)
    .select([
      'id',
      'slicer',
      'title',
      sql<number>`coalesce(bytes, 0)`.as('bytes'),
      'created_date as createdDate',
      sql<string>`coalesce(claimed_date, created_date)`.as('claimedDate'),
    ])
    .orderBy(SORT_KEYS[sortColumn], sortDirection)
    .orderBy('id', sortDirection)
    .limit(limit)
    .offset(offset)
    .execute()
  const prints = await countPrints(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => ({ ...row, printCount: prints.get(row.id) ?? 0 })),
    totalCount: count,
    bytesUsed: bytes,
  }
}

/** Counts a user's prints that refer to each of these records; records without prints are omitted. */
async function countPrints(
  db: ReadonlyKysely<DB>,
  userId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('prints')
    .select(['slicer_settings_id as id', sql<number>`count(*)`.as('count')])
    .where('user_id', '=', userId)
    .where('slicer_settings_id', '=', sql<string>`any(${ids}::uuid[])`)
    .groupBy('slicer_settings_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
