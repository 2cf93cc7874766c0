import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import type { AccessToken } from './accessToken.ts'

const MAX_NAME = 30
const MAX_EMAIL = 320

/** User found by a sign-in account. */
export interface Account {
  readonly userId: number
  readonly suspended: boolean
  /** Time when the account will be deleted; null unless its user asked for it. */
  readonly deletionDate: string | null
  /** Stored email, which follows newer tokens. */
  email: string | null
}

/**
 * Finds the user of a sign-in account, or creates the user on first sight: exactly one, regardless of concurrent
 * requests.
 * @param issuer issuer of the token
 * @returns null when the account's user was deleted
 */
export async function accountOf(db: Kysely<DB>, issuer: string, token: AccessToken): Promise<Account | null> {
  const known = await findAccount(db, issuer, token.subject)
  return known ?? (await createAccount(db, issuer, token)) ?? (await findAccount(db, issuer, token.subject))
}

/**
 * Stores the email that the provider currently reports. Keeps the old one when the provider reports none that can be
 * stored.
 */
export async function updateEmail(db: Kysely<DB>, account: Account, token: AccessToken): Promise<void> {
  const email = emailOf(token)
  if (email === null || email === account.email) return
  await db
    .updateTable('users')
    .set({ email, updated_date: sql<string>`now()` })
    .where('id', '=', account.userId)
    .execute()
  account.email = email
}

async function findAccount(db: Kysely<DB>, issuer: string, subject: string): Promise<Account | null> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .select(['users.id', 'users.email', 'users.suspended_date', 'users.deletion_date'])
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.id,
    suspended: row.suspended_date !== null,
    deletionDate: row.deletion_date,
    email: row.email,
  }
}

/**
 * Creates an account and its user. The account is claimed before its user is created, so that a concurrent request that
 * loses leaves no user behind. Returns null to the loser.
 */
function createAccount(db: Kysely<DB>, issuer: string, token: AccessToken): Promise<Account | null> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(
      transaction,
    )
    const taken = await transaction
      .insertInto('identities')
      .values({ issuer, subject: token.subject, user_id: rows[0]?.id ?? 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!taken) return null
    const email = emailOf(token)
    await transaction
      .insertInto('users')
      .values({ id: taken.user_id, display_name: displayName(token), email })
      .execute()
    return { userId: taken.user_id, suspended: false, deletionDate: null, email }
  })
}

/**
 * Chooses a display name. Some providers put the email into `name`; since other users see display names, an address is
 * skipped.
 */
function displayName(token: AccessToken): string {
  const names = token.names.map((name) => [...printable(name)].slice(0, MAX_NAME).join('').trim())
  return names.find((name, index) => name !== '' && !token.names[index]?.includes('@')) ?? 'User'
}

function emailOf({ email }: AccessToken): string | null {
  const usable = email !== null && email.includes('@') && email === printable(email) && email.length <= MAX_EMAIL
  return usable ? email : null
}

/** Removes control characters, which break PostgreSQL (NUL) or pages, and lone surrogates. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
}
