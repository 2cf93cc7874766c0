-- When an error of a device happened. It is not after its receipt, and only it tells whether a report comes from before the error.

alter table prints add column error_event_date timestamptz(3);
comment on column prints.error_event_date is 'when the error happened by the clock of the device, if that is trusted, else as error_date';
