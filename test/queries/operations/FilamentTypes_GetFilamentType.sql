select type.id, type.brand_id as brandId, brand.name as brandName, type.name, type.material_type as materialType, type.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm, type.diameter_mm as diameterMm, type.color_name as colorName, type.color_hex as colorHex, type.colors, type.color_pattern as colorPattern, type.finish_type as finishType, type.initial_nominal_weight_mg as initialNominalWeightMg, type.spool_weight_mg as spoolWeightMg, type.nozzle_temperature_celsius as nozzleTemperatureCelsius, type.bed_temperature_celsius as bedTemperatureCelsius, type.purchase_price_micros as priceMicros, type.purchase_currency as purchaseCurrency, type.article_number as articleNumber, type.reorder_point_mg as reorderPointMg, type.notes, type.external_id as externalId, stock.spool_count as spoolCount, stock.active_spool_count as activeSpoolCount, stock.remaining_mg as remainingMg, type.created_date as createdDate, type.updated_date as updatedDate
from filament_types as type
left join brands as brand on brand.user_id = $1 and brand.id = type.brand_id
left join lateral (
  select count(*) as spool_count, count(*) filter (where f.is_active) as active_spool_count, coalesce(sum(greatest(f.balance_mg, 0)) filter (where f.is_active and f.initial_nominal_weight_mg is not null), 0)::bigint as remaining_mg
  from filaments as f
  where f.user_id = $2 and f.type_id = type.id) as stock on true
where type.user_id = $3 and type.id = $4;
