select owner.currency, count(p.id) as printCount, count(*) filter (where p.status in ('Success', 'PartialSuccess')) as successCount, count(*) filter (where p.status in ('Failed', 'Cancelled')) as failureCount, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as printTimeInSeconds, coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)), 0)::bigint as filamentAmountMg, case when sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency) <= $1::bigint then sum(coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)) filter (where p.cost_currency = owner.currency)::bigint end as cost_micros
from users as owner
left join prints as p on p.user_id = owner.id and p.user_id = $2
where owner.id = $3
group by owner.id, owner.currency;
