import { sql, type RawBuilder } from 'kysely'
import { inHashedSubquery } from '../../database/hashedSubquery.ts'
import type { PrintSelection } from './filter.ts'

/**
 * Selects a user's prints that match a filter, regardless of their start. Ids of other users match nothing, because only the
 * user's rows are read; a list of only such ids gives an empty result.
 * @returns a condition on a print named `p`
 */
export function matchesPrint(selection: PrintSelection): RawBuilder<boolean> {
  const { userId, statuses, printerIds, projectIds, filamentIds } = selection
  const conditions = [sql`p.user_id = ${userId}`]
  if (statuses) conditions.push(sql`p.status = any(${statuses}::print_status[])`)
  if (printerIds) conditions.push(sql`p.printer_id = any(${printerIds}::bigint[])`)
  if (projectIds) conditions.push(sql`p.project_id = any(${projectIds}::uuid[])`)
  if (filamentIds) conditions.push(inHashedSubquery(sql`p.id`, printsThatUsed(userId, filamentIds)))
  return conjunction(conditions)
}

/**
 * Selects every usage of the prints that match a filter.
 * @returns a condition on a usage named `u`
 */
export function matchesUsage(selection: PrintSelection): RawBuilder<boolean> {
  const { userId, statuses, printerIds, projectIds, filamentIds } = selection
  const conditions = [sql`u.user_id = ${userId}`]
  if (statuses) conditions.push(sql`u.status = any(${statuses}::print_status[])`)
  if (filamentIds) conditions.push(inHashedSubquery(sql`u.print_id`, printsThatUsed(userId, filamentIds)))
  if (printerIds || projectIds) {
    const prints = matchesPrint({ userId, printerIds, projectIds, filamentIds: undefined, statuses: undefined })
    conditions.push(inHashedSubquery(sql`u.print_id`, sql`select p.id from prints p where ${prints}`))
  }
  return conjunction(conditions)
}

/**
 * Selects maintenance entries that match a filter. Only completed maintenance has a cost. An entry has a printer, but no spool,
 * project or status: a filter on one of these matches no entry.
 * @returns a condition on a maintenance entry named `entry`
 */
export function matchesMaintenanceEntry(selection: PrintSelection): RawBuilder<boolean> {
  const { userId, statuses, printerIds, projectIds, filamentIds } = selection
  const conditions = [sql`entry.user_id = ${userId} and entry.done`]
  if (printerIds) conditions.push(sql`entry.printer_id = any(${printerIds}::bigint[])`)
  if (filamentIds || projectIds || statuses) conditions.push(sql`false`)
  return conjunction(conditions)
}

/**
 * Selects printers that match a filter.
 * @returns a condition on a printer named `printer`
 */
export function matchesPrinter({ userId, printerIds }: PrintSelection): RawBuilder<boolean> {
  const isNamed = printerIds === undefined ? sql`true` : sql`printer.id = any(${printerIds}::bigint[])`
  return sql<boolean>`printer.user_id = ${userId} and ${isNamed}`
}

function printsThatUsed(userId: number, filamentIds: readonly string[]): RawBuilder<unknown> {
  return sql`select spool_usage.print_id from filament_usages spool_usage
    where spool_usage.user_id = ${userId} and spool_usage.filament_id = any(${filamentIds}::uuid[])`
}

function conjunction(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([...conditions], sql` and `)}`
}
