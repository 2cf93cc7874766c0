-- Facts that people keep of their prints, spools and printers. All of them are optional, and adding them writes no row. Each check
-- is `not valid`: the rows that exist have no value to check, and every row that is written from now on is checked.

alter table prints
  add column total_time_in_seconds integer,
  add column measured_energy_wh double precision,
  add column plate_count integer,
  add column part_count integer,
  add column rating smallint,
  add constraint prints_total_time_in_seconds_check check (total_time_in_seconds >= 0) not valid,
  add constraint prints_measured_energy_wh_check check (measured_energy_wh >= 0) not valid,
  add constraint prints_plate_count_check check (plate_count >= 1) not valid,
  add constraint prints_part_count_check check (part_count >= 1) not valid,
  add constraint prints_rating_check check (rating between 1 and 5) not valid;
comment on column prints.total_time_in_seconds is 'with pauses; print_time_in_seconds is without them';
comment on column prints.measured_energy_wh is 'replaces time and average power in the electricity cost';

-- The prints whose energy is known, but not its price: a scan of the table once builds the empty index.
create index prints_measured_without_cost on prints (user_id, id)
  where measured_energy_wh is not null and electricity_cost_micros is null;

alter table filaments
  add column lot_number text,
  add column article_number text,
  add column barcode text,
  add column reorder_url text,
  add column opened_date date,
  add column dried_date date,
  add column tags text[] not null default '{}',
  add constraint filaments_lot_number_check check (char_length(lot_number) <= 100) not valid,
  add constraint filaments_article_number_check check (char_length(article_number) <= 100) not valid,
  add constraint filaments_barcode_check check (char_length(barcode) <= 100) not valid,
  add constraint filaments_reorder_url_check check (char_length(reorder_url) <= 2000) not valid;
comment on column filaments.dried_date is 'when the filament was last dried';

alter table printers
  add column serial_number text,
  add column firmware text,
  add column purchase_price_micros bigint,
  add column purchase_currency text,
  add constraint printers_serial_number_check check (char_length(serial_number) <= 100) not valid,
  add constraint printers_firmware_check check (char_length(firmware) <= 100) not valid,
  add constraint printers_purchase_price_micros_check check (purchase_price_micros >= 0) not valid,
  add constraint printers_purchase_currency_check check (purchase_currency ~ '^[A-Z]{3}$') not valid;
comment on column printers.purchase_price_micros is 'in millionths of the unit of purchase_currency';
