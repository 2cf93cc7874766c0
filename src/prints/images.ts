import { sql, type Expression, type RawBuilder } from 'kysely'

/** Where a picture is: its id is the random name of its file. */
export function imageUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/media/${id}`
}

/** Where the small version of a picture is. */
export function thumbnailUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/media/${id}/thumbnail`
}

/** The same within a query. */
export function thumbnailUrlOf(baseUrl: string, id: Expression<string>): RawBuilder<string> {
  return sql<string>`${baseUrl}::text || '/media/' || ${id} || '/thumbnail'`
}
