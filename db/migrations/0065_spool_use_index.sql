-- Sums of prints stay as long as their prints: the search for old ones without a print must not read them each time.
-- drops: index spool_uses_by_minute; one of the sums without a print takes its place

drop index spool_uses_by_minute;
create index spool_uses_without_print on spool_uses (minute) where print_id is null;
