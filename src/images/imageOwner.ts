import { sql, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { mayRead, type Visibility } from '../kernel/visibility.ts'
import type { Reader } from '../database/reader.ts'
import { lockRow } from '../database/rowLock.ts'
import { lockProfile } from '../users/profile.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { isStaying } from '../users/staying.ts'
import { isImageOf } from './select.ts'

/** Record that others than its owner may read, and that has images. */
export type SharedOwner = { readonly printId: number } | { readonly projectId: string }

/** Record that nobody but its owner may read, and that has images. */
export type PrivateOwner = { readonly filamentId: string } | { readonly printerId: number }

/** Record with a list of images. */
export type ListOwner = SharedOwner | PrivateOwner

/** Record that images belong to; `profileOf` is the id of a user, whose profile has one image at most. */
export type ImageOwner = ListOwner | { readonly profileOf: number }

/** Row that images belong to. */
interface OwnerRow {
  readonly table: 'prints' | 'projects' | 'filaments' | 'printers'
  readonly id: number | string
  readonly noun: string
}

/** Creates the 404 for an image owner that is unknown or not visible. */
export function notFound(subject: ImageOwner): Problem {
  return Problem.notFound(rowOf(subject)?.noun ?? 'user')
}

/** Returns the row that images belong to; null for a profile, whose row is the user's. */
function rowOf(subject: ImageOwner): OwnerRow | null {
  if ('printId' in subject) return { table: 'prints', id: subject.printId, noun: 'print' }
  if ('projectId' in subject) return { table: 'projects', id: subject.projectId, noun: 'project' }
  if ('filamentId' in subject) return { table: 'filaments', id: subject.filamentId, noun: 'spool' }
  return 'printerId' in subject ? { table: 'printers', id: subject.printerId, noun: 'printer' } : null
}

/**
 * Finds the user who owns a record that the caller may read.
 * @param callerId null without credentials
 * @param shareKey share key from the link that was followed
 * @throws Problem 404
 */
export async function visibleOwner(
  db: ReadonlyKysely<DB>,
  subject: SharedOwner,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<number> {
  const read = (ownerId: number) => findVisibility(db, ownerId, subject)
  const found =
    'printId' in subject
      ? await readByOwner(db, 'prints', subject.printId, callerId, read)
      : await readByOwner(db, 'projects', subject.projectId, callerId, read)
  if (!found || !mayRead(found, callerId, shareKey)) throw notFound(subject)
  return found.ownerId
}

function findVisibility(
  db: ReadonlyKysely<DB>,
  ownerId: number,
  subject: SharedOwner,
): Promise<Visibility | undefined> {
  // Both tables have the columns; Kysely's types accept one table at a time.
  const [table, id] = 'printId' in subject ? (['prints', subject.printId] as const) : ['projects', subject.projectId]
  return db
    .selectFrom(table as 'prints')
    .select(['user_id as ownerId', 'view_status as viewStatus', 'share_key as shareKey'])
    .where('user_id', '=', ownerId)
    .where('id', '=', id as number)
    .where((row) => isStaying(row.ref('user_id')))
    .executeTakeFirst()
}

/**
 * Requires that a record which nobody else can read is the user's.
 * @throws Problem 404
 */
export async function requireOwn(db: Reader, userId: number, subject: PrivateOwner): Promise<void> {
  const query =
    'filamentId' in subject
      ? db.selectFrom('filaments').select('user_id').where('user_id', '=', userId).where('id', '=', subject.filamentId)
      : db.selectFrom('printers').select('user_id').where('user_id', '=', userId).where('id', '=', subject.printerId)
  if (!(await query.executeTakeFirst())) throw notFound(subject)
}

/**
 * Locks a record until the transaction ends, so that no other transaction changes its images or deletes it.
 * @returns false when the user has no such record
 */
export async function lockOwner(trx: Transaction<DB>, userId: number, subject: ImageOwner): Promise<boolean> {
  const row = rowOf(subject)
  if (row) return lockRow(trx, row.table, userId, row.id, 'change')
  await lockProfile(trx, userId)
  return true
}

/**
 * Locks a record like `lockOwner`.
 * @returns the number of its images; null when the user has no such record
 */
export async function lockImageOwner(trx: Transaction<DB>, userId: number, subject: ListOwner): Promise<number | null> {
  if (!(await lockOwner(trx, userId, subject))) return null
  const { count } = await trx
    .selectFrom('images as image')
    .select(sql<number>`count(*)`.as('count'))
    .where('image.user_id', '=', userId)
    .where(isImageOf(subject))
    .executeTakeFirstOrThrow()
  return count
}
