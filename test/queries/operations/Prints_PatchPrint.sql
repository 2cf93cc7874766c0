select p.id as printId, s.filament_id as filamentId, s.is_adopted as isAdopted, greatest(round(s.used_ng / 1000000.0), 0)::bigint as amountMg
from spool_uses as s
inner join prints as p on p.user_id = s.user_id and p.id = s.print_id
where s.user_id = $1 and s.print_id = any($2::bigint[]) and p.status not in ('Pending', 'Printing')
order by s.filament_id;

select p.id, p.title, p.status, p.view_status as viewStatus, p.printer_id as printerId, p.project_id as projectId, p.start_date as startDate, p.end_date as endDate, p.estimated_print_time_in_seconds as estimatedPrintTimeInSeconds, p.print_time_in_seconds as printTimeInSeconds, p.total_time_in_seconds as totalTimeInSeconds, p.measured_energy_wh as measuredEnergyWh, p.plate_count as plateCount, p.part_count as partCount, p.rating, (
  select coalesce(json_agg(agg), '[]')
  from (
    select u.id, u.filament_id as filamentId, coalesce(f.material_type, u.material_type) as materialType, u.slot, u.amount_mg as amountMg, round(u.length_in_m::numeric, 6)::double precision as lengthInM, round(u.volume_ml::numeric, 6)::double precision as volumeMl, u.estimated_amount_mg as estimatedAmountMg, round(u.estimated_length_in_m::numeric, 6)::double precision as estimatedLengthInM, round(u.estimated_volume_ml::numeric, 6)::double precision as estimatedVolumeMl, u.source, u.estimated_source as estimatedSource, u.notes, f.display_name as displayName, f.brand, f.color_hex as colorHex, coalesce(f.colors, '{}') as colors, f.color_name as colorName
    from filament_usages as u
    left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
    where u.user_id = p.user_id and u.print_id = p.id
    order by u.position) as agg) as filamentUsage, p.notes, p.url, p.file_name as fileName, p.copies, p.tags, p.failure_reason as failureReason, p.allow_comments as allowComments, p.external_id as externalId, p.slicer_settings_id as slicerSettingsId, p.private_notes as privateNotes, p.shared, p.source, p.filament_cost_micros, p.electricity_cost_micros, p.cost_currency, (
  select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
  from printers printer
  where printer.user_id = p.user_id and printer.id = p.printer_id) as printerModel, (
  select coalesce(json_agg(agg), '[]')
  from (
    select image.id, $1::text || '/media/' || image.id as url, $2::text || '/media/' || image.id || '/thumbnail' as thumbnailUrl, image.width, image.height, to_char(image.created_date, 'YYYY-MM-DDTHH24:MI:SS.MSZ') as createdDate
    from images as image
    where image.user_id = p.user_id and image.print_id = p.id
    order by image.created_date, image.id) as agg) as images, p.comment_count as commentCount, p.share_key as shareKey, json_build_object( 'id', case when owner.deletion_date is null then owner.id else $3::bigint end, 'displayName', case when owner.deletion_date is null then owner.display_name else $4 end, 'hasPublicProfile', owner.deletion_date is null and owner.view_status = 'Public') as owner, p.created_date as createdDate, p.updated_date as updatedDate, p.progress_percent as progressPercent
from prints as p
inner join users as owner on owner.id = p.user_id
where owner.deletion_date is null and p.user_id = $5 and p.id = $6;

with priced as (
  select p.user_id, p.id, p.cost_currency as currency, case when p.status not in ('Pending', 'Printing') then coalesce( p.measured_energy_wh::numeric * p.electricity_rate_micros / 1000, coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * p.wattage_w * p.electricity_rate_micros / 3600000 ) end as electricity_micros
  from prints as p
  where p.user_id = $1 and p.id = any($2::bigint[])),
summed as (
  select priced.id, sum(u.amount_mg)::bigint as amount_mg, sum(u.estimated_amount_mg)::bigint as estimated_amount_mg, case when sum(u.cost_micros) filter (where u.cost_currency = priced.currency) <= $3::bigint then round(sum(u.cost_micros) filter (where u.cost_currency = priced.currency))::bigint end as filament_cost_micros, coalesce(bool_or(u.cost_micros is not null and u.cost_currency <> priced.currency), false) as has_other_currency
  from priced
  left join filament_usages as u on u.user_id = priced.user_id and u.print_id = priced.id
  group by priced.id) update prints as p set filament_amount_mg = summed.amount_mg, estimated_filament_amount_mg = summed.estimated_amount_mg, filament_cost_micros = summed.filament_cost_micros, has_other_currency = summed.has_other_currency, electricity_cost_micros = case when priced.electricity_micros <= $4::bigint then round(priced.electricity_micros)::bigint end
from priced
inner join summed on summed.id = priced.id
where p.user_id = $5 and p.id = priced.id;

with priced as (
  select u.id, p.status, p.start_date, p.print_time_in_seconds, p.estimated_print_time_in_seconds, case when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg) when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint) end as deducted_mg, coalesce( f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0), p.default_spool_price_micros / 1000000.0 ) as micros_per_mg, case when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency) else coalesce(p.cost_currency, owner.currency) end as currency
  from filament_usages as u
  inner join prints as p on p.user_id = u.user_id and p.id = u.print_id
  inner join users as owner on owner.id = u.user_id
  left join filaments as f on f.user_id = u.user_id and f.id = u.filament_id
  where u.user_id = $1 and u.print_id = any($2::bigint[])) update filament_usages as u set status = priced.status, start_date = priced.start_date, print_time_in_seconds = priced.print_time_in_seconds, estimated_print_time_in_seconds = priced.estimated_print_time_in_seconds, cost_micros = case when priced.deducted_mg * priced.micros_per_mg <= $3::bigint then round(priced.deducted_mg * priced.micros_per_mg)::bigint end, cost_currency = priced.currency
from priced
where u.user_id = $4 and u.id = priced.id;
