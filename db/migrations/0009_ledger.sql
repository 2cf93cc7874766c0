-- Adjustments of a spool's ledger, and what takes them back.

alter table filament_ledger add column reverses_id uuid;
comment on column filament_ledger.reverses_id is 'the adjustment that this reversal takes back';
alter table filament_ledger add constraint filament_ledger_reverses_once unique (user_id, reverses_id);
alter table filament_ledger add constraint filament_ledger_note_length check (char_length(note) <= 500);

create index filaments_by_name on filaments (user_id, lower(display_name), id);

alter table prints add column slicer_settings_id uuid;
comment on column prints.slicer_settings_id is 'the slicer settings that the print was made from';
