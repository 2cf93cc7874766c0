-- Accounts whose users asked for their deletion. Until then a sign-in keeps the account; afterwards the periodic work deletes it.

alter table users add column deletion_date timestamptz(3);
comment on column users.deletion_date is 'when the account and everything of its user is deleted; null unless the user asked for it. Until then only a new sign-in gives access';
create index users_by_deletion_date on users (deletion_date) where deletion_date is not null;
