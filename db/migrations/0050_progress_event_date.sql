-- When the progress of a print was reported. Only it tells whether an error that comes later is from before that report.

alter table prints add column progress_event_date timestamptz(3);
comment on column prints.progress_event_date is 'when the latest progress was reported by the clock of the device, if that is trusted, else when it was received; null without one';
