select users.time_zone as timeZone, users.language, settings.muted_in_app as mutedInApp, settings.muted_push as mutedPush, settings.quiet_start as quietStart, settings.quiet_end as quietEnd
from users
left join notification_settings as settings on settings.user_id = $1
where users.id = $2;
