-- Which program reported a print, so that events of other programs on its printer are known to be about the same one, and the jobs that it
-- is for them. Prints from before have neither; the version before this one leaves both out.

alter table prints
  add column device_source device_event_source,
  add column other_job_keys bytea[];

comment on column prints.device_source is 'Program that reported the start of the print or, while that is missing, its end';
comment on column prints.other_job_keys is 'SHA-256 that name starts and ends of the same print as jobs of other programs';
