select printer.id, printer.name, printer.make, printer.model, printer.description, printer.category, printer.nozzle_diameter_mm as nozzleDiameterMm, printer.filament_diameter_mm as filamentDiameterMm, printer.bed_width_mm as bedWidthMm, printer.bed_depth_mm as bedDepthMm, printer.bed_height_mm as bedHeightMm, printer.wattage_w as wattageW, printer.serial_number as serialNumber, printer.firmware, printer.purchase_price_micros as priceMicros, printer.purchase_currency as purchaseCurrency, printer.is_active as isActive, (
  select coalesce(json_agg(agg), '[]')
  from (
    select loaded.slot, loaded.filament_id as filamentId
    from loaded_filaments as loaded
    where loaded.user_id = $1 and loaded.printer_id = printer.id
    order by loaded.slot) as agg) as loadedFilaments, printer.last_event_date as lastEventDate, totals.printCount, totals.printTimeInSeconds, (
  select image.id
  from images as image
  where image.user_id = $2 and image.printer_id = printer.id
  order by image.position, image.created_date, image.id
  limit $3) as imageId, printer.created_date as createdDate, printer.updated_date as updatedDate
from printers as printer
inner join lateral (
  select count(*) as printCount, coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint as printTimeInSeconds
  from prints as p
  where p.user_id = $4 and p.printer_id = printer.id) as totals on true
where printer.user_id = $5 and printer.id = $6::bigint;
