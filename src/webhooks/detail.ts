import type { WebhookDto, WebhookFormat } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import type { EventName } from '../events/names.ts'
import { Problem } from '../kernel/problem.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>

/** @throws Problem 404 when the user has no such webhook */
export async function readWebhook(db: Reader, userId: number, id: string): Promise<WebhookDto> {
  const row = await selectWebhooks(db, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('webhook')
  return toWebhook(row)
}

/** A user's webhooks, without their secrets, for `toWebhook`. */
export function selectWebhooks(db: Reader, userId: number) {
  return db
    .selectFrom('webhooks')
    .select([
      'id',
      'url',
      'description',
      'format',
      'event_names as events',
      'printer_ids as printerIds',
      'is_active as isActive',
      'disabled_reason as disabledReason',
      'failing_since as failingSince',
      'created_date as createdDate',
      'updated_date as updatedDate',
    ])
    .where('user_id', '=', userId)
}

/** Converts a row to the contract's types. */
export function toWebhook(row: Row): WebhookDto {
  return {
    ...row,
    format: row.format as WebhookFormat,
    events: row.events as EventName[],
  }
}
