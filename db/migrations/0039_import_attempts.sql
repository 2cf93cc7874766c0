-- An import whose work fails again and again is given up.

alter table imports add column attempts integer not null default 0;
comment on column imports.attempts is 'runs that have begun since the last batch, or since the step began';
