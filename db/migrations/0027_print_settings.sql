-- Main values in the slicer settings that prints were made from, in the same form for all slicers. One row: a print. Rows of
-- existing prints are written by a job, which also finds those that the version before this one adds meanwhile.

create table print_settings (
  user_id bigint not null,
  print_id bigint not null,
  slicer_settings_id uuid not null,
  slicer text check (char_length(slicer) between 1 and 100),
  slicer_version text check (char_length(slicer_version) between 1 and 100),
  profile text check (char_length(profile) between 1 and 100),
  material text check (char_length(material) between 1 and 100),
  layer_height_um integer check (layer_height_um > 0),
  nozzle_diameter_um integer check (nozzle_diameter_um > 0),
  infill_permille integer check (infill_permille between 0 and 1000),
  infill_pattern text check (char_length(infill_pattern) between 1 and 100),
  wall_count integer check (wall_count >= 0),
  has_supports boolean,
  print_speed_um_per_s integer check (print_speed_um_per_s > 0),
  nozzle_temperature_c integer check (nozzle_temperature_c > 0),
  bed_temperature_c integer check (bed_temperature_c >= 0),
  primary key (user_id, print_id),
  foreign key (user_id, print_id) references prints (user_id, id) on delete cascade
);

comment on column print_settings.slicer_settings_id is 'the record that the values were read from, which may have been deleted since';
comment on column print_settings.print_speed_um_per_s is 'of the inner walls';

-- The filters of lists read this index alone.
create index print_settings_for_filters
  on print_settings (user_id, layer_height_um, nozzle_diameter_um, infill_permille, has_supports) include (print_id);
