import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ViewStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Context } from '../contract/operation.ts'
import { Problem } from '../http/problem.ts'
import { WrittenBody } from '../http/reply.ts'
import { pictureKey, type Version } from '../media/keys.ts'
import { servePicture, writePicture } from '../media/serve.ts'
import { mayRead } from '../visibility.ts'

/**
 * Serves a picture to whoever may read the print or project that it belongs to.
 * @param shareKey the key of the link that was followed
 * @throws Problem 404, 416, 503
 */
export async function serveVisible(
  { db, caller, head, store }: Pick<Context<'Media_GetImage'>, 'db' | 'caller' | 'head' | 'store'>,
  imageId: string,
  shareKey: string | undefined,
  version: Version,
): Promise<{ status: 200; body: string }> {
  const image = await findImage(db, imageId)
  if (!image || !mayRead(image, caller?.userId ?? null, shareKey)) throw Problem.notFound('picture')
  const picture = {
    key: pictureKey(image.ownerId, image.id, version),
    size: version === 'image' ? image.imageBytes : image.thumbnailBytes,
    isPublic: image.viewStatus === 'Public',
  }
  const answer = await servePicture(head, picture, store)
  return { status: 200, body: WrittenBody.of<string>((res) => writePicture(res, answer)) }
}

/** A picture with the visibility of its print or project. */
async function findImage(db: ReadonlyKysely<DB>, id: string) {
  return db
    .selectFrom('images as i')
    .leftJoin('prints as p', (join) => join.onRef('p.user_id', '=', 'i.user_id').onRef('p.id', '=', 'i.print_id'))
    .leftJoin('projects as j', (join) => join.onRef('j.user_id', '=', 'i.user_id').onRef('j.id', '=', 'i.project_id'))
    .select([
      'i.id',
      'i.user_id as ownerId',
      'i.image_bytes as imageBytes',
      'i.thumbnail_bytes as thumbnailBytes',
      sql<ViewStatus>`coalesce(p.view_status, j.view_status)`.as('viewStatus'),
      sql<string | null>`coalesce(p.share_key, j.share_key)`.as('shareKey'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()
}
