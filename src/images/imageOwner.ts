import { sql, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { mayRead, type Visibility } from '../kernel/visibility.ts'
import { isStaying } from '../users/staying.ts'
import { lockRow } from '../database/rowLock.ts'

/** Record that images belong to. */
export type ImageOwner = { readonly printId: number } | { readonly projectId: string }

/** Creates the 404 for an image owner that is unknown or not visible. */
export function notFound(subject: ImageOwner): Problem {
  return Problem.notFound('printId' in subject ? 'print' : 'project')
}

/**
 * Finds the user who owns a record that the caller may read.
 * @param callerId null without credentials
 * @param shareKey share key from the link that was followed
 * @throws Problem 404
 */
export async function visibleOwner(
  db: ReadonlyKysely<DB>,
  subject: ImageOwner,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<number> {
  const found = await findImageOwner(db, subject)
  if (!found || !mayRead(found, callerId, shareKey)) throw notFound(subject)
  return found.ownerId
}

async function findImageOwner(db: ReadonlyKysely<DB>, subject: ImageOwner): Promise<Visibility | undefined> {
  const columns = ['user_id as ownerId', 'view_status as viewStatus', 'share_key as shareKey'] as const
  const isOwnerStaying = isStaying(sql.ref<number>('user_id'))
  const query =
    'printId' in subject
      ? db.selectFrom('prints').select(columns).where('id', '=', subject.printId).where(isOwnerStaying)
      : db.selectFrom('projects').select(columns).where('id', '=', subject.projectId).where(isOwnerStaying)
  return query.executeTakeFirst()
}

/**
 * Locks a record until the transaction ends, so that no other transaction adds images to it or deletes it.
 * @returns the number of its images; null when the user has no such record
 */
export async function lockImageOwner(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
): Promise<number | null> {
  const isLocked =
    'printId' in subject
      ? await lockRow(trx, 'prints', userId, subject.printId, 'change')
      : await lockRow(trx, 'projects', userId, subject.projectId, 'change')
  if (!isLocked) return null
  const { count } = await imagesOf(trx, userId, subject)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Selects the rows of a record's images. */
function imagesOf(trx: Transaction<DB>, userId: number, subject: ImageOwner) {
  return trx
    .selectFrom('images')
    .where('user_id', '=', userId)
    .where((image) =>
      'printId' in subject ? image('print_id', '=', subject.printId) : image('project_id', '=', subject.projectId),
    )
}
