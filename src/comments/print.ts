import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { mayRead, type Visibility } from '../kernel/visibility.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { isStaying } from '../users/staying.ts'
import type { Reader } from '../database/reader.ts'
import { lockRow } from '../database/rowLock.ts'

/** The part of a print that its comments depend on. */
export interface CommentedPrint extends Visibility {
  readonly id: number
  readonly title: string
  readonly allowComments: boolean
}

/**
 * The print whose comments the caller requests.
 * @param callerId null without credentials
 * @param shareKey the key that was sent with the request
 * @throws Problem 404 when the caller may not see it
 */
export async function requireVisiblePrint(
  db: Reader,
  id: number,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<CommentedPrint> {
  const print = await readByOwner(db, 'prints', id, callerId, (ownerId) => readPrint(db, ownerId, id))
  return requireVisible(print, callerId, shareKey)
}

/**
 * Whether the caller may see a print of a user. The other parameters are those of `requireVisiblePrint`.
 * @param ownerId the owner of the print
 */
export async function isVisiblePrint(
  db: Reader,
  ownerId: number,
  id: number,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<boolean> {
  const print = await readPrint(db, ownerId, id)
  return print !== null && mayRead(print, callerId, shareKey)
}

/**
 * The print whose comments the caller requests, locked until the transaction ends.
 * @throws Problem 404 when the caller may not see it
 */
export async function lockVisiblePrint(
  trx: Transaction<DB>,
  id: number,
  callerId: number,
  shareKey: string | undefined,
): Promise<CommentedPrint> {
  const print = await readByOwner(trx, 'prints', id, callerId, async (ownerId) => {
    const isLocked = await lockRow(trx, 'prints', ownerId, id, 'change')
    return isLocked ? readPrint(trx, ownerId, id) : null
  })
  return requireVisible(print, callerId, shareKey)
}

async function readPrint(db: Reader, ownerId: number, id: number): Promise<CommentedPrint | null> {
  const print = await db
    .selectFrom('prints')
    .select([
      'id',
      'title',
      'allow_comments as allowComments',
      'user_id as ownerId',
      'view_status as viewStatus',
      'share_key as shareKey',
    ])
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .where((row) => isStaying(row.ref('user_id')))
    .executeTakeFirst()
  return print ?? null
}

function requireVisible(
  print: CommentedPrint | null,
  callerId: number | null,
  shareKey: string | undefined,
): CommentedPrint {
  if (!print || !mayRead(print, callerId, shareKey)) throw Problem.notFound('print')
  return print
}
