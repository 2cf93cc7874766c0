import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ConnectedAgentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

/** More than any user has; the contract's bound. */
const MAX_LISTED = 1000

/** An agent, as an accepted request describes it. */
export interface Agent {
  readonly clientId: string
  readonly scopes: readonly string[]
  /** The time of the sign-in (`auth_time`, OpenID Connect Core, section 2); null when the token does not contain it. */
  readonly signedInDate: string | null
}

/**
 * Finds the grant that lets an agent act for a user. The first request of a client creates one. After a revocation only tokens
 * of a later sign-in are accepted, and the first of them creates a new grant, unless the user allows the client again before.
 * @returns the id of the grant, or null when the client is refused
 */
export async function grantOf(db: Kysely<DB>, userId: number, agent: Agent): Promise<string | null> {
  const grant = (await findInForce(db, userId, agent)) ?? (await begin(db, userId, agent))
  // Of two concurrent first requests, the second one finds the grant of the first.
  return grant ?? (await findInForce(db, userId, agent))
}

/** Stores when the agent was last seen, at most once a minute, and its current scopes. */
async function findInForce(db: Kysely<DB>, userId: number, agent: Agent): Promise<string | null> {
  const grant = await db
    .selectFrom('agent_grants')
    .where('user_id', '=', userId)
    .where('client_id', '=', agent.clientId)
    .where('revoked_date', 'is', null)
    .where((where) => where.or([where('barred_date', 'is', null), where('barred_date', '<', agent.signedInDate)]))
    .select(['id', 'scopes', sql<boolean>`last_seen_date <= now() - interval '1 minute'`.as('is_stale')])
    .executeTakeFirst()
  if (!grant) return null
  if (grant.is_stale || grant.scopes.join(' ') !== agent.scopes.join(' ')) {
    await db
      .updateTable('agent_grants')
      .set({ last_seen_date: sql<string>`now()`, scopes: [...agent.scopes] })
      .where('user_id', '=', userId)
      .where('id', '=', grant.id)
      .execute()
  }
  return grant.id
}

/** One statement, so that no revocation happens between the check and the write. */
async function begin(db: Kysely<DB>, userId: number, agent: Agent): Promise<string | null> {
  const { clientId, signedInDate } = agent
  const fresh = {
    id: `grant_${randomBytes(16).toString('base64url')}`,
    client_name: clientId.slice(0, 200),
    scopes: [...agent.scopes],
  }
  const begun = await db
    .insertInto('agent_grants')
    .values({ user_id: userId, client_id: clientId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'client_id'])
        .doUpdateSet({
          ...fresh,
          first_seen_date: sql`excluded.first_seen_date`,
          last_seen_date: sql`excluded.last_seen_date`,
          revoked_date: null,
          allowed_date: null,
          barred_date: sql`case when agent_grants.allowed_date is null then agent_grants.barred_date end`,
        })
        .where('agent_grants.revoked_date', 'is not', null)
        .where((where) =>
          where.or([
            where('agent_grants.allowed_date', 'is not', null),
            where('agent_grants.barred_date', '<', signedInDate),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return begun?.id ?? null
}

/** Stores the name that an agent gives itself. */
export async function nameAgent(db: Kysely<DB>, userId: number, grantId: string, name: string): Promise<void> {
  await db
    .updateTable('agent_grants')
    .set({ client_name: name })
    .where('user_id', '=', userId)
    .where('id', '=', grantId)
    .where('client_name', '<>', name)
    .execute()
}

/**
 * Lists a user's grants, the one seen last first.
 * @param includeRevoked also those whose client is refused
 */
export function listGrants(
  db: ReadonlyKysely<DB>,
  userId: number,
  includeRevoked: boolean,
): Promise<ConnectedAgentDto[]> {
  const grants = db.selectFrom('agent_grants').where('user_id', '=', userId).where('allowed_date', 'is', null)
  return (includeRevoked ? grants : grants.where('revoked_date', 'is', null))
    .select(['id as grantId', 'client_id as clientId', 'client_name as clientName', 'scopes'])
    .select(['first_seen_date as firstSeenDate', 'last_seen_date as lastSeenDate', 'revoked_date as revokedDate'])
    .orderBy('last_seen_date', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
}

/** Revokes a grant; every instance refuses its client from then on. Does nothing without an active grant with this id. */
export async function revoke(trx: Transaction<DB>, userId: number, grantId: string): Promise<void> {
  const now = sql<string>`now()`
  await trx
    .updateTable('agent_grants')
    .set({ revoked_date: now, barred_date: now })
    .where('user_id', '=', userId)
    .where('id', '=', grantId)
    .where('revoked_date', 'is', null)
    .execute()
}

/** Accepts the client of a revoked grant again. Does nothing without a revoked grant with this id. */
export async function allowAgain(trx: Transaction<DB>, userId: number, grantId: string): Promise<void> {
  await trx
    .updateTable('agent_grants')
    .set({ allowed_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', grantId)
    .where('revoked_date', 'is not', null)
    .where('allowed_date', 'is', null)
    .execute()
}
