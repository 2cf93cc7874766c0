select entry.id, entry.filament_id as filamentId, entry.kind, entry.amount_mg as amountMg, entry.balance_mg as balanceMg, entry.print_id as printId, p.title as printTitle, entry.reverses_id as reversesEntryId, left(entry.actor, $1) as actor, entry.note, entry.created_date as createdDate
from filament_ledger as entry
left join prints as p on p.user_id = $2 and p.id = entry.print_id
where entry.user_id = $3 and entry.filament_id = $4
order by entry.position desc
limit $5
offset $6;
