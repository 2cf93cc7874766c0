-- Whom users have blocked from commenting on their prints.

create table blocked_users (
  user_id bigint not null references users (id),
  blocked_id bigint not null,
  blocked_date timestamptz(3) not null default now(),
  primary key (user_id, blocked_id),
  check (blocked_id <> user_id)
);

create index blocked_users_by_date on blocked_users (user_id, blocked_date, blocked_id);
