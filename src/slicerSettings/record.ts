import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { PlainStatement } from '../database/plainStatement.ts'
import { Problem } from '../kernel/problem.ts'
import { truncate, firstText, isObject, ownProperty, textOf, type Fields } from '../kernel/lenient.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { lockDeletion } from './deletionLock.ts'

/** Maximum number of characters of a name in lists. */
const MAX_NAME = 200

/** Stored settings record. */
export interface SlicerSettingsRecord {
  readonly id: string
  /** Id of the owner; null until somebody has retrieved the record. */
  readonly userId: number | null
  readonly createdDate: string
  /** Size of its text. */
  readonly bytes: number
}

/** JSON object that a slicer sent. */
export interface SentSettings {
  /** Outline of the object from `readJson`. */
  readonly outline: Fields
  /** UTF-8 bytes of the object, which PostgreSQL stores unchanged. */
  readonly body: Uint8Array
}

/** Builds the statement that stores a JSON object that a slicer sent, for `saveSettings`. */
export function insertSettings(db: Kysely<DB>, { outline, body }: SentSettings): PlainStatement {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const { sql: text, parameters } = db
    .insertInto('slicer_settings')
    .values({ body: sql<string>`${bytes}::json`, ...namesOf(outline) })
    .returning('id')
    // Refuses now what could not be read later: this expression reads the whole object, including values of repeated
    // names, which JSON.parse dropped. Only escapes can be stored and not read; without any, this saves half of the time.
    .$if(bytes.includes('\\u'), (insert) => insert.returning(sql<boolean>`body -> '' is null`.as('isRead')))
    .compile()
  return { sql: text, parameters }
}

/**
 * Extracts the names that lists show. They are stored because parsing up to 4 MiB for each row of a list would take
 * seconds.
 */
function namesOf(body: Fields): { slicer: string | null; title: string | null } {
  const sent = Object.hasOwn(body, 'settings') ? body['settings'] : body
  const settings = isObject(sent) ? sent : {}
  const slicer = textOf(ownProperty(body, 'slicer'))
  const title = firstText(ownProperty(settings, 'print_name'), ownProperty(settings, 'file_name'))
  return { slicer: slicer && truncate(slicer, MAX_NAME), title: title && truncate(title, MAX_NAME) }
}

/**
 * Makes a user the owner of a record that has none. The record stays locked until the transaction ends: of two
 * concurrent first retrievals, one wins.
 * @returns the record with its owner afterwards; null when there is no such record
 * @throws Problem 409 when the user has no room for it
 */
export async function claimSettings(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  id: string,
): Promise<number | null> {
  const record = await trx
    .selectFrom('slicer_settings')
    .select(['user_id', 'bytes'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!record) return null
  if (record.user_id !== null) return record.user_id
  await quotas.requireSettings(trx, userId, record.bytes ?? 0)
  await trx
    .updateTable('slicer_settings')
    .set({ user_id: userId, claimed_date: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
  return userId
}

/**
 * Makes a user the owner of a record that a print names, unless the user already is.
 * @throws Problem 400 naming `slicerSettingsId` when it is unknown or belongs to another user, 409 when the user has no
 * room for it
 */
export async function claimForPrint(trx: Transaction<DB>, quotas: Quotas, userId: number, id: string): Promise<void> {
  if ((await claimSettings(trx, quotas, userId, id)) === userId) return
  throw Problem.invalid({ slicerSettingsId: ['There are no slicer settings with this id that you can use.'] })
}

/**
 * Deletes a record of a user. Prints that refer to it lose the reference and keep everything else, including their
 * images. Waits for a concurrent write of a print that refers to it, and for an import.
 * @throws Problem 404
 */
export async function deleteSettings(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  await lockDeletion(trx, userId)
  const deleted = await trx
    .deleteFrom('slicer_settings')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw Problem.notFound('settings record')
  await trx
    .updateTable('prints')
    .set({ slicer_settings_id: null })
    .where('user_id', '=', userId)
    .where('slicer_settings_id', '=', id)
    .execute()
}

/**
 * Reads a record of any owner without its text; that it belongs to another user is not secret.
 * @returns null when there is no such record
 */
export async function findSettings(db: Kysely<DB>, id: string): Promise<SlicerSettingsRecord | null> {
  const found = await db
    .selectFrom('slicer_settings')
    .select([
      'id',
      'user_id as userId',
      'created_date as createdDate',
      sql<number>`coalesce(bytes, octet_length(body::text))`.as('bytes'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Builds the statement that reads the JSON of a record, as it was sent, for `storedSettings`. */
export function selectBody(db: Kysely<DB>, id: string): PlainStatement {
  const { sql: text, parameters } = db
    .selectFrom('slicer_settings')
    .select('body as value')
    .where('id', '=', id)
    .compile()
  return { sql: text, parameters }
}
