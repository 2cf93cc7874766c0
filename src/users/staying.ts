import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** A condition that a user has not asked for the deletion of their account: what such a user published is hidden. */
export function isStaying(userId: Expression<number>): Expression<SqlBool> {
  const account = accountOf(userId)
  return expressionBuilder<DB>().exists(account.where('account.deletion_date', 'is', null))
}

/** A condition that a user is neither leaving nor suspended: for others the service sends nothing. */
export function isServed(userId: Expression<number>): Expression<SqlBool> {
  const account = accountOf(userId).where('account.suspended_date', 'is', null)
  return expressionBuilder<DB>().exists(account.where('account.deletion_date', 'is', null))
}

function accountOf(userId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('users as account')
    .select(sql`1`.as('one'))
    .where('account.id', '=', userId)
}
