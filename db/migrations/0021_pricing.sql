-- The prices of a print, fixed when it first finishes, so that later edits do not reprice it. Prints of earlier versions get the
-- prices that give the costs they have; this writes each finished print once (20,000 a second).

alter table prints
  add column is_priced boolean not null default false,
  add column default_spool_price_micros numeric,
  add column wattage_w numeric,
  add column wattage_printer_id bigint;
comment on column prints.is_priced is 'whether currency, electricity rate, default spool price and wattage are fixed';
comment on column prints.default_spool_price_micros is 'price of 1,000 g of material that has no price of its own, in cost_currency, when the print first finished';
comment on column prints.wattage_w is 'average power of the printer when the print first finished or was given this printer';
comment on column prints.wattage_printer_id is 'the printer that wattage_w is of';

with
  -- one row: a usage without a price of its own, with what it deducts
  unpriced as (
    select u.user_id, u.print_id, case when u.cost_currency = p.cost_currency then u.cost_micros end as cost_micros,
      case
        when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg)
        else coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint)
      end as deducted_mg
    from filament_usages u
    join prints p on p.user_id = u.user_id and p.id = u.print_id
    left join filaments f on f.user_id = u.user_id and f.id = u.filament_id
    where p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled')
      and (f.purchase_price_micros is null or f.initial_nominal_weight_mg is null or f.initial_nominal_weight_mg = 0)
  ),
  -- one row: a print with the price of its largest usage without a price of its own; null when it was unknown
  default_price as (
    select distinct on (n.user_id, n.print_id) n.user_id, n.print_id,
      case
        when round(n.deducted_mg * o.default_spool_price_micros / 1000000.0) = n.cost_micros then o.default_spool_price_micros
        else n.cost_micros * 1000000.0 / n.deducted_mg
      end as micros
    from unpriced n
    join users o on o.id = n.user_id
    where n.deducted_mg > 0
    order by n.user_id, n.print_id, n.deducted_mg desc
  ),
  -- one row: a finished print with what its electricity cost follows from
  finished as (
    select p.user_id, p.id, p.cost_currency, p.printer_id, p.electricity_cost_micros as cost, m.wattage_w::numeric as watts,
      coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * p.electricity_rate_micros::numeric as priced_seconds,
      o.currency, o.default_spool_price_micros, d.micros, d.print_id is not null as has_unpriced
    from prints p
    join users o on o.id = p.user_id
    left join printers m on m.user_id = p.user_id and m.id = p.printer_id
    left join default_price d on d.user_id = p.user_id and d.print_id = p.id
    where p.status in ('Success', 'PartialSuccess', 'Failed', 'Cancelled') or p.cost_currency is not null
  )
update prints p
set is_priced = true,
  cost_currency = coalesce(f.cost_currency, f.currency),
  default_spool_price_micros = case
    when f.has_unpriced then f.micros
    when coalesce(f.cost_currency, f.currency) = f.currency then f.default_spool_price_micros
  end,
  wattage_printer_id = f.printer_id,
  wattage_w = case
    when f.cost is null then case when f.priced_seconds is null then f.watts end
    when f.priced_seconds = 0 or round(f.watts * f.priced_seconds / 3600000) = f.cost then f.watts
    else f.cost * 3600000 / f.priced_seconds
  end
from finished f
where p.user_id = f.user_id and p.id = f.id;
