select m.id, m.name, m.make, m.model, m.description, m.category, m.nozzle_diameter_mm as nozzleDiameterMm, m.filament_diameter_mm as filamentDiameterMm, m.bed_width_mm as bedWidthMm, m.bed_depth_mm as bedDepthMm, m.bed_height_mm as bedHeightMm, m.wattage_w as wattageW, m.is_active as isActive, (
  select coalesce(json_agg(agg), '[]')
  from (
    select l.slot, l.filament_id as filamentId
    from loaded_filaments as l
    where l.user_id = $1 and l.printer_id = m.id
    order by l.slot) as agg) as loadedFilaments, m.last_event_date as lastEventDate, t.printCount, t.printTimeInSeconds, m.created_date as createdDate, m.updated_date as updatedDate
from printers as m
inner join lateral (
  select count(*) as printCount, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as printTimeInSeconds
  from prints as p
  where p.user_id = $2 and p.printer_id = m.id) as t on true
where m.user_id = $3 and m.id = any(array((
      select m.id
      from printers as m
      where m.user_id = $4
      order by m.is_active desc, lower(m.name), m.id
      limit $5
      offset $6)))
order by m.is_active desc, lower(m.name), m.id;
