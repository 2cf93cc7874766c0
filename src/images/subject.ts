import { sql, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'
import { mayRead, type Visibility } from '../visibility.ts'

/** The record that pictures belong to. */
export type Subject = { readonly printId: number } | { readonly projectId: string }

/** The 404 of a subject that is unknown, or not to be seen. */
export function notFound(subject: Subject): Problem {
  return Problem.notFound('printId' in subject ? 'print' : 'project')
}

/**
 * The owner of a subject that somebody may read.
 * @param callerId null without credentials
 * @param shareKey the key of the link that was followed
 * @throws Problem 404
 */
export async function visibleOwner(
  db: ReadonlyKysely<DB>,
  subject: Subject,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<number> {
  const found = await findSubject(db, subject)
  if (!found || !mayRead(found, callerId, shareKey)) throw notFound(subject)
  return found.ownerId
}

async function findSubject(db: ReadonlyKysely<DB>, subject: Subject): Promise<Visibility | undefined> {
  const columns = ['user_id as ownerId', 'view_status as viewStatus', 'share_key as shareKey'] as const
  const query =
    'printId' in subject
      ? db.selectFrom('prints').select(columns).where('id', '=', subject.printId)
      : db.selectFrom('projects').select(columns).where('id', '=', subject.projectId)
  return query.executeTakeFirst()
}

/**
 * Keeps others from adding pictures to a record, and from deleting it, until the transaction ends.
 * @returns how many pictures it has; null when the user has no such record
 */
export async function lockSubject(trx: Transaction<DB>, userId: number, subject: Subject): Promise<number | null> {
  const record =
    'printId' in subject
      ? trx.selectFrom('prints').select('id').where('id', '=', subject.printId).where('user_id', '=', userId)
      : trx.selectFrom('projects').select('id').where('id', '=', subject.projectId).where('user_id', '=', userId)
  const locked = await record.forNoKeyUpdate().executeTakeFirst()
  if (!locked) return null
  const { count } = await imagesOf(trx, userId, subject)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of a subject's pictures. */
export function imagesOf(trx: Transaction<DB>, userId: number, subject: Subject) {
  return trx
    .selectFrom('images')
    .where('user_id', '=', userId)
    .where((image) =>
      'printId' in subject ? image('print_id', '=', subject.printId) : image('project_id', '=', subject.projectId),
    )
}
