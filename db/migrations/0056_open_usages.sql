-- Usages of prints that are not over, which are few: the material that planned prints need is read without the others.

create index filament_usages_open on filament_usages (user_id, print_id) where status in ('Pending', 'Printing');
