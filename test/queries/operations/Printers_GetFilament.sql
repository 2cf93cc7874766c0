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
