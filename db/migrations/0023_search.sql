-- What searches look in. The texts are computed by the database, so that the version before this one, which serves on beside
-- it, writes them too. Adding them writes prints anew once, during which nobody reads or writes them (2,000,000 prints, 700 MB:
-- 65 seconds of the processor; four minutes where others had most of it).

-- Texts as searches compare them, joined by line breaks: in lower case, without accents, and with the letters that a keyboard may
-- lack written with those that it has. Other characters stay. Texts in ASCII, as most are, are only put in lower case.
create function searchable(texts text[]) returns text language sql immutable parallel safe
return (
  select case
    when octet_length(t) = char_length(t) then lower(t)
    else replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(lower(normalize(t, NFKD)), '[\u0300-\u036f]+', '', 'g'),
      '×', 'x'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  end
  from array_to_string(texts, E'\n') as t
);

alter table printers
  add column search_name text generated always as (searchable(array[name, make, model])) stored;
alter table projects
  add column search_name text generated always as (searchable(array[name])) stored,
  add column search_text text generated always as (searchable(array[name, reference, description])) stored;
alter table filaments
  add column search_name text generated always as (searchable(array[display_name, brand, material_type, color_name])) stored,
  add column search_text text generated always as
    (searchable(array[display_name, brand, material_type, color_name, storage_location, notes])) stored;
alter table prints
  add column search_text text generated always as (searchable(array[title, file_name, failure_reason, notes] || tags)) stored;

comment on column printers.search_name is 'what the prints of the printer are found by';
comment on column projects.search_name is 'what the prints of the project are found by';
comment on column projects.search_text is 'what the project is found by';
comment on column filaments.search_name is 'what the prints of the spool are found by';
comment on column filaments.search_text is 'what the spool is found by';
comment on column prints.search_text is 'what the print is found by, besides the names of its printer, project and spools';

-- A search reads all texts of its user, from the index alone. The few long ones are not in it: an entry has at most 2,704 bytes.
create index prints_for_search on prints (user_id, logged_date, id) include (printer_id, project_id, search_text)
  where octet_length(search_text) <= 1000;
create index prints_for_search_long on prints (user_id, logged_date, id) where octet_length(search_text) > 1000;
create index filament_usages_for_search on filament_usages (user_id, filament_id, material_type, print_id);
