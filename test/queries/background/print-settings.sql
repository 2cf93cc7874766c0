 with page as materialized ( select distinct user_id, slicer_settings_id
  from prints
  where slicer_settings_id is not null
  order by user_id, slicer_settings_id
  limit $1 ) select page.user_id as userId, page.slicer_settings_id as slicerSettingsId, exists ( select
  from prints p
  left join print_settings settings on settings.user_id = p.user_id and settings.print_id = p.id
  where p.user_id = page.user_id and p.slicer_settings_id = page.slicer_settings_id and settings.slicer_settings_id is distinct
  from p.slicer_settings_id ) as isMissing
from page
order by page.user_id, page.slicer_settings_id;
