 select distinct p.user_id as userId, p.slicer_settings_id as slicerSettingsId
from prints p
left join print_settings settings on settings.user_id = p.user_id and settings.print_id = p.id
where (p.user_id, p.slicer_settings_id) in (
  select *
  from unnest( $1::bigint[], $2::uuid[])) and settings.slicer_settings_id is distinct
from p.slicer_settings_id;
