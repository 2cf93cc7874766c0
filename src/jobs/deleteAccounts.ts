import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { DELETED_USER_ID, DELETED_USER_NAME } from '../users/deletedUser.ts'
import { excerptOf } from '../comments/excerpt.ts'
import { inTransaction } from '../database/transaction.ts'
import { notifyIdentityChanged } from '../identity/changes.ts'
import { deletePieces } from '../exports/pieces.ts'
import { removeImagesOfJob } from '../media/images.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { commentMessage, commentPath } from '../outbox/notificationTexts.ts'
import { deleteRows } from './deleteRows.ts'

/** Images, and comments under the prints of others, per statement. */
const BATCH = 500

/** Tables with a column `user_id`. */
type Owned = { [Table in keyof DB]: 'user_id' extends keyof DB[Table] ? Table : never }[keyof DB]

/**
 * Primary keys of the tables with a user's rows, in the order in which they are emptied: a table comes before those
 * that its foreign keys refer to. A table that is missing here does not compile.
 */
const KEYS: Readonly<Record<Exclude<Owned, 'images' | 'identities'>, readonly [string, ...string[]]>> = {
  api_keys: ['key_hash'],
  spool_connections: ['user_id', 'id'],
  spool_settings: ['user_id', 'key'],
  spool_fields: ['user_id', 'entity', 'key'],
  agent_grants: ['user_id', 'client_id'],
  sessions: ['id_hash'],
  push_devices: ['token'],
  push_deliveries: ['user_id', 'token', 'topic'],
  notification_settings: ['user_id'],
  idempotency_keys: ['user_id', 'key'],
  exports: ['user_id', 'id'],
  notifications: ['user_id', 'id'],
  outbox: ['user_id', 'id'],
  webhook_attempts: ['user_id', 'webhook_id', 'delivery_id', 'number'],
  webhook_deliveries: ['user_id', 'webhook_id', 'id'],
  webhooks: ['user_id', 'id'],
  import_parts: ['user_id', 'import_id', 'number'],
  import_rows: ['user_id', 'import_id', 'position'],
  import_additions: ['user_id', 'import_id', 'kind', 'key'],
  imports: ['user_id', 'id'],
  imported_records: ['user_id', 'kind', 'source_key'],
  pending_events: ['user_id', 'id'],
  events: ['user_id', 'position'],
  event_heads: ['user_id'],
  device_events: ['user_id', 'id'],
  dismissed_hints: ['user_id', 'key', 'tier'],
  earned_achievements: ['user_id', 'key', 'tier'],
  blocked_users: ['user_id', 'blocked_id'],
  written_comments: ['user_id', 'comment_id'],
  comments: ['user_id', 'id'],
  spool_use_requests: ['user_id', 'connection_id', 'fingerprint'],
  spool_uses: ['user_id', 'id'],
  filament_usages: ['user_id', 'id'],
  filament_ledger: ['user_id', 'id'],
  loaded_filaments: ['user_id', 'printer_id', 'slot'],
  maintenance_entries: ['user_id', 'id'],
  print_settings: ['user_id', 'print_id'],
  prints: ['user_id', 'id'],
  public_prints: ['user_id', 'print_id'],
  slicer_settings: ['id'],
  filaments: ['user_id', 'id'],
  filament_types: ['user_id', 'id'],
  stock_watches: ['user_id'],
  brands: ['user_id', 'id'],
  printers: ['user_id', 'id'],
  projects: ['user_id', 'id'],
}

/** Dependencies of the deletion of accounts. */
export interface DeletionServices {
  readonly db: Kysely<DB>
  readonly store: MediaStore
  readonly log: Logger
}

/**
 * Deletes the accounts whose time has come, with everything of their users. Each step commits, and the account comes
 * last: after a failure the next run continues.
 * @param now the database's time
 * @returns the number of deleted accounts
 */
export async function deleteAccounts(services: DeletionServices, now: Date): Promise<number> {
  const due = await services.db
    .selectFrom('users')
    .select('id')
    .where('deletion_date', '<=', now.toISOString())
    .orderBy('deletion_date')
    .execute()
  for (const { id } of due) await deleteAccount(services, id)
  return due.length
}

async function deleteAccount(services: DeletionServices, userId: number): Promise<void> {
  const { db, log } = services
  await deleteImages(services, userId)
  await deleteArchives(services, userId)
  await leaveComments(db, userId)
  await deleteRows(db, { table: 'blocked_users', key: KEYS.blocked_users, where: sql<boolean>`blocked_id = ${userId}` })
  await deleteRows(db, {
    table: 'written_comments',
    key: KEYS.written_comments,
    where: sql<boolean>`owner_id = ${userId}`,
  })
  for (const [table, key] of Object.entries(KEYS)) {
    const owned = { table: table as keyof typeof KEYS, key, where: sql<boolean>`user_id = ${userId}` }
    await deleteRows(db, key[0] === 'user_id' ? { ...owned, userId } : owned)
  }
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('identities').where('user_id', '=', userId).execute()
    await trx.deleteFrom('users').where('id', '=', userId).execute()
    await notifyIdentityChanged(trx, userId)
  })
  log.info({ userId }, 'an account was deleted with everything of its user')
}

/** The rows first: bytes without a row are removed by the sweep of the store if this run is interrupted. */
async function deleteImages({ db, store, log }: DeletionServices, userId: number): Promise<void> {
  for (;;) {
    const rows = await db
      .deleteFrom('images')
      .where('user_id', '=', userId)
      .where('id', 'in', (query) => query.selectFrom('images').select('id').where('user_id', '=', userId).limit(BATCH))
      .returning('id')
      .execute()
    if (rows.length === 0) return
    await removeImagesOfJob(
      store,
      userId,
      rows.map(({ id }) => id),
      log,
    )
  }
}

/** The pieces first: their keys are known from the rows only. An instance that makes an archive notices and deletes its own. */
async function deleteArchives({ db, store }: DeletionServices, userId: number): Promise<void> {
  const rows = await db
    .updateTable('exports')
    .set({ deleted_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .returning(['attempt', 'pieces'])
    .execute()
  for (const { attempt, pieces } of rows) if (attempt) await deletePieces(store, { userId, attempt }, pieces)
}

/** Comments under the prints of others stay, as those of a deleted user; their notifications name nobody. */
async function leaveComments(db: Kysely<DB>, userId: number): Promise<void> {
  const written = () => db.selectFrom('comments').where('author_id', '=', userId).where('user_id', '<>', userId)
  for (;;) {
    const comments = await written().select(['user_id', 'id', 'print_id', 'body']).limit(BATCH).execute()
    if (comments.length === 0) return
    for (const [ownerId, left] of Map.groupBy(comments, ({ user_id }) => user_id)) {
      await leaveCommentsUnder(db, ownerId, userId, left)
    }
  }
}

/** Comment that stays when the account of its author is deleted. */
interface LeftComment {
  readonly id: number
  readonly print_id: number
  readonly body: string
}

/** Leaves comments under the prints of one user. */
async function leaveCommentsUnder(
  db: Kysely<DB>,
  ownerId: number,
  userId: number,
  comments: readonly LeftComment[],
): Promise<void> {
  const ids = comments.map(({ id }) => id)
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('users')
      .values({ id: DELETED_USER_ID, display_name: DELETED_USER_NAME })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await nameNobody(trx, ownerId, comments)
    await trx
      .deleteFrom('outbox')
      .where('user_id', '=', ownerId)
      .where('type', '=', 'Comment')
      .where(sql<boolean>`payload ->> 'authorId' = ${String(userId)}`)
      .execute()
    await trx
      .updateTable('comments')
      .set({ author_id: DELETED_USER_ID })
      .where('user_id', '=', ownerId)
      .where('id', 'in', ids)
      .where('author_id', '=', userId)
      .execute()
  })
}

/** Writes the notifications of comments again, as those of a deleted user. Those of comments that are gone are gone as well. */
async function nameNobody(trx: Transaction<DB>, ownerId: number, comments: readonly LeftComment[]): Promise<void> {
  const bodies = new Map(comments.map(({ id, print_id, body }) => [commentPath(print_id, id), body]))
  const notifications = await trx
    .selectFrom('notifications')
    .select(['id', 'title', 'action_path as path'])
    .where('user_id', '=', ownerId)
    .where('type', '=', 'Comment')
    .where('action_path', 'in', [...bodies.keys()])
    .execute()
  const messages = notifications.map(({ title, path }) =>
    commentMessage(title, DELETED_USER_NAME, excerptOf(bodies.get(path ?? '') ?? '')),
  )
  await sql`update notifications set message = written.message
    from unnest(${notifications.map(({ id }) => id)}::uuid[], ${messages}::text[]) as written (id, message)
    where notifications.user_id = ${ownerId} and notifications.id = written.id`.execute(trx)
}
