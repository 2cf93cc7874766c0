import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PublicPrintSummaryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { asJson, rfc3339 } from '../database/json.ts'
import type { Reader } from '../database/reader.ts'
import { JsonText } from '../kernel/jsonText.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { userReference } from '../users/reference.ts'
import { selectPrinterModel } from './printerModel.ts'
import { materialsForVisitors } from './shared.ts'
import { materialType, usedMaterials } from './usedMaterials.ts'

type Named = DB & { readonly p: DB['prints']; readonly owner: DB['users'] }

/** In the text of a statement: with a parameter in its place the indexes of public prints would not serve. */
export const PUBLIC = sql<'Public'>`'Public'`

/**
 * A print in short as others see it, by the contract's names, in a query that names it `p` and its owner `owner`.
 * It has only what visitors see.
 * @param userId the owner
 */
export function publicSummary(
  baseUrl: string,
  userId: number | Expression<number>,
): Record<keyof PublicPrintSummaryDto, Expression<unknown>> {
  const query = expressionBuilder<Named, 'p' | 'owner'>()
  return {
    id: query.ref('p.id'),
    title: query.ref('p.title'),
    status: query.ref('p.status'),
    startDate: rfc3339(query.ref('p.start_date')),
    endDate: rfc3339(query.ref('p.end_date')),
    printTimeInSeconds: query.ref('p.print_time_in_seconds'),
    ...materialsForVisitors({
      filamentAmountMg: query.ref('p.filament_amount_mg'),
      filaments: jsonArrayFrom(
        usedMaterials(userId).select([
          materialType.as('materialType'),
          'f.brand',
          'f.color_hex as colorHex',
          sql<string[]>`coalesce(f.colors, '{}')`.as('colors'),
          sql<number | null>`coalesce(u.amount_mg, u.estimated_amount_mg)`.as('amountMg'),
        ]),
      ),
    }),
    tags: query.ref('p.tags'),
    copies: query.ref('p.copies'),
    allowComments: query.ref('p.allow_comments'),
    commentCount: query.ref('p.comment_count'),
    thumbnailUrl: selectThumbnailUrl(expressionBuilder<DB>(), baseUrl, userId, {
      printId: query.ref('p.id'),
    }),
    printerModel: selectPrinterModel(userId),
    owner: userReference('owner'),
    createdDate: rfc3339(query.ref('p.created_date')),
  }
}

/**
 * A page of the prints of a user that everybody may see, the most recent first. The items are JSON text that the response
 * takes as it is.
 */
export async function listPublicPrints(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  userId: number,
  limit: number,
  offset: number,
): Promise<PublicPrintSummaryDto[]> {
  const rows = await db
    // The page comes first, so that what belongs to a print is looked up for these only.
    .selectFrom((query) =>
      query
        .selectFrom('prints as page')
        .select('page.id')
        .where('page.user_id', '=', userId)
        .where('page.view_status', '=', PUBLIC)
        .orderBy('page.logged_date', 'desc')
        .orderBy('page.id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('prints as p', (join) => join.on('p.user_id', '=', userId).onRef('p.id', '=', 'page.id'))
    .innerJoin('users as owner', 'owner.id', 'p.user_id')
    .select(asJson(publicSummary(baseUrl, userId)).as('item'))
    .orderBy('p.logged_date', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return JsonText.list(rows.map((row) => row.item))
}

/** Counts the public prints of a user. */
export async function countPublicPrints(db: Reader, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('prints')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('view_status', '=', PUBLIC)
    .executeTakeFirstOrThrow()
  return count
}
