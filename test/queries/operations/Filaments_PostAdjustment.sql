select entry.id, entry.filament_id as filamentId, entry.kind, entry.amount_mg as amountMg, entry.balance_mg as balanceMg, entry.print_id as printId, p.title as printTitle, entry.reverses_id as reversesEntryId, entry.kind = 'Adjustment' and reversal.id is null and case when entry.note in ($1, $2) then entry.amount_mg = ( select sum(weight.amount_mg)
  from filament_ledger weight
  left join filament_ledger undone on undone.user_id = $3 and undone.reverses_id = weight.id
  where weight.user_id = $4 and weight.filament_id = $5 and undone.id is null and (weight.kind = 'Initial' or weight.kind = 'Adjustment' and weight.note in ($6, $7)) ) - ( select coalesce(f.initial_nominal_weight_mg, 0)
  from filaments f
  where f.user_id = $8 and f.id = $9 ) else true end as isReversible, left(entry.actor, $10) as actor, entry.note, entry.created_date as createdDate
from filament_ledger as entry
left join prints as p on p.user_id = $11 and p.id = entry.print_id
left join filament_ledger as reversal on reversal.user_id = $12 and reversal.reverses_id = entry.id
where entry.user_id = $13 and entry.filament_id = $14
order by entry.position desc
limit $15;

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
