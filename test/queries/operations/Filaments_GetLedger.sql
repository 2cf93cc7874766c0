select entry.id, entry.filament_id as filamentId, entry.kind, entry.amount_mg as amountMg, entry.balance_mg as balanceMg, entry.print_id as printId, p.title as printTitle, entry.reverses_id as reversesEntryId, entry.kind = 'Adjustment' and reversal.id is null and case when entry.note in ($1, $2) then entry.amount_mg = ( select sum(weight.amount_mg)
  from filament_ledger weight
  left join filament_ledger undone on undone.user_id = $3 and undone.reverses_id = weight.id
  where weight.user_id = $4 and weight.filament_id = $5 and undone.id is null and (weight.kind = 'Initial' or weight.kind = 'Adjustment' and weight.note in ($6, $7)) ) - ( select coalesce(f.initial_nominal_weight_mg, 0)
  from filaments f
  where f.user_id = $8 and f.id = $9 ) else true end as isReversible, left(entry.actor, $10) as actor, entry.note, entry.created_date as createdDate
from filament_ledger as entry
left join prints as p on p.user_id = $11 and p.id = entry.print_id
left join filament_ledger as reversal on reversal.user_id = $12 and reversal.reverses_id = entry.id
where entry.user_id = $13 and entry.filament_id = $14
order by entry.position desc
limit $15
offset $16;
