import type { PublicProfileDto } from '../../generated/api.d.ts'
import { mayRead } from '../kernel/visibility.ts'
import type { Reader } from '../database/reader.ts'

/**
 * A profile as others see it, without the user's records. Suspension only disables the credentials of a user: the public profile and
 * other published records stay readable, but no longer appear in the feed.
 * @param callerId null without credentials
 * @param shareKey the key that was sent with the request
 * @returns null when the user does not exist, or the caller cannot see the profile
 */
export async function findVisibleProfile(
  db: Reader,
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
      'image_id as imageId',
      'created_date as createdDate',
      'view_status as viewStatus',
      'share_key as shareKey',
    ])
    .where('id', '=', id)
    .where('deletion_date', 'is', null)
    .executeTakeFirst()
  if (!user || !mayRead({ ...user, ownerId: user.id }, callerId, shareKey)) return null
  const { viewStatus: _, shareKey: __, ...profile } = user
  return profile
}
