import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { likeContains } from '../database/likeContains.ts'

/** An account, as the operator sees it. */
export interface FoundUser {
  readonly id: number
  readonly displayName: string
  readonly email: string | null
  readonly createdDate: string
  /** Null unless the account is suspended. */
  readonly suspendedDate: string | null
  /** When the account will be deleted; null unless its user asked for it. */
  readonly deletionDate: string | null
  readonly prints: number
  readonly printers: number
  readonly spools: number
  readonly projects: number
  readonly apiKeys: number
  /** Web sessions that have not ended. */
  readonly sessions: number
  /** The last use of a key, a web session or an agent of the user, to the hour; null without one. */
  readonly lastUsedDate: string | null
}

const OWNED = { prints: 'prints', printers: 'printers', spools: 'filaments', projects: 'projects' } as const

/**
 * Finds accounts by their whole id, or by a part of their name or e-mail address, in any case, ordered by id.
 * @param limit the maximum number of accounts
 */
export async function findUsers(db: Kysely<DB>, text: string, limit: number): Promise<FoundUser[]> {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
  const users = await db
    .selectFrom('users')
    .select([
      'id',
      'display_name as displayName',
      'email',
      'created_date as createdDate',
      'suspended_date as suspendedDate',
      'deletion_date as deletionDate',
    ])
    .where((where) =>
      where.or([
        where('id', '=', id),
        where('display_name', 'ilike', likeContains(text)),
        where('email', 'ilike', likeContains(text)),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  const found: FoundUser[] = []
  for (const user of users) found.push({ ...user, ...(await countsOf(db, user.id)), ...(await usesOf(db, user.id)) })
  return found
}

async function countsOf(db: Kysely<DB>, userId: number) {
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(OWNED)) {
    const { count } = await db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[name] = count
  }
  return counts as Record<keyof typeof OWNED, number>
}

/** Credentials that act for the user, and the time of their last use. */
async function usesOf(db: Kysely<DB>, userId: number) {
  const keys = await db
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('last_used_date').as('last')])
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_date', '>', sql<string>`now()`)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('last_used_date').as('last')])
    .executeTakeFirstOrThrow()
  const agents = await db
    .selectFrom('agent_grants')
    .where('user_id', '=', userId)
    .select((row) => row.fn.max('last_seen_date').as('last'))
    .executeTakeFirstOrThrow()
  const dates = [keys.last, sessions.last, agents.last].filter((date) => date !== null)
  return { apiKeys: keys.count, sessions: sessions.count, lastUsedDate: dates.sort().at(-1) ?? null }
}
