import { sql, type RawBuilder } from 'kysely'
import type { FailureCategory, PrintStatus, Weekday } from '../../generated/api.d.ts'
import { inHashedSubquery } from '../database/hashedSubquery.ts'
import { oneOfNames } from '../database/oneOfNames.ts'
import { printSeconds } from '../ledger/printValues.ts'
import { selectByMainSettings, type SettingsFilter } from './settings.ts'
import { materialType } from './usedMaterials.ts'

/** Filter of prints, which match all that is provided. */
export interface PrintFilter extends SettingsFilter {
  readonly userId: number
  readonly statuses?: readonly PrintStatus[] | undefined
  /** Narrows the statuses further: those of `showOnlySuccessful` and `showOnlyFailed`. */
  readonly outcomes?: readonly PrintStatus[] | undefined
  readonly printerIds?: readonly number[] | undefined
  readonly filamentIds?: readonly string[] | undefined
  readonly projectIds?: readonly string[] | undefined
  /** Those of the spools that a print used, as they are now, or of its usages without a spool. Case and white space around do not count. */
  readonly materialTypes?: readonly string[] | undefined
  /** A print has all of them. */
  readonly tags?: readonly string[] | undefined
  /** Prints without a rating do not match. */
  readonly minRating?: number | undefined
  /** Prints of which no kind of cause is stated do not match. */
  readonly failureCategories?: readonly FailureCategory[] | undefined
  /** Seconds, included. Prints without a print time or an estimate do not match. */
  readonly fromPrintTimeInSeconds?: number | undefined
  /** Seconds, excluded. Prints without a print time or an estimate do not match. */
  readonly toPrintTimeInSeconds?: number | undefined
  /** Weekdays of the start in `zone`. Prints without a start do not match. */
  readonly startWeekdays?: readonly Weekday[] | undefined
  /** Hours of the start in `zone`, from 0 to 23. Prints without a start do not match. */
  readonly startHours?: readonly number[] | undefined
  /** IANA time zone; required with `startWeekdays` and with `startHours`. */
  readonly zone?: string | undefined
  /** Whether the start is recorded. */
  readonly hasStartDate?: boolean | undefined
  /** RFC 3339, included. */
  readonly fromDate?: string | undefined
  /** RFC 3339, excluded. */
  readonly toDate?: string | undefined
  /** Only what everybody may see, and nothing that is private to the owner. */
  readonly forOthers?: true | undefined
}

/** A condition on a row named `p`. Ids of other users' records match nothing, since prints refer only to their owner's. */
export function matchesFilter(filter: PrintFilter): RawBuilder<boolean> {
  const { statuses, outcomes, printerIds, filamentIds, projectIds, tags, minRating } = filter
  const { materialTypes, failureCategories, fromPrintTimeInSeconds, toPrintTimeInSeconds } = filter
  const { startWeekdays, startHours, zone, hasStartDate, fromDate, toDate, forOthers } = filter
  const conditions = [sql`p.user_id = ${filter.userId}`]
  if (statuses) conditions.push(sql`p.status = any(${statuses}::print_status[])`)
  if (outcomes) conditions.push(sql`p.status = any(${outcomes}::print_status[])`)
  if (printerIds) conditions.push(sql`p.printer_id = any(${printerIds}::bigint[])`)
  if (projectIds) conditions.push(sql`p.project_id = any(${projectIds}::uuid[])`)
  if (filamentIds) {
    const used = sql`select u.print_id from filament_usages u
      where u.user_id = ${filter.userId} and u.filament_id = any(${filamentIds}::uuid[])`
    conditions.push(inHashedSubquery(sql`p.id`, used))
  }
  if (materialTypes) {
    const used = sql`select u.print_id from filament_usages u
      left join filaments f on f.user_id = ${filter.userId} and f.id = u.filament_id
      where u.user_id = ${filter.userId} and ${oneOfNames(materialType, materialTypes)}`
    conditions.push(inHashedSubquery(sql`p.id`, used))
  }
  const bySettings = selectByMainSettings(filter.userId, filter)
  if (bySettings) conditions.push(inHashedSubquery(sql`p.id`, bySettings))
  if (tags) conditions.push(sql`p.tags @> ${tags}::text[]`)
  if (minRating !== undefined) conditions.push(sql`p.rating >= ${minRating}`)
  if (failureCategories) conditions.push(sql`p.failure_category = any(${failureCategories}::text[])`)
  if (fromPrintTimeInSeconds !== undefined) conditions.push(sql`${printSeconds} >= ${fromPrintTimeInSeconds}`)
  if (toPrintTimeInSeconds !== undefined) conditions.push(sql`${printSeconds} < ${toPrintTimeInSeconds}`)
  const start = sql`p.start_date at time zone ${zone}::text`
  if (startWeekdays) conditions.push(sql`to_char(${start}, 'FMDay') = any(${startWeekdays}::text[])`)
  if (startHours) conditions.push(sql`extract(hour from ${start}) = any(${startHours}::int[])`)
  if (hasStartDate !== undefined) conditions.push(sql`(p.start_date is not null) = ${hasStartDate}`)
  if (fromDate !== undefined) conditions.push(sql`p.logged_date >= ${fromDate}`)
  if (toDate !== undefined) conditions.push(sql`p.logged_date < ${toDate}`)
  if (forOthers) conditions.push(sql`p.view_status = 'Public'`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
