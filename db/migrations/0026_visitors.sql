-- What visitors of a print see, chosen by its owner (docs/domain.md, "Visitors"). A print of an earlier version shows what a new
-- one does: what was withheld by mistake can still be published, but not the reverse.

alter table prints
  add column shared text[] not null default '{failureReason,material}',
  add column private_notes text;
comment on column prints.shared is 'the parts that visitors see as well: notes, fileName, costs, failureReason, material';
comment on column prints.private_notes is 'notes that only the owner sees';

-- Not validated, so that no print is read while others wait: all that exist have the default.
alter table prints add constraint prints_shared_check
  check (shared <@ array['notes', 'fileName', 'costs', 'failureReason', 'material'] and cardinality(shared) <= 5)
  not valid;
alter table prints add constraint prints_private_notes_check check (char_length(private_notes) <= 50000) not valid;

create index prints_with_private_notes on prints (user_id, id) where private_notes is not null;
