import { sql } from 'kysely'

/**
 * What a usage `u` of a print `p` takes from its spool, in mg (DOMAIN, "Spool ledger entry"); null while that is not known:
 * an unfinished print takes nothing yet, and a failed one without an amount and without reported progress nothing at all.
 */
export const deductedMg = sql<number | null>`case
  when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg)
  when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint)
end`

/**
 * The same by what a usage repeats of its print. Progress, which only few need, is looked up for those: to join the prints of
 * a user who is too new for the planner's statistics could take seconds.
 */
export const deductedMgOfUsage = sql<number | null>`case
  when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg)
  when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * (
    select p.progress_percent from prints p where p.user_id = u.user_id and p.id = u.print_id) / 100.0)::bigint)
end`
