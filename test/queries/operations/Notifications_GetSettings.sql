select users.time_zone as timeZone, settings.muted_in_app as mutedInApp, settings.muted_push as mutedPush, settings.quiet_start as quietStart, settings.quiet_end as quietEnd
from users
left join notification_settings as settings on settings.user_id = users.id
where users.id = $1;
