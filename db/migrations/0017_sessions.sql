-- Web sessions that their users list and end, that end after 30 days without use, and whose tokens are renewed outside transactions.

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser text check (char_length(browser) between 1 and 100),
  add column last_used_date timestamptz(3) not null default now(),
  add column renewal_ends_date timestamptz(3);

comment on column sessions.id is 'what its user knows it by';
comment on column sessions.browser is 'browser and system that it began in; null when they are not known';
comment on column sessions.last_used_date is 'stamped at most hourly; expires_date is 30 days later';
comment on column sessions.renewal_ends_date is 'until then one instance renews the tokens and the others wait; null when none does';
create index sessions_by_user_id on sessions (user_id, last_used_date);
