import { sql, type Transaction } from 'kysely'
import type { BlockedUserDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { Reader } from '../database/reader.ts'
import { DELETED_USER_ID } from '../users/deletedUser.ts'
import { nameForOthers } from '../users/reference.ts'

/** A page of the users whom a user has blocked, the latest first. */
export async function listBlocked(
  db: Reader,
  userId: number,
  limit: number,
  offset: number,
): Promise<{ items: BlockedUserDto[]; totalCount: number }> {
  const items = await db
    .selectFrom('blocked_users as blocked')
    .innerJoin('users as u', 'u.id', 'blocked.blocked_id')
    .select(['blocked.blocked_id as id', nameForOthers('u').as('displayName'), 'blocked.blocked_date as blockedDate'])
    .where('blocked.user_id', '=', userId)
    .orderBy('blocked.blocked_date', 'desc')
    .orderBy('blocked.blocked_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items, totalCount: await countBlocked(db, userId) }
}

/**
 * Blocks a user from commenting on another user's prints. Does nothing when the user is blocked already.
 * @param limit the number of users that one user may block
 * @throws Problem 400 for oneself, 404 for a user whom the caller cannot see and for the deleted user, 409 beyond the limit
 */
export async function block(trx: Transaction<DB>, userId: number, blockedId: number, limit: number): Promise<void> {
  if (blockedId === userId) throw Problem.invalid({ id: ['This must be another user: you cannot block yourself.'] })
  if (await isBlocked(trx, userId, blockedId)) return
  if (blockedId === DELETED_USER_ID || !(await isKnown(trx, userId, blockedId))) throw Problem.notFound('user')
  // Concurrent requests wait for each other, so that they do not exceed the limit.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  if ((await countBlocked(trx, userId)) >= limit) {
    throw new Problem('conflict', `You have blocked ${limit} users, the maximum. Unblock one first.`)
  }
  await trx
    .insertInto('blocked_users')
    .values({ user_id: userId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute()
}

/** Lets a blocked user comment again. Does nothing when the user is not blocked. */
export async function unblock(trx: Transaction<DB>, userId: number, blockedId: number): Promise<void> {
  await trx.deleteFrom('blocked_users').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute()
}

/**
 * Refuses a comment of a user whom the owner of the print has blocked.
 * @throws Problem 403
 */
export async function requireNotBlocked(db: Reader, printOwnerId: number, authorId: number): Promise<void> {
  if (await isBlocked(db, printOwnerId, authorId)) {
    throw new Problem('forbidden', 'The owner of this print has blocked you from commenting on their prints.')
  }
}

async function isBlocked(db: Reader, userId: number, blockedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_users')
    .select('blocked_id')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a user can see the name of another one: on a public profile, or with a comment on their prints. */
async function isKnown(db: Reader, userId: number, otherId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', otherId)
    .where((user) =>
      user.or([
        user.and([user('u.view_status', '=', 'Public'), user('u.deletion_date', 'is', null)]),
        user.exists(
          user
            .selectFrom('comments as comment')
            .select('comment.id')
            .where('comment.user_id', '=', userId)
            .whereRef('comment.author_id', '=', 'u.id'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

async function countBlocked(db: Reader, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('blocked_users')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
