-- Badges that users hold, hints that they do not want to see again, and how rare each tier is.
-- The catalog itself is code (src/achievements/families.ts), so keys refer to no table.

create table earned_achievements (
  user_id bigint not null references users (id),
  key text not null check (char_length(key) between 1 and 64),
  tier integer not null check (tier >= 1),
  unlocked_date timestamptz(3) not null default now(),
  retroactive boolean not null,
  primary key (user_id, key, tier)
);

comment on table earned_achievements is 'tiers that were granted; never taken back. A hidden badge has the tier 1';
comment on column earned_achievements.unlocked_date is 'when the tier was granted';
comment on column earned_achievements.retroactive is 'records older than the badge were enough for it';

create table dismissed_hints (
  user_id bigint not null references users (id),
  key text not null check (char_length(key) between 1 and 64),
  tier integer not null check (tier >= 1),
  created_date timestamptz(3) not null default now(),
  primary key (user_id, key, tier)
);

create table achievement_rarity (
  key text not null check (char_length(key) between 1 and 64),
  tier integer not null check (tier >= 1),
  rarity_percent double precision not null check (rarity_percent between 0 and 100),
  primary key (key, tier)
);

comment on table achievement_rarity is 'share of active users who hold a tier; empty while there are too few. Hidden badges are not in it';
