import { sql } from 'kysely'

/**
 * What a usage `u` of a print `p` takes from its spool, in mg (DOMAIN, "Spool ledger entry"); null while that is not known:
 * an unfinished print takes nothing yet, and a failed one without an amount and without reported progress nothing at all.
 */
export const deductedMg = sql<number | null>`case
  when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg)
  when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint)
end`
