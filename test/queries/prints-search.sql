with "matching" as materialized (select "s"."id", "s"."key"
from (select s.id, s.logged_date as key
from (with "uses_1" as materialized (
      select u.print_id
from filaments f join filament_usages u on u.user_id = f.user_id and u.filament_id = f.id
     
where f.user_id = $1 and f.search_name like (select searchable(array[($2::text[])[$3::int]]))
      union all
      select u.print_id
from filament_usages u
     
where u.user_id = $4 and u.filament_id is null and lower(u.material_type) like (select searchable(array[($5::text[])[$6::int]]))
      union all
      select p.id
from prints p
     
where p.user_id = $7 and p.private_notes is not null and searchable(array[p.private_notes]) like (select searchable(array[($8::text[])[$9::int]]))), "uses_2" as materialized (
      select u.print_id
from filaments f join filament_usages u on u.user_id = f.user_id and u.filament_id = f.id
     
where f.user_id = $10 and f.search_name like (select searchable(array[($11::text[])[$12::int]]))
      union all
      select u.print_id
from filament_usages u
     
where u.user_id = $13 and u.filament_id is null and lower(u.material_type) like (select searchable(array[($14::text[])[$15::int]]))
      union all
      select p.id
from prints p
     
where p.user_id = $16 and p.private_notes is not null and searchable(array[p.private_notes]) like (select searchable(array[($17::text[])[$18::int]]))) select p.id, p.logged_date
from (
    select p.id, p.logged_date, p.printer_id, p.project_id, p.search_text
from prints p
     
where p.user_id = $19 and octet_length(p.search_text) <= 1000 union all select p.id, p.logged_date, p.printer_id, p.project_id, p.search_text
from prints p
     
where p.user_id = $20 and octet_length(p.search_text) > 1000 offset 0
  ) p
where (p.search_text like (select searchable(array[($21::text[])[$22::int]])) or p.printer_id = any(array(select printer.id
from printers printer
where printer.user_id = $23 and printer.search_name like (select searchable(array[($24::text[])[$25::int]]))))
    or p.project_id = any(array(select project.id
from projects project
where project.user_id = $26 and project.search_name like (select searchable(array[($27::text[])[$28::int]])))) or (p.id in (select match.print_id
from "uses_1" match)) is true) and (p.search_text like (select searchable(array[($29::text[])[$30::int]])) or p.printer_id = any(array(select printer.id
from printers printer
where printer.user_id = $31 and printer.search_name like (select searchable(array[($32::text[])[$33::int]]))))
    or p.project_id = any(array(select project.id
from projects project
where project.user_id = $34 and project.search_name like (select searchable(array[($35::text[])[$36::int]])))) or (p.id in (select match.print_id
from "uses_2" match)) is true)) s) as "s") select json_build_object('id', "p"."id", 'title', "p"."title", 'status', "p"."status", 'viewStatus', "p"."view_status", 'printerId', "p"."printer_id", 'printerName', (select "printer"."name"
from "printers" as "printer"
where "printer"."user_id" = $37 and "printer"."id" = "p"."printer_id"), 'projectId', "p"."project_id", 'projectName', (select "project"."name"
from "projects" as "project"
where "project"."user_id" = $38 and "project"."id" = "p"."project_id"), 'startDate', to_char("p"."start_date", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'endDate', to_char("p"."end_date", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'estimatedPrintTimeInSeconds', "p"."estimated_print_time_in_seconds", 'printTimeInSeconds', "p"."print_time_in_seconds", 'totalTimeInSeconds', "p"."total_time_in_seconds", 'measuredEnergyWh', "p"."measured_energy_wh", 'plateCount', "p"."plate_count", 'partCount', "p"."part_count", 'rating', "p"."rating", 'filamentAmountMg', "p"."filament_amount_mg", 'estimatedFilamentAmountMg', "p"."estimated_filament_amount_mg", 'filaments', (select coalesce(json_agg(agg), '[]')
from (select "u"."filament_id" as "filamentId", "f"."display_name" as "displayName", coalesce(f.material_type, u.material_type) as "materialType", "f"."color_hex" as "colorHex", coalesce(f.colors, '{}') as "colors", "u"."amount_mg" as "amountMg", "u"."estimated_amount_mg" as "estimatedAmountMg"
from "filament_usages" as "u"
left join "filaments" as "f" on "f"."user_id" = "u"."user_id" and "f"."id" = "u"."filament_id"
where "u"."user_id" = $39 and "u"."print_id" = "p"."id"
order by "u"."position") as agg), 'cost', case when coalesce("p"."filament_cost_micros", "p"."electricity_cost_micros") is not null then json_build_object(
    'filament', round("p"."filament_cost_micros" / 1e6, "p"."cost_digits"),
    'electricity', round("p"."electricity_cost_micros" / 1e6, "p"."cost_digits"),
    'total', round((coalesce("p"."filament_cost_micros", 0) + coalesce("p"."electricity_cost_micros", 0)) / 1e6, "p"."cost_digits"),
    'currency', "p"."cost_currency") end, 'tags', "p"."tags", 'copies', "p"."copies", 'fileName', "p"."file_name", 'source', "p"."source", 'failureReason', "p"."failure_reason", 'commentCount', "p"."comment_count", 'thumbnailUrl', (select $40::text || '/media/' || "image"."id" || '/thumbnail' as "url"
from "images" as "image"
where "image"."user_id" = $41 and "image"."print_id" = "p"."id"
order by "image"."created_date", "image"."id" limit $42), 'createdDate', to_char("p"."created_date", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedDate', to_char("p"."updated_date", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'progressPercent', "p"."progress_percent")::text as "item", (select count(*)
from matching) as "total_count"
from (select "p"."id", "p"."title", "p"."status", "p"."view_status", "p"."printer_id", "p"."project_id", "p"."start_date", "p"."end_date", "p"."estimated_print_time_in_seconds", "p"."print_time_in_seconds", "p"."total_time_in_seconds", "p"."measured_energy_wh", "p"."plate_count", "p"."part_count", "p"."rating", "p"."filament_amount_mg", "p"."estimated_filament_amount_mg", "p"."filament_cost_micros", "p"."electricity_cost_micros", "p"."cost_currency", "p"."tags", "p"."copies", "p"."file_name", "p"."source", "p"."failure_reason", "p"."comment_count", "p"."progress_percent", "p"."created_date", "p"."updated_date", "p"."logged_date", "p"."shared", case when "p"."cost_currency" = any($43::text[]) then $44::int when "p"."cost_currency" = any($45::text[]) then $46::int else 2 end as "cost_digits"
from "prints" as "p"
where p.user_id = $47 and p.id = any(array(
    select s.id
from matching s
order by s.key desc nulls last, s.id desc
    limit 25 offset $48))
order by p.logged_date desc, "p"."id" desc limit 25) as "p"
order by p.logged_date desc, "p"."id" desc;
