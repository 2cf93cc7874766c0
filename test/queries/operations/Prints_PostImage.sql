select p.id, p.title, p.status, p.view_status as viewStatus, p.printer_id as printerId, p.project_id as projectId, p.start_date as startDate, p.end_date as endDate, p.estimated_print_time_in_seconds as estimatedPrintTimeInSeconds, p.print_time_in_seconds as printTimeInSeconds, p.total_time_in_seconds as totalTimeInSeconds, p.measured_energy_wh as measuredEnergyWh, p.plate_count as plateCount, p.part_count as partCount, p.rating, (
  select coalesce(json_agg(agg), '[]')
  from (
    select u.id, u.filament_id as filamentId, coalesce(f.material_type, u.material_type) as materialType, u.slot, u.amount_mg as amountMg, round(u.length_in_m::numeric, 6)::double precision as lengthInM, round(u.volume_ml::numeric, 6)::double precision as volumeMl, u.estimated_amount_mg as estimatedAmountMg, round(u.estimated_length_in_m::numeric, 6)::double precision as estimatedLengthInM, round(u.estimated_volume_ml::numeric, 6)::double precision as estimatedVolumeMl, u.source, u.estimated_source as estimatedSource, u.notes, f.display_name as displayName, f.brand, f.color_hex as colorHex, coalesce(f.colors, '{}') as colors, f.color_name as colorName
    from filament_usages as u
    left join filaments as f on f.user_id = $1 and f.id = u.filament_id
    where u.user_id = $2 and u.print_id = p.id
    order by u.position) as agg) as filamentUsage, p.notes, p.url, p.file_name as fileName, p.copies, p.tags, p.failure_reason as failureReason, p.failure_category as failureCategory, p.allow_comments as allowComments, p.external_id as externalId, p.slicer_settings_id as slicerSettingsId, p.private_notes as privateNotes, p.shared, p.source, p.filament_cost_micros, p.is_filament_partial, p.electricity_cost_micros, p.cost_currency, (
  select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
  from printers printer
  where printer.user_id = $3 and printer.id = p.printer_id) as printerModel, (
  select coalesce(json_agg(agg), '[]')
  from (
    select image.id, $4::text || '/media/' || image.id as url, $5::text || '/media/' || image.id || '/thumbnail' as thumbnailUrl, image.width, image.height, image.caption, (row_number() over (order by image.position, image.created_date, image.id) - 1)::integer as position, to_char(image.created_date at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as createdDate
    from images as image
    where image.user_id = $6 and image.print_id = p.id
    order by image.position, image.created_date, image.id) as agg) as images, p.comment_count as commentCount, p.share_key as shareKey, json_build_object( 'id', case when owner.deletion_date is null then owner.id else $7::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $8 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public', 'imageId', case when owner.deletion_date is null and owner.view_status = 'Public' then owner.image_id end) as owner, p.created_date as createdDate, p.updated_date as updatedDate, p.progress_percent as progressPercent, greatest(p.progress_event_date, p.error_event_date) as lastReportDate, (
  select coalesce(json_agg(agg), '[]')
  from (
    select use.filament_id as filamentId, greatest(round(use.used_ng / 1000000.0), 0)::bigint as amountMg
    from spool_uses as use
    where use.user_id = $9 and use.print_id = p.id
    order by use.filament_id
    limit $10) as agg) as reportedUse
from prints as p
inner join users as owner on owner.id = p.user_id
where p.user_id = $11 and owner.deletion_date is null and p.id = $12::bigint;
