with "matching" as materialized (select "s"."id", "s"."key"
from (select s.id, s.logged_date as key
from (with private_notes as materialized (
    select p.id, searchable(array[p.private_notes]) as text
from prints p
   
where p.user_id = $1 and p.private_notes is not null), "uses_1" as materialized (
      select u.print_id
from filaments f join filament_usages u on u.user_id = $2 and u.filament_id = f.id
     
where f.user_id = $3 and f.search_name like (select searchable(array[($4::text[])[$5::int]]))
      union all
      select u.print_id
from filament_usages u
     
where u.user_id = $6 and u.filament_id is null and lower(u.material_type) like (select searchable(array[($7::text[])[$8::int]]))
      union all
      select n.id
from private_notes n
where n.text like (select searchable(array[($9::text[])[$10::int]]))), "uses_2" as materialized (
      select u.print_id
from filaments f join filament_usages u on u.user_id = $11 and u.filament_id = f.id
     
where f.user_id = $12 and f.search_name like (select searchable(array[($13::text[])[$14::int]]))
      union all
      select u.print_id
from filament_usages u
     
where u.user_id = $15 and u.filament_id is null and lower(u.material_type) like (select searchable(array[($16::text[])[$17::int]]))
      union all
      select n.id
from private_notes n
where n.text like (select searchable(array[($18::text[])[$19::int]]))) select p.id, p.logged_date
from (
    select p.id, p.logged_date, p.printer_id, p.project_id, p.search_text
from prints p
     
where p.user_id = $20 and octet_length(p.search_text) <= 1000 union all select p.id, p.logged_date, p.printer_id, p.project_id, p.search_text
from prints p
     
where p.user_id = $21 and octet_length(p.search_text) > 1000 offset 0
  ) p
where (p.search_text like (select searchable(array[($22::text[])[$23::int]])) or p.printer_id = any(array(select printer.id
from printers printer
where printer.user_id = $24 and printer.search_name like (select searchable(array[($25::text[])[$26::int]]))))
    or p.project_id = any(array(select project.id
from projects project
where project.user_id = $27 and project.search_name like (select searchable(array[($28::text[])[$29::int]])))) or (p.id in (select match.print_id
from "uses_1" match)) is true) and (p.search_text like (select searchable(array[($30::text[])[$31::int]])) or p.printer_id = any(array(select printer.id
from printers printer
where printer.user_id = $32 and printer.search_name like (select searchable(array[($33::text[])[$34::int]]))))
    or p.project_id = any(array(select project.id
from projects project
where project.user_id = $35 and project.search_name like (select searchable(array[($36::text[])[$37::int]])))) or (p.id in (select match.print_id
from "uses_2" match)) is true)) s) as "s") select json_build_object('id', "p"."id", 'title', "p"."title", 'status', "p"."status", 'viewStatus', "p"."view_status", 'printerId', "p"."printer_id", 'printerName', (select "printer"."name"
from "printers" as "printer"
where "printer"."user_id" = $38 and "printer"."id" = "p"."printer_id"), 'projectId', "p"."project_id", 'projectName', (select "project"."name"
from "projects" as "project"
where "project"."user_id" = $39 and "project"."id" = "p"."project_id"), 'startDate', to_char("p"."start_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'endDate', to_char("p"."end_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'estimatedPrintTimeInSeconds', "p"."estimated_print_time_in_seconds", 'printTimeInSeconds', "p"."print_time_in_seconds", 'totalTimeInSeconds', "p"."total_time_in_seconds", 'measuredEnergyWh', "p"."measured_energy_wh", 'plateCount', "p"."plate_count", 'partCount', "p"."part_count", 'rating', "p"."rating", 'filamentAmountMg', "p"."filament_amount_mg", 'estimatedFilamentAmountMg', "p"."estimated_filament_amount_mg", 'filaments', (select coalesce(json_agg(agg), '[]')
from (select "u"."filament_id" as "filamentId", "f"."display_name" as "displayName", coalesce(f.material_type, u.material_type) as "materialType", "f"."color_hex" as "colorHex", coalesce(f.colors, '{}') as "colors", "u"."amount_mg" as "amountMg", "u"."estimated_amount_mg" as "estimatedAmountMg"
from "filament_usages" as "u"
left join "filaments" as "f" on "f"."user_id" = $40 and "f"."id" = "u"."filament_id"
where "u"."user_id" = $41 and "u"."print_id" = "p"."id"
order by "u"."position") as agg), 'cost', case when coalesce("p"."filament_cost_micros", "p"."electricity_cost_micros") is not null then json_build_object(
    'filament', round("p"."filament_cost_micros" / 1e6, "p"."cost_digits"),
    'electricity', round("p"."electricity_cost_micros" / 1e6, "p"."cost_digits"),
    'total', round((coalesce("p"."filament_cost_micros", 0) + coalesce("p"."electricity_cost_micros", 0)) / 1e6, "p"."cost_digits"),
    'currency', "p"."cost_currency",
    'isFilamentPartial', "p"."filament_cost_micros" is not null and "p"."is_filament_partial") end, 'tags', "p"."tags", 'copies', "p"."copies", 'fileName', "p"."file_name", 'source', "p"."source", 'failureReason', "p"."failure_reason", 'failureCategory', "p"."failure_category", 'commentCount', "p"."comment_count", 'thumbnailUrl', (select $42::text || '/media/' || "image"."id" || '/thumbnail' as "url"
from "images" as "image"
where "image"."user_id" = $43 and image.print_id = "p"."id"
order by "image"."position", "image"."created_date", "image"."id" limit $44), 'createdDate', to_char("p"."created_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedDate', to_char("p"."updated_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'progressPercent', "p"."progress_percent")::text as "item", (select count(*)
from matching) as "total_count"
from (select "p"."id", "p"."title", "p"."status", "p"."view_status", "p"."printer_id", "p"."project_id", "p"."start_date", "p"."end_date", "p"."estimated_print_time_in_seconds", "p"."print_time_in_seconds", "p"."total_time_in_seconds", "p"."measured_energy_wh", "p"."plate_count", "p"."part_count", "p"."rating", "p"."filament_amount_mg", "p"."estimated_filament_amount_mg", "p"."filament_cost_micros", "p"."electricity_cost_micros", "p"."cost_currency", "p"."is_filament_partial", "p"."tags", "p"."copies", "p"."file_name", "p"."source", "p"."failure_reason", "p"."failure_category", "p"."comment_count", "p"."progress_percent", "p"."created_date", "p"."updated_date", "p"."logged_date", "p"."shared", case when "p"."cost_currency" = any($45::text[]) then $46::int when "p"."cost_currency" = any($47::text[]) then $48::int else 2 end as "cost_digits"
from "prints" as "p"
where p.user_id = $49 and p.id = any(array(
    select s.id
from matching s
order by s.key desc nulls last, s.id desc
    limit 25 offset $50))
order by p.logged_date desc, "p"."id" desc limit 25) as "p"
order by p.logged_date desc, "p"."id" desc;
