/** Statement of the floor, prepared under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

let statements = 0

function statement(text: string): Statement {
  statements += 1
  return { name: `floor_${statements}`, text }
}

export const PERSON = statement('select user_id, null as id from api_keys where key_hash = $1')
export const CONNECTION = statement('select user_id, id from spool_connections where key_hash = $1')
export const LOCK_PRICING = statement(`select pg_advisory_xact_lock_shared(hashtextextended('spool facts', $1))`)

/** A finished print, with the prices of its owner. */
export const INSERT_PRINT = statement(`
  insert into prints (user_id, title, status, view_status, source, print_time_in_seconds, is_priced, finished_date,
    cost_currency, electricity_rate_micros, default_spool_price_micros)
  select id, $2, $3::print_status, default_view_status, 'ApiKey', $4::integer, true, now(), currency,
    electricity_rate_micros, default_spool_price_micros
  from users where id = $1
  returning id`)

export const INSERT_USAGE = statement(`
  insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, source, estimated_amount_mg, status,
    start_date, print_time_in_seconds, cost_micros, cost_currency)
  select p.user_id, p.id, 0, $3::uuid, $4::bigint, 'Weight', $5::bigint, p.status, p.start_date, p.print_time_in_seconds,
    round($4::bigint * p.default_spool_price_micros / 1000000), p.cost_currency
  from prints p where p.user_id = $1 and p.id = $2`)

export const SUM_USAGES = statement(`
  update prints p
  set filament_amount_mg = summed.mg, estimated_filament_amount_mg = summed.estimate, filament_cost_micros = summed.cost,
    electricity_cost_micros = round(p.print_time_in_seconds * p.wattage_w * p.electricity_rate_micros / 3600000)
  from (select case when count(amount_mg) > 0 then sum(coalesce(amount_mg, estimated_amount_mg)) end as mg,
      sum(estimated_amount_mg) as estimate, sum(cost_micros) as cost
    from filament_usages where user_id = $1 and print_id = $2) as summed
  where p.user_id = $1 and p.id = $2`)

export const LOCK_SPOOL = statement('select id from filaments where user_id = $1 and id = $2 for no key update')

export const BOOK = statement(`
  with used as (
    update filaments set balance_mg = balance_mg - $4::bigint where user_id = $1 and id = $2 returning balance_mg
  )
  insert into filament_ledger (user_id, filament_id, print_id, kind, amount_mg, balance_mg, actor)
  select $1, $2, $3, 'Usage', -$4::bigint, balance_mg, 'ApiKey:bench' from used`)

export const PRINT = statement(`
  select row_to_json(shown)::text as body from (
    select p.id, p.title, p.status, p.view_status as "viewStatus", p.printer_id as "printerId", p.project_id as "projectId",
      p.start_date as "startDate", p.end_date as "endDate", p.print_time_in_seconds as "printTimeInSeconds",
      p.estimated_print_time_in_seconds as "estimatedPrintTimeInSeconds", p.notes, p.url, p.file_name as "fileName",
      p.copies, p.tags, p.failure_reason as "failureReason", p.allow_comments as "allowComments", p.source, p.rating,
      p.total_time_in_seconds as "totalTimeInSeconds", p.measured_energy_wh as "measuredEnergyWh", p.plate_count as "plateCount",
      p.part_count as "partCount", p.external_id as "externalId", p.slicer_settings_id as "slicerSettingsId",
      p.private_notes as "privateNotes", p.shared, p.share_key as "shareKey", p.progress_percent as "progressPercent",
      p.filament_cost_micros as "filamentCost", p.electricity_cost_micros as "electricityCost", p.cost_currency as currency,
      (select coalesce(json_agg(used), '[]') from (
        select u.id, u.filament_id as "filamentId", u.amount_mg as "amountMg", u.estimated_amount_mg as "estimatedAmountMg",
          u.length_in_m as "lengthInM", u.volume_ml as "volumeMl", u.source, u.notes, f.display_name as "displayName",
          f.brand, f.color_hex as "colorHex", f.colors, f.color_name as "colorName", u.slot,
          coalesce(f.material_type, u.material_type) as "materialType", u.estimated_length_in_m as "estimatedLengthInM",
          u.estimated_volume_ml as "estimatedVolumeMl", u.estimated_source as "estimatedSource"
        from filament_usages u left join filaments f on f.user_id = u.user_id and f.id = u.filament_id
        where u.user_id = p.user_id and u.print_id = p.id order by u.position) as used) as "filamentUsage",
      (select coalesce(json_agg(image.id), '[]') from images image
        where image.user_id = p.user_id and image.print_id = p.id) as images,
      (select printer.model from printers printer where printer.user_id = p.user_id and printer.id = p.printer_id) as model,
      json_build_object('id', owner.id, 'displayName', owner.display_name) as owner,
      p.comment_count as "commentCount", p.created_date as "createdDate", p.updated_date as "updatedDate"
    from prints p join users owner on owner.id = p.user_id
    where p.user_id = $1 and p.id = $2) as shown`)

/** A spool as its event shows it, with the sums of its usages. */
export const SPOOL_OF_EVENT = statement(`
  select row_to_json(shown)::text as body from (
    select f.id, f.number, f.type_id as "typeId", f.display_name as "displayName", f.brand, f.material_type as "materialType",
      f.material_density_gram_per_cubic_cm as "materialDensityGramPerCubicCm", f.diameter_mm as "diameterMm",
      f.color_name as "colorName", f.color_hex as "colorHex", f.colors, f.color_pattern as "colorPattern",
      f.finish_type as "finishType", f.initial_nominal_weight_mg as "initialNominalWeightMg",
      f.spool_weight_mg as "spoolWeightMg", f.nozzle_temperature_celsius as "nozzleTemperatureCelsius",
      f.bed_temperature_celsius as "bedTemperatureCelsius", f.purchase_date as "purchaseDate",
      f.purchase_location as "purchaseLocation", f.purchase_price_micros as "purchasePrice",
      f.purchase_currency as "purchaseCurrency", f.storage_location as "storageLocation", f.is_active as "isActive",
      f.is_favorite as "isFavorite", f.notes, f.low_stock_threshold_mg as "lowStockThresholdMg", f.lot_number as "lotNumber",
      f.article_number as "articleNumber", f.barcode, f.reorder_url as "reorderUrl", f.opened_date as "openedDate",
      f.dried_date as "driedDate", f.tags, f.balance_mg as "remainingMg", totals.mg as "totalUsedMg",
      totals.prints as "printCount", (select loaded.printer_id from loaded_filaments loaded
        where loaded.user_id = f.user_id and loaded.filament_id = f.id) as "loadedInPrinterId",
      (select image.id from images image where image.user_id = f.user_id and image.filament_id = f.id
        order by image.position limit 1) as "imageId",
      f.created_date as "createdDate", f.updated_date as "updatedDate"
    from filaments f, lateral (
      select count(distinct u.print_id) as prints, coalesce(sum(coalesce(u.amount_mg, u.estimated_amount_mg))
        filter (where u.status in ('Success', 'PartialSuccess')), 0) as mg
      from filament_usages u where u.user_id = f.user_id and u.filament_id = f.id) as totals
    where f.user_id = $1 and f.id = $2) as shown`)

export const INSERT_EVENTS = statement(`
  insert into pending_events (user_id, name, data) select $1, * from unnest($2::text[], $3::json[])`)

export const STORE_EVENT = statement(`
  insert into device_events (user_id, source, body, bytes) values ($1, 'OctoPrint', $2, $3) returning id`)

export const CLOSE_EVENT = statement(`
  update device_events set printer_id = $3, print_id = $4, outcome = $5 where user_id = $1 and id = $2`)

export const LOCK_PRINTER = statement(`
  update printers set last_event_date = now() where user_id = $1 and id = $2 returning name`)

export const FIND_PRINT = statement(`
  select id from prints
  where user_id = $1 and printer_id = $2 and status in ('Pending', 'Printing') and file_hash = $3
  order by logged_date desc limit 1 for update`)

export const START_PRINT = statement(`
  insert into prints (user_id, title, status, view_status, source, printer_id, file_name, file_hash, start_date, start_event_key)
  select id, $3, 'Printing', default_view_status, 'OctoPrint', $2::bigint, $3, $4, now(), $5 from users where id = $1
  returning id`)

export const LOADED = statement(`
  select filament_id from loaded_filaments where user_id = $1 and printer_id = $2 order by slot limit 1`)

export const FINISH_PRINT = statement(`
  update prints p
  set status = 'Success', end_date = now(), print_time_in_seconds = $3::integer, progress_percent = 100, finish_event_key = $4,
    updated_date = now(), is_priced = true, finished_date = now(), cost_currency = owner.currency,
    electricity_rate_micros = owner.electricity_rate_micros, default_spool_price_micros = owner.default_spool_price_micros,
    wattage_w = (select wattage_w from printers where user_id = p.user_id and id = p.printer_id), wattage_printer_id = p.printer_id
  from users owner where owner.id = p.user_id and p.user_id = $1 and p.id = $2`)

export const FINISH_USAGES = statement(`
  update filament_usages u
  set status = p.status, start_date = p.start_date, print_time_in_seconds = p.print_time_in_seconds,
    cost_micros = round(u.estimated_amount_mg * p.default_spool_price_micros / 1000000), cost_currency = p.cost_currency
  from prints p where p.user_id = u.user_id and p.id = u.print_id and u.user_id = $1 and u.print_id = $2`)

export const USED = statement(`
  select filament_id, coalesce(amount_mg, estimated_amount_mg) as mg from filament_usages
  where user_id = $1 and print_id = $2 order by position limit 1`)

export const INSERT_NOTICE = statement(`
  insert into outbox (user_id, type, payload) values ($1, 'PrintCompleted', $2)`)

export const INSERT_REQUEST = statement(`
  insert into spool_use_requests (user_id, connection_id, fingerprint, token, arrived_date) values ($1, $2, $3, $4, now())
  on conflict (user_id, connection_id, fingerprint) do update set token = excluded.token, arrived_date = now(), answered_date = null`)

export const LOCK_NUMBER = statement('select id from filaments where user_id = $1 and number = $2 for no key update')

export const GROW_ENTRY = statement(`
  with newest as (
    select id from filament_ledger where user_id = $1 and filament_id = $2 order by position desc limit 1
  ), grown as (
    update filament_ledger entry set amount_mg = amount_mg - $3, balance_mg = balance_mg - $3
    from newest where entry.user_id = $1 and entry.id = newest.id returning entry.id, entry.balance_mg
  )
  update filaments set balance_mg = grown.balance_mg, last_used_date = now(),
    first_used_date = coalesce(first_used_date, now())
  from grown where user_id = $1 and filaments.id = $2 returning grown.id`)

export const ADD_TO_MINUTE = statement(`
  insert into spool_uses as known (user_id, filament_id, minute, entry_id, used_ng)
  values ($1, $2, date_trunc('minute', now()), $3, $4)
  on conflict (user_id, entry_id, minute) where print_id is null do update set used_ng = known.used_ng + excluded.used_ng`)

/** A spool as programs read it. */
export const SPOOL = statement(`
  select json_build_object('id', f.number, 'registered', f.created_date, 'first_used', f.first_used_date,
    'last_used', f.last_used_date, 'initial_weight', f.initial_nominal_weight_mg / 1000.0,
    'used_weight', (f.initial_nominal_weight_mg - f.balance_mg) / 1000.0, 'remaining_weight', f.balance_mg / 1000.0,
    'archived', not f.is_active, 'extra', f.extra,
    'filament', json_build_object('id', type.id, 'name', type.name, 'material', type.material_type,
      'density', type.material_density_gram_per_cubic_cm, 'diameter', type.diameter_mm, 'extra', type.extra,
      'vendor', json_build_object('id', brand.id, 'name', brand.name, 'extra', brand.extra)))::text as body
  from filaments f
  join filament_types type on type.user_id = f.user_id and type.id = f.type_id
  left join brands brand on brand.user_id = type.user_id and brand.id = type.brand_id
  where f.user_id = $1 and f.number = $2`)

export const MARK_ANSWERED = statement(`
  update spool_use_requests set answered_date = now()
  where user_id = $1 and connection_id = $2 and fingerprint = $3 and token = $4`)
