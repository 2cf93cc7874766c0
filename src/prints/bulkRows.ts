import { sql, type Transaction } from 'kysely'
import type { FailureCategory } from '../../generated/api.d.ts'
import type { DB, PrintSource, PrintStatus, ViewStatus } from '../../generated/database.d.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { anyOf } from '../database/anyOf.ts'
import { hasEvents } from './fromIntegration.ts'

/** The fields that can be changed in many prints at once. */
export interface BulkFields {
  readonly status: PrintStatus
  readonly viewStatus: ViewStatus
  readonly shareKey: string | null
  readonly printerId: number | null
  readonly projectId: string | null
  readonly plateCount: number | null
  readonly partCount: number | null
  readonly rating: number | null
  readonly failureReason: string | null
  readonly failureCategory: FailureCategory | null
  readonly allowComments: boolean
  /** Parts that visitors see. */
  readonly shared: readonly string[]
  readonly tags: readonly string[]
}

/** One of many prints, as it is. */
export interface BulkPrint extends BulkFields {
  readonly id: number
  readonly title: string
  readonly source: PrintSource
  /** Whether events have started or finished it. */
  readonly hasEvents: boolean
  /** Set once the print was finished for the first time. */
  readonly costCurrency: string | null
}

/** One of many prints after the change. */
export interface BulkWrite extends BulkFields {
  readonly id: number
  /** Names of fields that integrations must leave alone from now on. */
  readonly editedFields: readonly string[]
}

/**
 * Locks prints until the transaction ends, in the order of their ids, so that two writers wait for each other instead of
 * deadlocking.
 * @returns the prints of this user among them, by id
 */
export async function lockPrints(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, BulkPrint>> {
  await lockPricingShared(trx, userId)
  const rows = await trx
    .selectFrom('prints')
    .select([
      'id',
      'title',
      'source',
      hasEvents.as('hasEvents'),
      'cost_currency as costCurrency',
      'status',
      'view_status as viewStatus',
      'share_key as shareKey',
      'printer_id as printerId',
      'project_id as projectId',
      'plate_count as plateCount',
      'part_count as partCount',
      'rating',
      'failure_reason as failureReason',
      sql<FailureCategory | null>`failure_category`.as('failureCategory'),
      'allow_comments as allowComments',
      'shared',
      'tags',
    ])
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes many locked prints in one statement. `recalculatePrints` must follow in the same transaction for those whose costs or
 * stock depend on the change.
 */
export async function writeBulk(trx: Transaction<DB>, userId: number, prints: readonly BulkWrite[]): Promise<void> {
  await trx
    .updateTable('prints as p')
    .from(
      // one row: a print after the change
      sql<BulkWrite>`jsonb_to_recordset(${JSON.stringify(prints)}::jsonb)`.as<'wanted'>(
        sql`wanted (id bigint, status print_status, "viewStatus" view_status, "shareKey" text, "printerId" bigint,
          "projectId" uuid, "plateCount" integer, "partCount" integer, rating smallint, "failureReason" text, "failureCategory" text, "allowComments" boolean, shared text[], tags text[], "editedFields" text[])`,
      ),
    )
    .set((query) => ({
      status: query.ref('wanted.status'),
      view_status: query.ref('wanted.viewStatus'),
      share_key: query.ref('wanted.shareKey'),
      printer_id: query.ref('wanted.printerId'),
      project_id: query.ref('wanted.projectId'),
      plate_count: query.ref('wanted.plateCount'),
      part_count: query.ref('wanted.partCount'),
      rating: query.ref('wanted.rating'),
      failure_reason: query.ref('wanted.failureReason'),
      failure_category: query.ref('wanted.failureCategory'),
      allow_comments: query.ref('wanted.allowComments'),
      shared: sql<string[]>`wanted.shared`,
      tags: sql<string[]>`wanted.tags`,
      edited_fields: sql<string[]>`array(select distinct unnest(p.edited_fields || wanted."editedFields") order by 1)`,
      updated_date: sql<string>`now()`,
    }))
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 'wanted.id')
    .execute()
}
