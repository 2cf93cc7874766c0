-- Maintenance that recurs, and its parts. The version before this one goes on writing entries; it plans nothing again.

alter table maintenance_entries
  add column parts jsonb,
  add column parts_cost_micros bigint,
  add column due_after_days integer,
  add column recurs boolean not null default false,
  add column next_entry_id bigint,
  add constraint maintenance_entries_parts_cost_micros_check check (parts_cost_micros >= 0) not valid,
  add constraint maintenance_entries_due_after_days_check check (due_after_days >= 1) not valid;
comment on column maintenance_entries.parts is 'a list of { name, amount, costMicros }; null for none';
comment on column maintenance_entries.parts_cost_micros is 'sum over the parts, in millionths of the unit of cost_currency; null when none has a cost';
comment on column maintenance_entries.next_entry_id is 'the entry that was planned when this one was done';

-- What a reminder may still fall due of, also after a number of days.
create index maintenance_entries_pending on maintenance_entries (user_id, id)
  where not done and due_event_date is null and num_nonnulls(due_after_hours, due_after_prints, due_after_days, due_date) > 0;
