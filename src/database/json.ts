import { sql, type Expression, type RawBuilder } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'

/**
 * Builds a row as JSON text in PostgreSQL, which the service passes on unchanged. For a page of 25 prints this costs a
 * third of the CPU time of reading 27 columns per row and writing JSON from them.
 */
export function asJson(members: Record<string, Expression<unknown>>): RawBuilder<string> {
  return sql<string>`${jsonBuildObject(members)}::text`
}

/**
 * Formats a timestamp like the pool's parsers: RFC 3339 in UTC, with milliseconds. The zone is in the statement, since a pooler between
 * the service and PostgreSQL may not pass the session's on.
 */
export function rfc3339(column: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
