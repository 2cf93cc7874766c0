-- How the pages show texts, quantities and times to a user.

alter table users
  add column language text,
  add column units text not null default 'Metric',
  add column hour_cycle text not null default 'Automatic',
  add column first_day_of_week text not null default 'Automatic';
alter table users add constraint users_language_check
  check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' and length(language) <= 35);
alter table users add constraint users_units_check check (units in ('Metric', 'Imperial'));
alter table users add constraint users_hour_cycle_check check (hour_cycle in ('Automatic', 'TwelveHours', 'TwentyFourHours'));
alter table users add constraint users_first_day_of_week_check
  check (first_day_of_week in ('Automatic', 'Monday', 'Saturday', 'Sunday'));
comment on column users.language is 'language tag (RFC 5646); null for that of the browser';
