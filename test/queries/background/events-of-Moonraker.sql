 insert into filament_usages ( user_id, id, print_id, position, filament_id, material_type, slot, amount_mg, length_in_m, volume_ml, source, estimated_amount_mg, estimated_length_in_m, estimated_volume_ml, estimated_source, notes, is_reported, cost_micros, cost_currency, start_date, status, print_time_in_seconds, estimated_print_time_in_seconds) select $1::bigint, u.id, u.print_id, u.position, u.filament_id, u.material_type, u.slot, u.amount_mg, u.length_in_m, u.volume_ml, u.source, u.estimated_amount_mg, u.estimated_length_in_m, u.estimated_volume_ml, u.estimated_source, u.notes, u.is_reported, case when priced.deducted_mg * priced.micros_per_mg <= $2::bigint then round(priced.deducted_mg * priced.micros_per_mg)::bigint end, priced.currency, priced.start_date, priced.status, priced.print_time_in_seconds, priced.estimated_print_time_in_seconds
from ( select usage.*, $3::bigint as print_id
  from jsonb_to_recordset($4::jsonb) as usage ( id uuid, position integer, filament_id uuid, material_type text, slot integer, amount_mg bigint, length_in_m double precision, volume_ml double precision, source measurement_source, estimated_amount_mg bigint, estimated_length_in_m double precision, estimated_volume_ml double precision, estimated_source measurement_source, notes text, is_reported boolean) ) as u
cross join lateral (
  /* one row: the print, with the price per mg of the usage */
  select p.start_date, p.status, p.print_time_in_seconds, p.estimated_print_time_in_seconds, case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end as deducted_mg, coalesce( f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0), p.default_spool_price_micros / 1000000.0 ) as micros_per_mg, case when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency) else coalesce(p.cost_currency, owner.currency) end as currency
  from prints as p
  inner join users as owner on owner.id = p.user_id
  left join lateral ( select purchase_price_micros, purchase_currency, initial_nominal_weight_mg
    from filaments
    where user_id = $5 and id between u.filament_id and u.filament_id
    order by id
    limit 1 ) as f on true
  where p.user_id = $6 and p.id between u.print_id and u.print_id
  order by p.id
  limit 1 ) as priced;

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
where u.user_id = $4 and u.print_id = $5::bigint;

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

select loaded.slot, loaded.filament_id as filamentId, f.material_type as materialType, f.material_density_gram_per_cubic_cm as densityGramPerCubicCm, f.diameter_mm as diameterMm
from loaded_filaments as loaded
inner join filaments as f on f.user_id = $1 and f.id = loaded.filament_id
where loaded.user_id = $2 and loaded.printer_id = $3
order by loaded.slot;

select p.id as printId, s.filament_id as filamentId, s.is_adopted as isAdopted, greatest(round(s.used_ng / 1000000.0), 0)::bigint as amountMg
from spool_uses as s
inner join prints as p on p.user_id = $1 and p.id = s.print_id
where s.user_id = $2 and s.print_id = $3::bigint and p.status not in ('Pending', 'Printing')
order by s.filament_id;

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

with wanted as (
  select u.print_id, u.filament_id, coalesce(sum(case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end), 0)::bigint as amount_mg
  from filament_usages as u
  inner join lateral ( select status, progress_percent, deducts_material
    from prints
    where user_id = $1 and id between u.print_id and u.print_id
    order by id
    limit 1 ) as p on true
  where u.user_id = $2 and u.print_id = $3::bigint and u.filament_id is not null and p.status not in ('Pending', 'Printing') and p.deducts_material = $4
  group by u.print_id, u.filament_id
  union all select s.print_id as print_id, s.filament_id, greatest(round(s.used_ng / 1000000.0), 0)::bigint as amount_mg
  from spool_uses as s
  inner join lateral ( select status, progress_percent, deducts_material
    from prints
    where user_id = $5 and id between s.print_id and s.print_id
    order by id
    limit 1 ) as p on true
  where s.user_id = $6 and s.print_id = $7::bigint and p.status in ('Pending', 'Printing')),
booked as (
  select print_id, filament_id, -sum(amount_mg)::bigint as amount_mg
  from filament_ledger
  where user_id = $8 and print_id = $9::bigint and kind in ($10, $11)
  group by print_id, filament_id),
difference as (
  select coalesce(wanted.print_id, booked.print_id) as print_id, coalesce(wanted.filament_id, booked.filament_id) as filament_id, coalesce(wanted.amount_mg, 0) - coalesce(booked.amount_mg, 0) as amount_mg
  from wanted full
  join booked on booked.print_id = wanted.print_id and booked.filament_id = wanted.filament_id) select print_id, filament_id, amount_mg
from difference
where amount_mg <> $12
order by filament_id, print_id;
