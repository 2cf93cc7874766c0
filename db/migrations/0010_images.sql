-- Pictures of prints and of projects, and what a sweep needs to tell their bytes from orphans.
-- drops: not null of images.print_id; a picture may belong to a project instead

delete from images; -- no version could make any yet
alter table images alter column print_id drop not null;
alter table images add column project_id uuid;
alter table images add column image_bytes integer not null;
alter table images add column thumbnail_bytes integer not null;
alter table images add column source_hash bytea;
alter table images add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
alter table images add constraint images_of_one check (num_nonnulls(print_id, project_id) = 1);

comment on column images.source_hash is 'SHA-256 of what a device sent, so that the same event adds no second picture; null for uploads';
create unique index images_by_source on images (user_id, print_id, source_hash) where source_hash is not null;
-- A picture is reached by its bare id.
create index images_by_id on images (id);
create index images_by_project on images (user_id, project_id, created_date, id) where project_id is not null;

-- A public project is reached by its bare id.
create index projects_by_id on projects (id);
