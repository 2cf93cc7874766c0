import { sql, type Transaction } from 'kysely'
import type { CreateWebhookDto, NewWebhookDto, PatchWebhookDto, WebhookDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { lockRow } from '../database/rowLock.ts'
import { lastPosition } from '../events/read.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { Problem } from '../kernel/problem.ts'
import { readWebhook } from './detail.ts'
import { endDeliveries } from './disable.ts'
import { updateDueDate } from './due.ts'
import type { NewSecret } from './secrets.ts'

/** Maximum age of the previous secret after a rotation, in milliseconds. */
const OVERLAP = 24 * 3_600_000

/**
 * Inserts a webhook, which gets the events from now on.
 * @param id new UUID, to which the secret is bound
 * @throws Problem 400 for a printer that is not the user's
 */
export async function insertWebhook(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  secret: NewSecret,
  fields: CreateWebhookDto,
): Promise<NewWebhookDto> {
  await requirePrinters(trx, userId, fields.printerIds, [])
  await trx
    .insertInto('webhooks')
    .values({
      user_id: userId,
      id,
      url: fields.url,
      description: fields.description?.trim() || null,
      format: fields.format,
      event_names: [...new Set(fields.events)],
      printer_ids: fields.printerIds && [...new Set(fields.printerIds)],
      is_active: fields.isActive,
      secret: secret.sealed,
      position: await lastPosition(trx, userId),
    })
    .execute()
  return { ...(await readWebhook(trx, userId, id)), secret: secret.text }
}

/**
 * Applies its owner's changes to a webhook.
 * @throws Problem 404, 412, 400 for a printer that is not the user's
 */
export async function changeWebhook(
  trx: Transaction<DB>,
  id: string,
  { caller, now, requireMatch }: WriteContext & { readonly now: () => Date },
  changes: PatchWebhookDto,
): Promise<WebhookDto> {
  const { userId } = caller
  await lockWebhook(trx, userId, id)
  const before = await readWebhook(trx, userId, id)
  requireMatch(before)
  const after = { ...before, ...changes }
  await requirePrinters(trx, userId, after.printerIds, before.printerIds ?? [])
  await trx
    .updateTable('webhooks')
    .set({
      url: after.url,
      description: after.description?.trim() || null,
      format: after.format,
      event_names: [...new Set(after.events)],
      printer_ids: after.printerIds && [...new Set(after.printerIds)],
      is_active: after.isActive,
      updated_date: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  if (before.url !== after.url) await startOver(trx, userId, id, now())
  if (before.isActive && !after.isActive) await endDeliveries(trx, userId, id)
  if (!before.isActive && after.isActive) await enable(trx, userId, id)
  return readWebhook(trx, userId, id)
}

/** Forgets that the receiver at the previous URL failed or asked for a pause, and makes everything that waits due. */
async function startOver(trx: Transaction<DB>, userId: number, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null, paused_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('webhook_deliveries')
    .set({ failures: 0, due_date: sql<string>`least(due_date, ${now.toISOString()}::timestamptz)` })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', id)
    .where('state', '=', 'Waiting')
    .execute()
  await updateDueDate(trx, userId, id, now)
}

/** Lets a webhook begin again, with the events from now on. */
async function enable(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({
      disabled_reason: null,
      failing_since: null,
      paused_until: null,
      position: await lastPosition(trx, userId),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/**
 * Replaces the secret of a webhook. The previous one also signs for a day.
 * @returns the end of that day
 * @throws Problem 404
 */
export async function replaceSecret(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  { sealed }: NewSecret,
  now: Date,
): Promise<string> {
  const until = new Date(now.getTime() + OVERLAP).toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ previous_secret: sql`secret`, previous_secret_until: until, secret: sealed })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw Problem.notFound('webhook')
  return until
}

/**
 * Keeps others from changing a webhook until the transaction ends.
 * @throws Problem 404 when the user has no such webhook
 */
export async function lockWebhook(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  if (!(await lockRow(trx, 'webhooks', userId, id, 'delete'))) throw Problem.notFound('webhook')
}

/**
 * Requires that printers are the user's, except those that a webhook had already: they may have been deleted since.
 * @throws Problem 400
 */
async function requirePrinters(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly number[] | null,
  known: readonly number[],
): Promise<void> {
  const added = [...new Set(ids)].filter((id) => !known.includes(id))
  if (added.length === 0) return
  const rows = await trx
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', added)
    .execute()
  if (rows.length === added.length) return
  throw Problem.invalid({ printerIds: ['You do not have all of these printers.'] })
}
