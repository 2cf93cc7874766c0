import type { ImageDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { selectImages } from '../images/select.ts'
import { PUBLIC } from '../prints/publicSummary.ts'

/** How many of the latest public prints may have the image. */
const LATEST = 50

/** Image that a link to a profile is shown with. */
export interface ProfileCover {
  readonly image: ImageDto
  /** Whether everybody may see it, also without the key of an unlisted profile. */
  readonly isPublic: boolean
}

/**
 * Finds the cover of the latest public print that has one, otherwise the image of the profile; null without either.
 * @param userId of a profile that the visitor may see
 */
export async function findProfileCover(db: Reader, baseUrl: string, userId: number): Promise<ProfileCover | null> {
  const print = await db
    .selectFrom((latest) =>
      latest
        .selectFrom('prints')
        .select(['id', 'logged_date'])
        .where('user_id', '=', userId)
        .where('view_status', '=', PUBLIC)
        .orderBy('logged_date', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST)
        .as('p'),
    )
    .select('p.id')
    .where((query) =>
      query.exists(
        query
          .selectFrom('images as image')
          .select('image.id')
          .where('image.user_id', '=', userId)
          .whereRef('image.print_id', '=', 'p.id'),
      ),
    )
    .orderBy('p.logged_date', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const owner = print ? { printId: print.id } : { profileOf: userId }
  const image = await selectImages(db, baseUrl, userId, owner).limit(1).executeTakeFirst()
  return image ? { image, isPublic: print !== undefined } : null
}
