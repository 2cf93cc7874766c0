import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ViewStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { mayRead } from '../kernel/visibility.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { isStaying } from '../users/staying.ts'
import { imageKey, type Version } from '../media/keys.ts'

/** Stored image that the caller may see. */
export interface VisibleImage {
  readonly key: string
  /** Size in bytes. */
  readonly size: number
  /** Whether anybody may see the image: shared caches may then store responses to requests without a credential. */
  readonly isPublic: boolean
}

/**
 * Finds an image that the caller may read: those who can read its print, project or profile can; images of spools and printers
 * are for their owner.
 * @param callerId null without credentials
 * @param shareKey share key from the link that was followed
 * @throws Problem 404
 */
export async function findVisibleImage(
  db: ReadonlyKysely<DB>,
  imageId: string,
  version: Version,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<VisibleImage> {
  const image = await readByOwner(db, 'images', imageId, callerId, (ownerId) => findImage(db, ownerId, imageId))
  if (!image || !mayRead(image, callerId, shareKey)) throw Problem.notFound('image')
  return {
    key: imageKey(image.ownerId, image.id, version),
    size: version === 'image' ? image.imageBytes : image.thumbnailBytes,
    isPublic: image.viewStatus === 'Public',
  }
}

/** Finds an image with the visibility of what it belongs to. */
async function findImage(db: ReadonlyKysely<DB>, ownerId: number, id: string) {
  return db
    .selectFrom('images as image')
    .leftJoin('prints as p', (join) => join.on('p.user_id', '=', ownerId).onRef('p.id', '=', 'image.print_id'))
    .leftJoin('projects as project', (join) =>
      join.on('project.user_id', '=', ownerId).onRef('project.id', '=', 'image.project_id'),
    )
    .leftJoin('users as profile', (join) =>
      join.on('profile.id', '=', ownerId).onRef('profile.image_id', '=', 'image.id'),
    )
    .select([
      'image.id',
      'image.user_id as ownerId',
      'image.image_bytes as imageBytes',
      'image.thumbnail_bytes as thumbnailBytes',
      sql<ViewStatus>`coalesce(p.view_status, project.view_status, profile.view_status, 'Private')`.as('viewStatus'),
      sql<string | null>`coalesce(p.share_key, project.share_key, profile.share_key)`.as('shareKey'),
    ])
    .where('image.user_id', '=', ownerId)
    .where('image.id', '=', id)
    .where((image) => isStaying(image.ref('image.user_id')))
    .executeTakeFirst()
}
