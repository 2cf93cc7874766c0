select u.id, u.print_id as printId, u.slot, u.filament_id as filamentId, trimmed(u.material_type) as materialType, lower(trimmed(u.material_type)) as material, print.diameterMm, coalesce(u.amount_mg, u.estimated_amount_mg) as neededMg
from filament_usages as u
inner join lateral (
  select p.deducts_material as deductsMaterial, ( select printer.filament_diameter_mm
    from printers as printer
    where printer.user_id = $1 and printer.id = p.printer_id ) as diameterMm
  from prints as p
  where p.user_id = $2 and p.id = u.print_id
  limit $3) as print on true
where u.user_id = $4 and u.status in ('Pending', 'Printing') and (u.status = 'Printing' or u.print_id = any($5::bigint[])) and print.deductsMaterial = $6
order by u.print_id, u.position, u.id;
