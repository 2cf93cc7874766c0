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

select printer.id as printerId, (
  select coalesce(json_agg(agg), '[]')
  from (
    select loaded.slot, loaded.filament_id as filamentId, f.display_name as displayName, f.brand, f.material_type as materialType, f.color_name as colorName, f.color_hex as colorHex, f.colors, case when f.initial_nominal_weight_mg is not null then f.balance_mg end as remainingMg, (f.initial_nominal_weight_mg is not null and f.balance_mg <= coalesce(f.low_stock_threshold_mg, f.initial_nominal_weight_mg / 10)) as isLow
    from loaded_filaments as loaded
    inner join filaments as f on f.user_id = $1 and f.id = loaded.filament_id
    where loaded.user_id = $2 and loaded.printer_id = printer.id
    order by loaded.slot) as agg) as loadedFilaments
from printers as printer
where printer.user_id = $3 and printer.id = $4;
