select f.id, f.number, f.type_id as typeId, f.display_name as displayName, f.brand, f.material_type as materialType, f.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, f.diameter_mm as diameterMm, f.color_name as colorName, f.color_hex as colorHex, f.colors, f.color_pattern as colorPattern, f.finish_type as finishType, f.initial_nominal_weight_mg as initialNominalWeightMg, f.spool_weight_mg as spoolWeightMg, f.nozzle_temperature_celsius as nozzleTemperatureCelsius, f.bed_temperature_celsius as bedTemperatureCelsius, f.purchase_date as purchaseDate, f.purchase_location as purchaseLocation, f.purchase_price_micros as priceMicros, f.purchase_currency as purchaseCurrency, f.storage_location as storageLocation, f.is_active as isActive, f.is_favorite as isFavorite, f.notes, f.low_stock_threshold_mg as lowStockThresholdMg, f.lot_number as lotNumber, f.article_number as articleNumber, f.barcode, f.reorder_url as reorderUrl, f.opened_date as openedDate, f.dried_date as driedDate, f.tags, f.balance_mg as balanceMg, totals.used_mg as totalUsedMg, totals.print_count as printCount, (
  select loaded.printer_id
  from loaded_filaments as loaded
  where loaded.user_id = $1 and loaded.filament_id = f.id) as loadedInPrinterId, f.created_date as createdDate, f.updated_date as updatedDate
from filaments as f
left join lateral (
  select count(distinct u.print_id) as print_count, coalesce(sum(case when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * ( select p.progress_percent
            from prints p
            where p.user_id = u.user_id and p.id = u.print_id) / 100.0)::bigint) end), 0)::bigint as used_mg
  from filament_usages as u
  where u.user_id = $2 and u.filament_id = f.id) as totals on true
where f.user_id = $3 and f.id = $4;

select f.id, f.number, f.type_id as typeId, f.display_name as displayName, f.brand, f.material_type as materialType, f.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, f.diameter_mm as diameterMm, f.color_name as colorName, f.color_hex as colorHex, f.colors, f.color_pattern as colorPattern, f.finish_type as finishType, f.initial_nominal_weight_mg as initialNominalWeightMg, f.spool_weight_mg as spoolWeightMg, f.nozzle_temperature_celsius as nozzleTemperatureCelsius, f.bed_temperature_celsius as bedTemperatureCelsius, f.purchase_date as purchaseDate, f.purchase_location as purchaseLocation, f.purchase_price_micros as priceMicros, f.purchase_currency as purchaseCurrency, f.storage_location as storageLocation, f.is_active as isActive, f.is_favorite as isFavorite, f.notes, f.low_stock_threshold_mg as lowStockThresholdMg, f.lot_number as lotNumber, f.article_number as articleNumber, f.barcode, f.reorder_url as reorderUrl, f.opened_date as openedDate, f.dried_date as driedDate, f.tags, f.balance_mg as balanceMg, totals.used_mg as totalUsedMg, totals.print_count as printCount, (
  select loaded.printer_id
  from loaded_filaments as loaded
  where loaded.user_id = $1 and loaded.filament_id = f.id) as loadedInPrinterId, f.created_date as createdDate, f.updated_date as updatedDate
from filaments as f
left join lateral (
  select count(distinct u.print_id) as print_count, coalesce(sum(case when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * ( select p.progress_percent
            from prints p
            where p.user_id = u.user_id and p.id = u.print_id) / 100.0)::bigint) end), 0)::bigint as used_mg
  from filament_usages as u
  where u.user_id = $2 and u.filament_id = f.id) as totals on true
where f.user_id = $3 and f.id = any($4::uuid[]);

with priced as (
  select u.id, p.status, p.start_date, p.print_time_in_seconds, p.estimated_print_time_in_seconds, case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end as deducted_mg, coalesce( f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0), p.default_spool_price_micros / 1000000.0 ) as micros_per_mg, case when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency) else coalesce(p.cost_currency, owner.currency) end as currency
  from filament_usages as u
  inner join prints as p on p.user_id = u.user_id and p.id = u.print_id
  inner join users as owner on owner.id = u.user_id
  left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
  where u.user_id = $1 and u.filament_id = $2::uuid) update filament_usages as u set status = priced.status, start_date = priced.start_date, print_time_in_seconds = priced.print_time_in_seconds, estimated_print_time_in_seconds = priced.estimated_print_time_in_seconds, cost_micros = case when priced.deducted_mg * priced.micros_per_mg <= $3::bigint then round(priced.deducted_mg * priced.micros_per_mg)::bigint end, cost_currency = priced.currency
from priced
where u.user_id = $4 and u.id = priced.id;

with summed as (
  select p.id, sum(u.amount_mg)::bigint as amount_mg, sum(u.estimated_amount_mg)::bigint as estimated_amount_mg, case when sum(u.cost_micros) filter (where u.cost_currency = p.cost_currency) <= $1::bigint then round(sum(u.cost_micros) filter (where u.cost_currency = p.cost_currency))::bigint end as filament_cost_micros, coalesce(bool_or(u.cost_micros is not null and u.cost_currency <> p.cost_currency), false) as has_other_currency
  from prints as p
  inner join filament_usages as u on u.user_id = p.user_id and u.print_id = p.id
  where p.user_id = $2 and p.id in (
    select print_id
    from filament_usages
    where user_id = $3 and filament_id = $4)
  group by p.id) update prints as p set filament_amount_mg = summed.amount_mg, estimated_filament_amount_mg = summed.estimated_amount_mg, filament_cost_micros = summed.filament_cost_micros, has_other_currency = summed.has_other_currency
from summed
where p.user_id = $5 and p.id = summed.id;
