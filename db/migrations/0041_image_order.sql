-- Captions and an order of images, and images of spools, printers and profiles.
-- contracts: nothing that an older version writes; the wider check accepts all that the narrower one did
-- drops: constraint images_of_one; one that knows spools, printers and profiles as well takes its place
-- drops: index images_by_print; images_of_print has the order, too
-- drops: index images_by_project; images_of_project has the order, too

alter table images
  add column caption text,
  add column position integer,
  add column filament_id uuid,
  add column printer_id bigint;
alter table images add constraint images_caption_check check (char_length(caption) <= 500);
alter table images add constraint images_position_check check (position >= 0);
comment on column images.position is 'place among the images of its record; null after those that have one, in the order in which they were added';
alter table images drop constraint images_of_one;
alter table images add constraint images_of_one check (num_nonnulls(print_id, project_id, filament_id, printer_id) <= 1);
alter table images add constraint images_user_id_filament_id_fkey foreign key (user_id, filament_id) references filaments (user_id, id) on delete cascade;
alter table images add constraint images_user_id_printer_id_fkey foreign key (user_id, printer_id) references printers (user_id, id) on delete cascade;

create index images_of_print on images (user_id, print_id, position, created_date, id) where print_id is not null;
create index images_of_project on images (user_id, project_id, position, created_date, id) where project_id is not null;
create index images_of_filament on images (user_id, filament_id, position, created_date, id) where filament_id is not null;
create index images_of_printer on images (user_id, printer_id, position, created_date, id) where printer_id is not null;
drop index images_by_print;
drop index images_by_project;

alter table users add column image_id uuid;
comment on column users.image_id is 'image of the profile; an image without a print, project, spool or printer is one. Without a foreign key, as images refer to their users';
