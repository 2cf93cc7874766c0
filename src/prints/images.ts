import { sql, type Expression, type RawBuilder } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { rfc3339 } from '../database/json.ts'

/** Where pictures hang: at a print or at a project, each a value or a column of an outer query. */
export type ImagesOwner =
  { readonly printId: number | Expression<number> } | { readonly projectId: string | Expression<string> }

/** Where a picture is, within a query. */
export function imageUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${baseUrl}::text || '/media/' || ${id}`
}

/** Where the small version of a picture is, within a query. */
export function thumbnailUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${imageUrlOf(baseUrl, id)} || '/thumbnail'`
}

/** The pictures of a record as `ImageDto`, the oldest first; a query of its own, or `jsonArrayFrom` within another. */
export function selectImages(
  db: Pick<ReadonlyKysely<DB>, 'selectFrom'>,
  baseUrl: string,
  userId: number | Expression<number>,
  owner: ImagesOwner,
) {
  return db
    .selectFrom('images as i')
    .select((image) => [
      'i.id',
      imageUrlOf(baseUrl, image.ref('i.id')).as('url'),
      thumbnailUrlOf(baseUrl, image.ref('i.id')).as('thumbnailUrl'),
      'i.width',
      'i.height',
      rfc3339(image.ref('i.created_date')).$notNull().as('createdDate'),
    ])
    .where('i.user_id', '=', userId)
    .where((image) =>
      'printId' in owner ? image('i.print_id', '=', owner.printId) : image('i.project_id', '=', owner.projectId),
    )
    .orderBy('i.created_date')
    .orderBy('i.id')
}
