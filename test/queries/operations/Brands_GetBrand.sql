select brand.id, brand.name, brand.empty_spool_weight_mg as emptySpoolWeightMg, brand.notes, brand.external_id as externalId, (
  select count(*) as count
  from filament_types as type
  where type.user_id = $1 and type.brand_id = brand.id) as typeCount, (
  select count(*) as count
  from filament_types as type
  inner join filaments as f on f.user_id = $2 and f.type_id = type.id
  where type.user_id = $3 and type.brand_id = brand.id) as spoolCount, brand.created_date as createdDate, brand.updated_date as updatedDate
from brands as brand
where brand.user_id = $4 and brand.id = $5;
