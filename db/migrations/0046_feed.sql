-- What a feed shows of other users, where it is read: the keys of public prints, and of the comments that a user has written. On a
-- cluster, prints and comments are on the nodes of the owners of the prints (docs/operations.md, "Several machines").
-- An earlier version, which serves on beside this one, does not write these tables; jobs repair what is missing or left
-- (`repairPublicKeys`, `repairWritten`).

create table public_prints (
  user_id bigint not null,
  print_id bigint not null,
  date timestamptz(3) not null,
  is_planned boolean not null,
  primary key (user_id, print_id)
);
comment on table public_prints is 'prints that everybody may see; each node of a cluster has all of them';
comment on column public_prints.date is 'logged_date of the print';
comment on column public_prints.is_planned is 'whether the print is pending; the feed leaves it out';

create table written_comments (
  user_id bigint not null,
  comment_id bigint not null,
  owner_id bigint not null,
  print_id bigint not null,
  created_date timestamptz(3) not null,
  primary key (user_id, comment_id)
);
comment on table written_comments is 'comments by their authors; the comments themselves belong to the owners of the prints';
comment on column written_comments.user_id is 'the author';
comment on column written_comments.owner_id is 'the owner of the print';

insert into public_prints (user_id, print_id, date, is_planned)
select user_id, id, logged_date, status = 'Pending' from prints where view_status = 'Public';

-- Deleted users have left their comments to one account, which reads none.
insert into written_comments (user_id, comment_id, owner_id, print_id, created_date)
select author_id, id, user_id, print_id, created_date from comments
where author_id in (select id from users where id <> 9007199254740991);

create index public_prints_started on public_prints (date, print_id) where not is_planned;
create index public_prints_by_id on public_prints (print_id);
create index written_comments_by_date on written_comments (user_id, created_date);
create index written_comments_by_owner on written_comments (owner_id);

-- Last, since they lock the users: 0.3 s for 100,000 comments, which took 8 s with the rows inserted after them.
alter table public_prints add constraint public_prints_user_id_fkey foreign key (user_id) references users (id);
alter table written_comments add constraint written_comments_user_id_fkey foreign key (user_id) references users (id);
alter table written_comments add constraint written_comments_owner_id_fkey foreign key (owner_id) references users (id);
