import { sql, type Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { DB } from '../../generated/database.d.ts'

/**
 * Stores accounts with the issuer that they are found by. Earlier versions stored the address of the development provider, so that
 * everybody had an empty logbook after a start on another port.
 */
export async function adoptAccounts(
  db: Kysely<DB>,
  { oidcIssuer, accountIssuer }: Pick<Config, 'oidcIssuer' | 'accountIssuer'>,
): Promise<void> {
  if (oidcIssuer === accountIssuer) return
  await sql`update identities as earlier set issuer = ${accountIssuer}
    where issuer = ${oidcIssuer} and not exists (
      select from identities as known where known.issuer = ${accountIssuer} and known.subject = earlier.subject)`.execute(
    db,
  )
}
