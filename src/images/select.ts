import { sql, type Expression, type RawBuilder } from 'kysely'
import { rfc3339 } from '../database/json.ts'
import type { Reader } from '../database/reader.ts'

/** Owner of images: a print or a project, each a value or a column of an outer query. */
type Owner = { readonly printId: number | Expression<number> } | { readonly projectId: string | Expression<string> }
type UserId = number | Expression<number>
/**
 * Selects the images of a record as `ImageDto`, oldest first. Usable as a query of its own, or by `jsonArrayFrom`
 * within another.
 */
export function selectImages(db: Reader, baseUrl: string, userId: UserId, owner: Owner) {
  return imagesOf(db, userId, owner).select(imageColumns(baseUrl))
}

/** Columns of an `ImageDto`, of images that are aliased as `image`. */
export function imageColumns(baseUrl: string) {
  const id = sql.ref<string>('image.id')
  return [
    'image.id',
    imageUrlOf(baseUrl, id).as('url'),
    thumbnailUrlOf(baseUrl, id).as('thumbnailUrl'),
    'image.width',
    'image.height',
    rfc3339(sql.ref<string>('image.created_date')).$notNull().as('createdDate'),
  ] as const
}

/** Selects the thumbnail URL of a record's oldest image, within another query. */
export function selectThumbnailUrl(db: Reader, baseUrl: string, userId: UserId, owner: Owner) {
  return imagesOf(db, userId, owner)
    .select((image) => thumbnailUrlOf(baseUrl, image.ref('image.id')).as('url'))
    .limit(1)
}

/** Selects images, oldest first. */
function imagesOf(db: Reader, userId: UserId, owner: Owner) {
  return db
    .selectFrom('images as image')
    .where('image.user_id', '=', userId)
    .where((image) =>
      'printId' in owner
        ? image('image.print_id', '=', owner.printId)
        : image('image.project_id', '=', owner.projectId),
    )
    .orderBy('image.created_date')
    .orderBy('image.id')
}

function imageUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${baseUrl}::text || '/media/' || ${id}`
}

function thumbnailUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${imageUrlOf(baseUrl, id)} || '/thumbnail'`
}
