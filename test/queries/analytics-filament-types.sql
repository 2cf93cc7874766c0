select type.id, brand.name as brand_name, coalesce(type.name, type.color_name, type.material_type) as name, type.color_hex, type.colors
from filament_types as type
left join brands as brand on brand.user_id = $1 and brand.id = type.brand_id
where type.user_id = $2;
