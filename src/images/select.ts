import { sql, type Expression, type RawBuilder } from 'kysely'
import { rfc3339 } from '../database/json.ts'
import type { Reader } from '../database/reader.ts'

/** Owner of images: a record or the profile of a user, each a value or a column of an outer query. */
type Owner =
  | { readonly printId: number | Expression<number> }
  | { readonly projectId: string | Expression<string> }
  | { readonly filamentId: string | Expression<string> }
  | { readonly printerId: number | Expression<number> }
  | { readonly profileOf: number | Expression<number> }
type UserId = number | Expression<number>

/** Order of the images of one record; those that were never moved come last, as they were added. */
const ORDER = sql`image.position, image.created_date, image.id`

/**
 * Selects the images of a record as `ImageDto`, in their order; the first is the cover. Usable as a query of its own, or
 * by `jsonArrayFrom` within another. A condition on some of the images would change their positions.
 */
export function selectImages(db: Reader, baseUrl: string, userId: UserId, owner: Owner) {
  const id = sql.ref<string>('image.id')
  return imagesOf(db, userId, owner).select([
    'image.id',
    imageUrlOf(baseUrl, id).as('url'),
    thumbnailUrlOf(baseUrl, id).as('thumbnailUrl'),
    'image.width',
    'image.height',
    'image.caption',
    sql<number>`(row_number() over (order by ${ORDER}) - 1)::integer`.as('position'),
    rfc3339(sql.ref<string>('image.created_date')).$notNull().as('createdDate'),
  ])
}

/** Selects the thumbnail URL of a record's cover, within another query. */
export function selectThumbnailUrl(db: Reader, baseUrl: string, userId: UserId, owner: Owner) {
  return imagesOf(db, userId, owner)
    .select((image) => thumbnailUrlOf(baseUrl, image.ref('image.id')).as('url'))
    .limit(1)
}

/** Selects the id of a record's cover, within another query. */
export function selectCoverId(db: Reader, userId: UserId, owner: Owner) {
  return imagesOf(db, userId, owner).select('image.id').limit(1)
}

/** Condition on a row named `image`: that it belongs to a record. */
export function isImageOf(owner: Owner): RawBuilder<boolean> {
  if ('printId' in owner) return sql`image.print_id = ${owner.printId}`
  if ('projectId' in owner) return sql`image.project_id = ${owner.projectId}`
  if ('filamentId' in owner) return sql`image.filament_id = ${owner.filamentId}`
  if ('printerId' in owner) return sql`image.printer_id = ${owner.printerId}`
  return sql`image.id = (select account.image_id from users as account where account.id = ${owner.profileOf})`
}

/** Selects images in their order. */
function imagesOf(db: Reader, userId: UserId, owner: Owner) {
  return db
    .selectFrom('images as image')
    .where('image.user_id', '=', userId)
    .where(isImageOf(owner))
    .orderBy('image.position')
    .orderBy('image.created_date')
    .orderBy('image.id')
}

function imageUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${baseUrl}::text || '/media/' || ${id}`
}

function thumbnailUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${imageUrlOf(baseUrl, id)} || '/thumbnail'`
}
