import type { ReadonlyKysely } from 'kysely/readonly'
import type { PublicProfileDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { mayRead } from '../visibility.ts'

/**
 * A profile as others see it, by itself. A suspended user's is no exception: suspension takes the credentials away, and what
 * the user published stays where it is, though the feed no longer brings it to anybody.
 * @param callerId null without credentials
 * @param shareKey the key that was sent with the request
 * @returns null when there is no such user, or the caller may not see the profile
 */
export async function findVisibleProfile(
  db: Pick<ReadonlyKysely<DB>, 'selectFrom'>,
  id: number,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<Omit<PublicProfileDto, 'printCount'> | null> {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'display_name as displayName',
      'bio',
      'show_achievements_on_profile as showAchievementsOnProfile',
      'created_date as createdDate',
      'view_status as viewStatus',
      'share_key as shareKey',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user || !mayRead({ ...user, ownerId: user.id }, callerId, shareKey)) return null
  const { viewStatus: _, shareKey: __, ...profile } = user
  return profile
}
