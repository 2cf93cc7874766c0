-- Prints whose finish was never reported are closed after some days, if their owner wants it (docs/domain.md, "From events to prints").
-- The version before this one, which serves on beside it, writes neither column; a finish that it records leaves closed_date behind,
-- which only keeps the job from closing the print again.

alter table users add column close_stuck_prints_after_days smallint;
alter table users add constraint users_close_stuck_prints_after_days_check
  check (close_stuck_prints_after_days between 1 and 90) not valid;
comment on column users.close_stuck_prints_after_days is 'days after which a print that was reported as stuck is closed; null for never';

alter table prints add column closed_date timestamptz(3);
comment on column prints.closed_date is 'when the service closed the print because no finish was reported; its end is then the last sign of life of the device. Null once a finish is known';
