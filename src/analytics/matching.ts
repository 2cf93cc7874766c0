import { sql, type RawBuilder } from 'kysely'
import { inHashedSubquery } from '../database/hashedSubquery.ts'
import type { PrintFilter } from './filter.ts'

/**
 * Selects a user's prints that match a filter, regardless of their start. Ids of other users match nothing, because only the
 * user's rows are read; a list of only such ids gives an empty result.
 * @returns a condition on a print named `p`
 */
export function matchesPrint(filter: PrintFilter): RawBuilder<boolean> {
  const conditions = [sql`p.user_id = ${filter.userId}`]
  if (filter.statuses) conditions.push(sql`p.status = any(${filter.statuses}::print_status[])`)
  if (filter.printerIds) conditions.push(sql`p.printer_id = any(${filter.printerIds}::bigint[])`)
  if (filter.projectIds) conditions.push(sql`p.project_id = any(${filter.projectIds}::uuid[])`)
  if (filter.filamentIds)
    conditions.push(inHashedSubquery(sql`p.id`, printsThatUsed(filter.userId, filter.filamentIds)))
  return all(conditions)
}

/**
 * Selects every usage of the prints that match a filter.
 * @returns a condition on a usage named `u`
 */
export function matchesUse(filter: PrintFilter): RawBuilder<boolean> {
  const { userId, printerIds, projectIds, filamentIds } = filter
  const conditions = [sql`u.user_id = ${userId}`]
  if (filter.statuses) conditions.push(sql`u.status = any(${filter.statuses}::print_status[])`)
  if (filamentIds) conditions.push(inHashedSubquery(sql`u.print_id`, printsThatUsed(userId, filamentIds)))
  if (printerIds || projectIds) {
    const prints = matchesPrint({ userId, printerIds, projectIds, filamentIds: undefined, statuses: undefined })
    conditions.push(inHashedSubquery(sql`u.print_id`, sql`select p.id from prints p where ${prints}`))
  }
  return all(conditions)
}

function printsThatUsed(userId: number, filamentIds: readonly string[]): RawBuilder<unknown> {
  return sql`select f.print_id from filament_usages f where f.user_id = ${userId} and f.filament_id = any(${filamentIds}::uuid[])`
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([...conditions], sql` and `)}`
}
