select api_keys.id, api_keys.user_id, users.suspended_date, users.deletion_date, (extract(epoch
    from now() - last_used_date) * 1000)::double precision as unused_ms
from api_keys
inner join users on users.id = api_keys.user_id
where api_keys.key_hash = $1 and not ($2::integer is not null and coalesce(api_keys.last_used_date, api_keys.created_date) < (
    select now() - make_interval(days => $3::integer)));

select users.id, users.email, users.suspended_date, users.deletion_date
from identities
inner join users on users.id = identities.user_id
where identities.issuer = $1 and identities.subject = $2;
