-- Errors that a device reports while it prints. A print that nothing else ends is closed a minute later.

alter table prints
  add column error_date timestamptz(3),
  add column error_reason text check (char_length(error_reason) <= 500);
comment on column prints.error_date is 'when an error of the running print was received; null when it went on printing';
comment on column prints.error_reason is 'reason that the device gave for it';
create index prints_in_error on prints (error_date) where status = 'Printing' and error_date is not null;
