-- The size of an image in a file that is imported, where a dry run has measured it: it adds up those of earlier batches.

alter table import_rows add column image_bytes integer;
comment on column import_rows.image_bytes is 'of an image and its thumbnail, as counted; null for other records, and where there is room for any';
