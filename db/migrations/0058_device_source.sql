-- Which program reported a print, so that events of other programs on its printer are known to be about the same one. Prints from before
-- have none; the version before this one leaves it out.

alter table prints add column device_source device_event_source;

comment on column prints.device_source is 'Program that reported the start of the print or, while that is missing, its end';
