 update filament_usages as u set (cost_micros, cost_currency, start_date, status, print_time_in_seconds, estimated_print_time_in_seconds) = (
  select case when priced.deducted_mg * priced.micros_per_mg <= $1::bigint then round(priced.deducted_mg * priced.micros_per_mg)::bigint end, priced.currency, priced.start_date, priced.status, priced.print_time_in_seconds, priced.estimated_print_time_in_seconds
  from (
    /* one row: the print, with the price per mg of the usage */
    select p.start_date, p.status, p.print_time_in_seconds, p.estimated_print_time_in_seconds, case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end as deducted_mg, coalesce( f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0), p.default_spool_price_micros / 1000000.0 ) as micros_per_mg, case when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency) else coalesce(p.cost_currency, owner.currency) end as currency
    from prints as p
    inner join users as owner on owner.id = p.user_id
    left join lateral ( select purchase_price_micros, purchase_currency, initial_nominal_weight_mg
      from filaments
      where user_id = $2 and id between u.filament_id and u.filament_id
      order by id
      limit 1 ) as f on true
    where p.user_id = $3 and p.id between u.print_id and u.print_id
    order by p.id
    limit 1 ) as priced)
where u.user_id = $4 and u.filament_id = $5::uuid;

select f.id, f.number, f.type_id as typeId, f.display_name as displayName, f.brand, f.material_type as materialType, f.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, f.diameter_mm as diameterMm, f.color_name as colorName, f.color_hex as colorHex, f.colors, f.color_pattern as colorPattern, f.finish_type as finishType, f.initial_nominal_weight_mg as initialNominalWeightMg, f.spool_weight_mg as spoolWeightMg, f.nozzle_temperature_celsius as nozzleTemperatureCelsius, f.bed_temperature_celsius as bedTemperatureCelsius, f.purchase_date as purchaseDate, f.purchase_location as purchaseLocation, f.purchase_price_micros as priceMicros, f.purchase_currency as purchaseCurrency, f.storage_location as storageLocation, f.is_active as isActive, f.is_favorite as isFavorite, f.notes, f.low_stock_threshold_mg as lowStockThresholdMg, f.lot_number as lotNumber, f.article_number as articleNumber, f.barcode, f.reorder_url as reorderUrl, f.opened_date as openedDate, f.dried_date as driedDate, f.tags, f.balance_mg as balanceMg, totals.used_mg + ( select coalesce(sum(greatest(round(s.used_ng / 1000000.0), 0)::bigint), 0)::bigint
  from spool_uses s
  where s.user_id = $1 and s.filament_id = f.id and s.print_id is not null and exists ( select
    from prints p
    where p.user_id = $2 and p.id = s.print_id and p.status in ('Pending', 'Printing'))) as totalUsedMg, totals.print_count as printCount, (
  select loaded.printer_id
  from loaded_filaments as loaded
  where loaded.user_id = $3 and loaded.filament_id = f.id) as loadedInPrinterId, (
  select image.id
  from images as image
  where image.user_id = $4 and image.filament_id = f.id
  order by image.position, image.created_date, image.id
  limit $5) as imageId, f.created_date as createdDate, f.updated_date as updatedDate
from filaments as f
left join lateral (
  select count(distinct u.print_id) as print_count, coalesce(sum(case when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * ( select p.progress_percent
            from prints p
            where p.user_id = $6 and p.id = u.print_id) / 100.0)::bigint) end), 0)::bigint as used_mg
  from filament_usages as u
  where u.user_id = $7 and u.filament_id = f.id) as totals on true
where f.user_id = $8 and f.id = $9;

select f.id, f.number, f.type_id as typeId, f.display_name as displayName, f.brand, f.material_type as materialType, f.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, f.diameter_mm as diameterMm, f.color_name as colorName, f.color_hex as colorHex, f.colors, f.color_pattern as colorPattern, f.finish_type as finishType, f.initial_nominal_weight_mg as initialNominalWeightMg, f.spool_weight_mg as spoolWeightMg, f.nozzle_temperature_celsius as nozzleTemperatureCelsius, f.bed_temperature_celsius as bedTemperatureCelsius, f.purchase_date as purchaseDate, f.purchase_location as purchaseLocation, f.purchase_price_micros as priceMicros, f.purchase_currency as purchaseCurrency, f.storage_location as storageLocation, f.is_active as isActive, f.is_favorite as isFavorite, f.notes, f.low_stock_threshold_mg as lowStockThresholdMg, f.lot_number as lotNumber, f.article_number as articleNumber, f.barcode, f.reorder_url as reorderUrl, f.opened_date as openedDate, f.dried_date as driedDate, f.tags, f.balance_mg as balanceMg, totals.used_mg + ( select coalesce(sum(greatest(round(s.used_ng / 1000000.0), 0)::bigint), 0)::bigint
  from spool_uses s
  where s.user_id = $1 and s.filament_id = f.id and s.print_id is not null and exists ( select
    from prints p
    where p.user_id = $2 and p.id = s.print_id and p.status in ('Pending', 'Printing'))) as totalUsedMg, totals.print_count as printCount, (
  select loaded.printer_id
  from loaded_filaments as loaded
  where loaded.user_id = $3 and loaded.filament_id = f.id) as loadedInPrinterId, (
  select image.id
  from images as image
  where image.user_id = $4 and image.filament_id = f.id
  order by image.position, image.created_date, image.id
  limit $5) as imageId, f.created_date as createdDate, f.updated_date as updatedDate
from filaments as f
left join lateral (
  select count(distinct u.print_id) as print_count, coalesce(sum(case when u.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when u.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * ( select p.progress_percent
            from prints p
            where p.user_id = $6 and p.id = u.print_id) / 100.0)::bigint) end), 0)::bigint as used_mg
  from filament_usages as u
  where u.user_id = $7 and u.filament_id = f.id) as totals on true
where f.user_id = $8 and f.id = $9::uuid;
