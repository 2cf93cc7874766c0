-- Material of the prints of which only some usages have an actual amount: the estimates of the others count as well
-- (docs/domain.md, "Prints"). Only such prints are written, and only where the sum is still that of an earlier version: a print that
-- is changed meanwhile keeps what the change makes of it. The version before this one, which serves on beside it, writes the sums of
-- then; such a print gets its sum with its next change.

with
  -- one row: a print of which some usages have an actual amount, and others only an estimate
  mixed as (
    select user_id, print_id, sum(amount_mg) as amount_mg, sum(estimated_amount_mg) as estimated_amount_mg,
      sum(coalesce(amount_mg, estimated_amount_mg)) as material_mg
    from filament_usages
    group by user_id, print_id
    having count(amount_mg) > 0 and count(coalesce(amount_mg, estimated_amount_mg)) > count(amount_mg)
  )
update prints p
set filament_amount_mg = m.material_mg
from mixed m
where p.user_id = m.user_id and p.id = m.print_id
  and p.filament_amount_mg = m.amount_mg and p.estimated_filament_amount_mg = m.estimated_amount_mg;

comment on column prints.filament_amount_mg is 'sum of the usages: the actual amount of each, or its estimate; null when none has an actual amount';
