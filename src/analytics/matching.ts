import { sql, type RawBuilder } from 'kysely'
import { isAmong } from '../database/isAmong.ts'
import type { PrintFilter } from './filter.ts'

/**
 * The rows of a user that a filter lets through, whenever they started. Ids of somebody else match nothing, because only the
 * user's rows are looked at; a list of only such ids gives nothing.
 * @returns a condition on a print that is named `p`
 */
export function matchesPrint(filter: PrintFilter): RawBuilder<boolean> {
  const conditions = [sql`p.user_id = ${filter.userId}`]
  if (filter.statuses) conditions.push(sql`p.status = any(${filter.statuses}::print_status[])`)
  if (filter.printerIds) conditions.push(sql`p.printer_id = any(${filter.printerIds}::bigint[])`)
  if (filter.projectIds) conditions.push(sql`p.project_id = any(${filter.projectIds}::uuid[])`)
  if (filter.filamentIds) conditions.push(isAmong(sql`p.id`, printsThatUsed(filter.userId, filter.filamentIds)))
  return all(conditions)
}

/**
 * The same for what prints used: every use of a print that the filter lets through.
 * @returns a condition on a usage that is named `u`
 */
export function matchesUse(filter: PrintFilter): RawBuilder<boolean> {
  const { userId, printerIds, projectIds, filamentIds } = filter
  const conditions = [sql`u.user_id = ${userId}`]
  if (filter.statuses) conditions.push(sql`u.status = any(${filter.statuses}::print_status[])`)
  if (filamentIds) conditions.push(isAmong(sql`u.print_id`, printsThatUsed(userId, filamentIds)))
  if (printerIds || projectIds) {
    const prints = matchesPrint({ userId, printerIds, projectIds, filamentIds: undefined, statuses: undefined })
    conditions.push(isAmong(sql`u.print_id`, sql`select p.id from prints p where ${prints}`))
  }
  return all(conditions)
}

function printsThatUsed(userId: number, filamentIds: readonly string[]): RawBuilder<unknown> {
  return sql`select f.print_id from filament_usages f where f.user_id = ${userId} and f.filament_id = any(${filamentIds}::uuid[])`
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([...conditions], sql` and `)}`
}
