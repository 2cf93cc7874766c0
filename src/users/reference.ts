import { sql, type RawBuilder } from 'kysely'
import type { UserReferenceDto } from '../../generated/api.d.ts'
import { DELETED_USER_ID, DELETED_USER_NAME } from './deletedUser.ts'

/**
 * Selects a user as others see them, within a query that names the row of the user. One who has asked for the deletion
 * of their account is a deleted user already.
 */
export function userReference(name: 'owner' | 'author'): RawBuilder<UserReferenceDto> {
  const column = (column: string) => sql.ref(`${name}.${column}`)
  const isStaying = sql`${column('deletion_date')} is null`
  const hasPublicProfile = sql`${isStaying} and ${column('view_status')} = 'Public'`
  return sql<UserReferenceDto>`json_build_object(
    'id', case when ${isStaying} then ${column('id')} else ${DELETED_USER_ID}::bigint end,
    'displayName', ${nameForOthers(name)},
    'hasPublicProfile', ${hasPublicProfile},
    'imageId', case when ${hasPublicProfile} then ${column('image_id')} end)`
}

/**
 * Selects the name of a user as others see it, within a query that names the row of the user.
 * @param name name of the row
 */
export function nameForOthers(name: string): RawBuilder<string> {
  const column = (column: string) => sql.ref(`${name}.${column}`)
  return sql<string>`case when ${column('deletion_date')} is null then ${column('display_name')} else ${DELETED_USER_NAME} end`
}
