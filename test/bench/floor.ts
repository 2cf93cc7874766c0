import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

/**
 * The floor: the same answer as `GET /api/Prints/summary` by hand, with node:http, pg, one named statement and the JSON built
 * in SQL. The key check is the same (SHA-256, then a cache); there is no contract, no validation, no limit and no log.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
})
const owners = new Map<string, number>()

const SUMMARY = `
with page as (
  select * from prints where user_id = $1 order by logged_date desc, id desc limit $2 offset $3
)
select json_build_object(
  'items', coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'title', p.title, 'status', p.status, 'viewStatus', p.view_status,
      'printerId', p.printer_id, 'printerName', r.name, 'projectId', p.project_id, 'projectName', j.name,
      'startDate', to_char(p.start_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'endDate', to_char(p.end_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'estimatedPrintTimeInSeconds', p.estimated_print_time_in_seconds, 'printTimeInSeconds', p.print_time_in_seconds,
      'totalTimeInSeconds', p.total_time_in_seconds, 'progressPercent', p.progress_percent, 'measuredEnergyWh', p.measured_energy_wh,
      'plateCount', p.plate_count, 'partCount', p.part_count, 'rating', p.rating,
      'filamentAmountMg', p.filament_amount_mg, 'estimatedFilamentAmountMg', p.estimated_filament_amount_mg,
      'filaments', coalesce((
        select json_agg(json_build_object('filamentId', u.filament_id, 'displayName', f.display_name,
          'materialType', coalesce(f.material_type, u.material_type), 'colorHex', f.color_hex, 'colors', coalesce(f.colors, '{}'),
          'amountMg', u.amount_mg, 'estimatedAmountMg', u.estimated_amount_mg) order by u.position)
        from filament_usages u left join filaments f on f.user_id = u.user_id and f.id = u.filament_id
        where u.user_id = p.user_id and u.print_id = p.id), '[]'),
      'cost', case when p.filament_cost_micros is not null or p.electricity_cost_micros is not null then json_build_object(
        'filament', round(p.filament_cost_micros / 1e6, 2), 'electricity', round(p.electricity_cost_micros / 1e6, 2),
        'total', round((coalesce(p.filament_cost_micros, 0) + coalesce(p.electricity_cost_micros, 0)) / 1e6, 2), 'currency', p.cost_currency,
        'isFilamentPartial', p.filament_cost_micros is not null and p.is_filament_partial) end,
      'tags', p.tags, 'copies', p.copies, 'fileName', p.file_name, 'source', p.source, 'failureReason', p.failure_reason, 'failureCategory', p.failure_category,
      'commentCount', p.comment_count,
      'thumbnailUrl', (select i.id::text from images i where i.user_id = p.user_id and i.print_id = p.id order by i.created_date, i.id limit 1),
      'createdDate', to_char(p.created_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedDate', to_char(p.updated_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by p.logged_date desc, p.id desc)
    from page p
    left join printers r on r.user_id = p.user_id and r.id = p.printer_id
    left join projects j on j.user_id = p.user_id and j.id = p.project_id), '[]'),
  'total', (select count(*) from prints where user_id = $1))::text as body`

async function ownerOf(key: string): Promise<number | null> {
  const hash = createHash('sha256').update(key).digest()
  const name = hash.toString('hex')
  const known = owners.get(name)
  if (known !== undefined) return known
  const { rows } = await pool.query<{ user_id: string }>('select user_id from api_keys where key_hash = $1', [hash])
  const found = rows[0]
  if (found) owners.set(name, Number(found.user_id))
  return found ? Number(found.user_id) : null
}

async function answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://localhost')
  const owner = await ownerOf(String(req.headers['x-api-key']))
  if (owner === null) return void res.writeHead(401).end('Invalid API Key')
  const size = Number(url.searchParams.get('pageSize') ?? 25)
  const number = Number(url.searchParams.get('pageNumber') ?? 1)
  const { rows } = await pool.query<{ body: string }>({
    name: 'summary',
    text: SUMMARY,
    values: [owner, size, (number - 1) * size],
  })
  const body = rows[0]?.body ?? ''
  res
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) })
    .end(body)
}

const server = http.createServer((req, res) => {
  answer(req, res).catch(() => res.writeHead(500).end())
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`Listening on ${process.env['PORT']}`))
process.on('SIGTERM', () => process.exit())
