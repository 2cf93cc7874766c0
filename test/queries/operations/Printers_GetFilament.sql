select m.id as printerId, (
  select coalesce(json_agg(agg), '[]')
  from (
    select l.slot, l.filament_id as filamentId, f.display_name as displayName, f.brand, f.material_type as materialType, f.color_name as colorName, f.color_hex as colorHex, case when f.initial_nominal_weight_mg is not null then f.balance_mg end as remainingMg
    from loaded_filaments as l
    inner join filaments as f on f.user_id = l.user_id and f.id = l.filament_id
    where l.user_id = $1 and l.printer_id = m.id
    order by l.slot) as agg) as loadedFilaments
from printers as m
where m.user_id = $2 and m.id = $3;
