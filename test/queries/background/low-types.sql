select type.id, type.brand_id as brandId, brand.name as brandName, type.name, type.material_type as materialType, type.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, type.diameter_mm as diameterMm, type.color_name as colorName, type.color_hex as colorHex, type.colors, type.color_pattern as colorPattern, type.finish_type as finishType, type.initial_nominal_weight_mg as initialNominalWeightMg, type.spool_weight_mg as spoolWeightMg, type.nozzle_temperature_celsius as nozzleTemperatureCelsius, type.bed_temperature_celsius as bedTemperatureCelsius, type.purchase_price_micros as priceMicros, type.purchase_currency as purchaseCurrency, type.article_number as articleNumber, type.reorder_point_mg as reorderPointMg, type.notes, type.external_id as externalId, stock.spool_count as spoolCount, stock.active_spool_count as activeSpoolCount, stock.remaining_mg as remainingMg, type.created_date as createdDate, type.updated_date as updatedDate
from filament_types as type
left join brands as brand on brand.user_id = $1 and brand.id = type.brand_id
left join lateral (
  select count(*) as spool_count, count(*) filter (where f.is_active) as active_spool_count, coalesce(sum(greatest(f.balance_mg, 0)) filter (where f.is_active and f.initial_nominal_weight_mg is not null), 0)::bigint as remaining_mg
  from filaments as f
  where f.user_id = $2 and f.type_id = type.id) as stock on true
where type.user_id = $3 and type.id = $4::bigint;

select distinct type.user_id as userId
from filament_types as type
left join stock_watches as watch on watch.user_id = type.user_id
left join event_heads as head on head.user_id = type.user_id
where (type.reorder_point_mg is not null or type.low_date is not null) and (watch.user_id is null or watch.position <> coalesce(head.position, 0) or watch.repeat_date <= $1::timestamptz) and not exists ( select
  from imports as import
  where import.user_id = type.user_id and import.state in ('Committing', 'Undoing'))
order by type.user_id
limit $2;

with parts as ( select u.print_id, u.filament_id, case when u.filament_id is null then trimmed(u.material_type) end as material_type, coalesce(u.amount_mg, u.estimated_amount_mg) as needed_mg, 1 as usage_count, null::bigint as reported_mg
  from filament_usages as u
  where u.user_id = $1 and u.status in ('Pending', 'Printing') and (
    select p.deducts_material
    from prints as p
    where p.user_id = $2 and p.id = u.print_id)
  union all select s.print_id, s.filament_id, null, null, 0, greatest(round(s.used_ng / 1000000.0), 0)::bigint
  from spool_uses as s
  where s.user_id = $3 and s.print_id is not null and s.print_id = any(array(
      select u.print_id
      from filament_usages as u
      where u.user_id = $4 and u.status in ('Pending', 'Printing'))) ), needs as ( select part.print_id, part.filament_id, min(part.material_type) as material_type, sum(part.needed_mg)::bigint as needed_mg, max(part.needed_mg) as largest_mg, count(part.needed_mg) as known_count, sum(part.usage_count) as usage_count, sum(part.reported_mg)::bigint as reported_mg
  from parts as part
  group by part.print_id, part.filament_id, lower(part.material_type) ), planned as ( select need.row_key, need.print_id, min(need.type_id) as type_id, min(need.spool_id) as spool_id, min(need.material_type) as material_type, sum(need.usage_count) as usage_count, sum(need.usage_count - need.known_count) as unestimated_count, greatest(sum(need.left_mg) - sum(need.changed_mg), 0)::bigint as reserved_mg, least(max(need.largest_mg), greatest(sum(need.left_mg) - sum(need.changed_mg), 0))::bigint as largest_mg
  from ( select coalesce(f.row_key, 'material' || coalesce(' ' || lower(need.material_type), '')) as row_key, need.print_id, f.type_id, f.id as spool_id, need.material_type, need.usage_count, need.known_count, greatest(coalesce(need.needed_mg, 0) - coalesce(need.reported_mg, 0), 0) as left_mg, case when need.needed_mg is null then coalesce(need.reported_mg, 0) else 0 end as changed_mg, case when f.id is null then coalesce(need.largest_mg, 0) else greatest(coalesce(need.needed_mg, 0) - coalesce(need.reported_mg, 0), 0) end as largest_mg
    from needs as need
    left join lateral ( select case when f.type_id is not null then 'type ' || f.type_id else 'spools ' || lower(jsonb_build_array(trimmed(f.brand), filament_type_name(f.display_name), trimmed(f.material_type), f.diameter_mm, trimmed(f.color_name), f.color_hex, f.colors)::text) end as row_key, f.type_id, f.id::text as id
      from filaments as f
      where f.user_id = $5 and f.id between need.filament_id and need.filament_id
      order by f.id
      limit 1 ) as f on true ) as need
  group by need.row_key, need.print_id having sum(need.usage_count) > 0 ), stocked as ( select spool.row_key, min(spool.type_id) as type_id, min(spool.id) as spool_id, count(spool.id) as spool_count, count(*) filter (where not spool.is_known) as unknown_count, coalesce(sum(spool.balance_mg) filter (where spool.is_known), 0)::bigint as remaining_mg, max(spool.balance_mg) filter (where spool.is_known) as largest_spool_mg
  from ( select case when f.type_id is not null then 'type ' || f.type_id else 'spools ' || lower(jsonb_build_array(trimmed(f.brand), filament_type_name(f.display_name), trimmed(f.material_type), f.diameter_mm, trimmed(f.color_name), f.color_hex, f.colors)::text) end as row_key, f.type_id, f.id::text as id, f.balance_mg, f.initial_nominal_weight_mg is not null as is_known
    from filaments as f
    where f.user_id = $6 and f.is_active
    union all select 'type ' || type.id, type.id, null, null, null
    from filament_types as type
    where type.user_id = $7 and type.reorder_point_mg is not null ) as spool
  group by spool.row_key ), demanded as ( select planned.row_key, min(planned.type_id) as type_id, min(planned.spool_id) as spool_id, min(planned.material_type) as material_type, sum(planned.reserved_mg)::bigint as reserved_mg, max(planned.largest_mg) as largest_usage_mg, count(*) as print_count, sum(planned.usage_count) as usage_count, sum(planned.unestimated_count) as unestimated_count
  from planned
  group by planned.row_key ), sums as ( select coalesce(stocked.row_key, demanded.row_key) as row_key, coalesce(stocked.type_id, demanded.type_id) as type_id, coalesce(stocked.spool_id, demanded.spool_id) as spool_id, demanded.material_type, coalesce(stocked.spool_count, 0) as spool_count, coalesce(stocked.unknown_count, 0) as unknown_count, coalesce(stocked.remaining_mg, 0) as remaining_mg, stocked.largest_spool_mg, coalesce(demanded.reserved_mg, 0) as reserved_mg, coalesce(demanded.largest_usage_mg, 0) as largest_usage_mg, coalesce(demanded.print_count, 0) as print_count, coalesce(demanded.usage_count, 0) as usage_count, coalesce(demanded.unestimated_count, 0) as unestimated_count
  from stocked full
  join demanded on demanded.row_key = stocked.row_key ), described as ( select sums.row_key, sums.type_id, sums.spool_count, sums.unknown_count, sums.remaining_mg, sums.largest_spool_mg, sums.reserved_mg, sums.largest_usage_mg, sums.print_count, sums.usage_count, sums.unestimated_count, case when sums.type_id is not null then 'FilamentType' when sums.spool_id is not null then 'Spools' else 'Material' end as kind, case when sums.type_id is null then trimmed(spool.brand) else brand.name end as brand, case when sums.type_id is null then filament_type_name(spool.display_name) else type.name end as name, coalesce(type.material_type, trimmed(spool.material_type), sums.material_type) as material_type, case when sums.type_id is null then trimmed(spool.color_name) else type.color_name end as color_name, case when sums.type_id is null then spool.color_hex else type.color_hex end as color_hex, coalesce(type.colors, spool.colors, '{}') as colors, type.reorder_point_mg, type.initial_nominal_weight_mg as nominal_mg, coalesce(type.search_text || E'\n' || searchable(array[coalesce(brand.name, '')]), spool.search_name, searchable(array[coalesce(sums.material_type, '')])) as search_text
  from sums
  left join lateral ( select *
    from filament_types as type
    where type.user_id = $8 and type.id between sums.type_id and sums.type_id
    order by type.id
    limit 1 ) as type on true
  left join lateral ( select brand.name
    from brands as brand
    where brand.user_id = $9 and brand.id between type.brand_id and type.brand_id
    order by brand.id
    limit 1 ) as brand on true
  left join lateral ( select *
    from filaments as f
    where f.user_id = $10 and sums.type_id is null and f.id between sums.spool_id::uuid and sums.spool_id::uuid
    order by f.id
    limit 1 ) as spool on true ), compared as ( select compared.*, case when compared.reserved_mg <= greatest(compared.available_mg, 0) then 0 when compared.is_unknown then null else compared.reserved_mg - greatest(compared.available_mg, 0) end as shortfall_mg, case when compared.reorder_point_mg is null or compared.free_mg > compared.reorder_point_mg then false when compared.unknown_count = 0 then true end as is_low
  from ( select pooled.*, case when pooled.kind = 'Material' then pooled.other_free_mg else pooled.remaining_mg end as available_mg, case when pooled.kind = 'Material' then pooled.material_type is null or pooled.unknown_of_material > 0 else pooled.unknown_count > 0 end as is_unknown
    from ( select described.*, described.remaining_mg - described.reserved_mg as free_mg, (sum(greatest(described.remaining_mg - described.reserved_mg, 0)) over same - greatest(described.remaining_mg - described.reserved_mg, 0))::bigint as other_free_mg, sum(described.unknown_count) over same as unknown_of_material
      from described
      window same as (partition by lower(trimmed(described.material_type))) ) as pooled ) as compared ), stock as ( select reordered.*, case when reordered.is_low is false then 0 else reordered.reorder_mg / nullif(reordered.nominal_mg, 0) + 1 end as reorder_spool_count
  from ( select compared.*, case when compared.is_low then compared.reorder_point_mg - compared.free_mg when compared.is_low is false then 0 end as reorder_mg
    from compared ) as reordered ) select stock.type_id as typeId, stock.brand, stock.name, stock.material_type as materialType, stock.free_mg as freeMg, stock.reorder_point_mg as reorderPointMg, stock.is_low as isLow, exists ( select
  from imports as import
  where import.user_id = $11 and import.state in ('Committing', 'Undoing')) as isPartial
from stock
where stock.reorder_point_mg is not null
order by stock.type_id;
