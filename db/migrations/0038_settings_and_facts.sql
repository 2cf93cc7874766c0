-- The main slicer settings of a print can be shared with visitors as well (docs/domain.md, "Visitors"). No existing print shares
-- them. Not validated, like the check before: every row satisfies the narrower one.
-- drops: constraint prints_shared_check; a wider one takes its name and place
-- contracts: nothing that an older version writes; the wider check accepts all that the narrower one did

alter table prints drop constraint prints_shared_check;
alter table prints add constraint prints_shared_check
  check (shared <@ array['notes', 'fileName', 'costs', 'failureReason', 'material', 'settings'] and cardinality(shared) <= 6)
  not valid;
comment on column prints.shared is 'the parts that visitors see as well: notes, fileName, costs, failureReason, material, settings';

-- Analytics of ratings and measured energy read this index alone: few prints have either.
create index prints_with_facts on prints (user_id, start_date)
  include (id, status, printer_id, project_id, rating, measured_energy_wh, electricity_cost_micros, cost_currency)
  where rating is not null or measured_energy_wh is not null;
