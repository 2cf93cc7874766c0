import { sql } from 'kysely'
import { statusList } from '../kernel/printStatus.ts'
import { reportedMg } from '../ledger/reportedUse.ts'
import { rowKey } from './rowKey.ts'

/** A usage of an open print, or all that connections have reported of one spool during such a print. */
interface Part {
  readonly print_id: number
  readonly filament_id: string | null
  /** Of a usage without a spool. */
  readonly material_type: string | null
  /** Milligrams that the usage will take when the print succeeds; null while they are unknown, and for a report. */
  readonly needed_mg: number | null
  /** 1 for a usage, 0 for a report. */
  readonly usage_count: number
  readonly reported_mg: number | null
}

/** All that a print needs of one spool, or of one material from no recorded spool. */
interface Need extends Omit<Part, 'needed_mg'> {
  readonly needed_mg: number | null
  /** Milligrams of the largest usage. */
  readonly largest_mg: number | null
  /** Number of usages whose amount is known. */
  readonly known_count: number
}

/** All that a print still needs of one row of the stock. */
export interface PlannedPrint {
  readonly row_key: string
  readonly print_id: number
  readonly type_id: number | null
  readonly spool_id: string | null
  readonly material_type: string | null
  readonly usage_count: number
  readonly unestimated_count: number
  readonly reserved_mg: number
  readonly largest_mg: number
}

/** The open prints of a user, whose statuses their usages repeat. */
const isOpen = sql`u.status in ${statusList.open}`

/** Selects the rows of a table named `parts`. Prints that deduct nothing from spools need nothing of them. */
export function selectParts(userId: number) {
  return sql<Part>`(
  select u.print_id, u.filament_id, case when u.filament_id is null then trimmed(u.material_type) end as material_type,
    coalesce(u.amount_mg, u.estimated_amount_mg) as needed_mg, 1 as usage_count, null::bigint as reported_mg
  from filament_usages as u
  where u.user_id = ${userId} and ${isOpen}
    and (select p.deducts_material from prints as p where p.user_id = ${userId} and p.id = u.print_id)
  union all
  select s.print_id, s.filament_id, null, null, 0, ${reportedMg(sql`s.used_ng`)}
  from spool_uses as s
  where s.user_id = ${userId} and s.print_id is not null
    and s.print_id = any(array(select u.print_id from filament_usages as u where u.user_id = ${userId} and ${isOpen}))
)`
}

/** Selects the rows of a table named `needs` from `parts`. */
export const selectNeeds = sql<Need>`(
  select part.print_id, part.filament_id, min(part.material_type) as material_type,
    sum(part.needed_mg)::bigint as needed_mg, max(part.needed_mg) as largest_mg, count(part.needed_mg) as known_count,
    sum(part.usage_count) as usage_count, sum(part.reported_mg)::bigint as reported_mg
  from parts as part
  group by part.print_id, part.filament_id, lower(part.material_type)
)`

/**
 * Selects the rows of a table named `planned` from `needs`. A report of a spool counts for the usages of this spool. One of a spool
 * that the print does not name, or without an amount, is a change of spools: it counts for the other usages of the same row. Spools
 * are looked up one by one: a join with those of a user who is too new for the planner's statistics could take seconds.
 */
export function selectPlanned(userId: number) {
  return sql<PlannedPrint>`(
  select need.row_key, need.print_id, min(need.type_id) as type_id, min(need.spool_id) as spool_id,
    min(need.material_type) as material_type, sum(need.usage_count) as usage_count,
    sum(need.usage_count - need.known_count) as unestimated_count,
    greatest(sum(need.left_mg) - sum(need.changed_mg), 0)::bigint as reserved_mg,
    least(max(need.largest_mg), greatest(sum(need.left_mg) - sum(need.changed_mg), 0))::bigint as largest_mg
  from (
    select coalesce(f.row_key, 'material' || coalesce(' ' || lower(need.material_type), '')) as row_key,
      need.print_id, f.type_id, f.id as spool_id, need.material_type, need.usage_count, need.known_count,
      greatest(coalesce(need.needed_mg, 0) - coalesce(need.reported_mg, 0), 0) as left_mg,
      case when need.needed_mg is null then coalesce(need.reported_mg, 0) else 0 end as changed_mg,
      case when f.id is null then coalesce(need.largest_mg, 0)
        else greatest(coalesce(need.needed_mg, 0) - coalesce(need.reported_mg, 0), 0) end as largest_mg
    from needs as need
    left join lateral (
      select ${rowKey} as row_key, f.type_id, f.id::text as id
      from filaments as f
      where f.user_id = ${userId} and f.id between need.filament_id and need.filament_id
      order by f.id limit 1
    ) as f on true
  ) as need
  group by need.row_key, need.print_id
  having sum(need.usage_count) > 0
)`
}
