select p.id as printId, p.slicer_settings_id as slicerSettingsId, settings.slicer, settings.slicer_version as slicerVersion, settings.profile, settings.material, settings.layer_height_um / 1000.0 as layerHeightMm, settings.nozzle_diameter_um / 1000.0 as nozzleDiameterMm, settings.infill_permille / 10.0 as infillPercent, settings.infill_pattern as infillPattern, settings.wall_count as wallCount, settings.has_supports as hasSupports, settings.print_speed_um_per_s / 1000.0 as printSpeedMmPerS, settings.nozzle_temperature_c as nozzleTemperatureC, settings.bed_temperature_c as bedTemperatureC, p.shared
from prints as p
left join print_settings as settings on settings.user_id = $1 and settings.print_id = p.id
where p.user_id = $2 and p.id = $3;
