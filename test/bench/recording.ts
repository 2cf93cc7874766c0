import path from 'node:path'
import type autocannon from 'autocannon'
import pg from 'pg'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { newConnectionKey } from '../../src/spoolConnections/key.ts'
import { webhook } from '../integrations/devices.ts'
import { freePort } from '../support/ports.ts'
import { startChild, type Child } from './child.ts'
import { measure, median, middle, type Round } from './measure.ts'

const ROUNDS = 6
const SECONDS = 3
const WARM_UP_SECONDS = 3
const CONNECTIONS = 16
/** More than connections, so that two rarely wait for one another. */
const SPOOLS = 64
/** Prints that a logbook has before. */
const PRINTS = 5000
const POOL_SIZE = '10'
const UNLIMITED = '1000000000'
/** Requests per second, relative to the transaction by hand. */
const AIM = 0.7

/** Logbook of a user who records. */
interface Logbook {
  readonly apiKey: string
  readonly connectionKey: string
  /** Ids of spools; each is loaded in a printer. */
  readonly spools: readonly string[]
  readonly printers: readonly number[]
}

interface Target {
  readonly child: Child
  readonly url: string
  readonly logbook: Logbook
}

/** Requests that each connection sends in turn. */
type Load = (logbook: Logbook) => { readonly method: 'POST' | 'PUT'; readonly requests: autocannon.Request[] }

const LOADS: Readonly<Record<string, Load>> = {
  'a print': () => recordPrints(() => []),
  'a print with a spool': ({ spools }) =>
    recordPrints(() => [{ filamentId: oneOf(spools), amountMg: 12_000, source: 'Weight' }]),
  'start and end on a device': reportPrints,
  'a use of a spool': reportUses,
}

/**
 * Compares what records at the service with transactions by hand over as many connections: rounds alternate, as those of
 * the floor.
 */
export async function measureRecording(root: string, databaseUrl: string): Promise<void> {
  const start = async (file: string): Promise<Target> => {
    const port = await freePort()
    const child = await startChild(path.join(root, file), {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: POOL_SIZE,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      HOST: '127.0.0.1',
      PORT: String(port),
      SHUTDOWN_DELAY_SECONDS: '0',
      DRAIN_SECONDS: '1',
      LIMIT_USER: UNLIMITED,
      LIMIT_ADDRESS: UNLIMITED,
      LIMIT_ADDRESS_BYTES: UNLIMITED,
      LIMIT_SPOOLS: UNLIMITED,
      STORAGE_PRINTS: UNLIMITED,
    })
    return { child, url: `http://127.0.0.1:${port}`, logbook: await newLogbook(databaseUrl) }
  }
  const service = await start('src/main.ts')
  const floor = await start('test/bench/recordingFloor.ts')
  try {
    const rows: Record<string, object> = {}
    for (const [name, load] of Object.entries(LOADS)) rows[name] = await compare(service, floor, load)
    console.log(`\nrecording, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; aim: ${AIM}`)
    console.table(rows)
  } finally {
    await service.child.stop()
    await floor.child.stop()
  }
}

async function compare(service: Target, floor: Target, load: Load): Promise<object> {
  const ours: Round[] = []
  const theirs: Round[] = []
  for (const target of [service, floor]) await run(target, load, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    // The one that is first in a round has less to wait for what the other has left to the disk.
    const turn = round % 2 === 0 ? [service, floor] : [floor, service]
    for (const target of turn) (target === service ? ours : theirs).push(await run(target, load, SECONDS))
  }
  const ratios = ours.map((round, index) => round.requestsPerSecond / (theirs[index]?.requestsPerSecond ?? NaN))
  const [own, byHand] = [median(ours), median(theirs)]
  return {
    'service/s': Math.round(own.requestsPerSecond),
    'by hand/s': Math.round(byHand.requestsPerSecond),
    ratio: middle(ratios).toFixed(2),
    'service CPU µs': Math.round(own.cpuMicroseconds),
    'by hand CPU µs': Math.round(byHand.cpuMicroseconds),
    'service p99 ms': own.p99,
    'by hand p99 ms': byHand.p99,
  }
}

function run({ child, url, logbook }: Target, load: Load, seconds: number): Promise<Round> {
  const headers = { 'content-type': 'application/json', 'x-api-key': logbook.apiKey }
  return measure(child.pid, url, headers, CONNECTIONS, seconds, load(logbook))
}

function recordPrints(usages: () => readonly object[]) {
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: '/api/Prints',
    body: JSON.stringify({ title: 'Print', status: 'Success', printTimeInSeconds: 3600, filamentUsage: usages() }),
  })
  return { method: 'POST' as const, requests: [{ setupRequest }] }
}

/** Every print has a file of its own, and begins and ends on a printer that no other connection uses. */
function reportPrints({ printers }: Logbook) {
  let prints = 0
  const load = Date.now()
  const event = (topic: string) => (request: autocannon.Request, context: object) => {
    const print = context as { number?: number; printer?: number | undefined }
    if (topic === 'Print Started') {
      prints += 1
      print.number = prints
      print.printer = printers[prints % printers.length]
    }
    const changes = {
      extra: { name: `part-${print.number}.gcode`, time: 2710.4 },
      meta: { hash: `${load}-${print.number}` },
    }
    return { ...request, path: '/api/Octoprint', body: JSON.stringify(webhook(print.printer, topic, changes)) }
  }
  return {
    method: 'POST' as const,
    requests: ['Print Started', 'Print Done'].map((topic) => ({ setupRequest: event(topic) })),
  }
}

/** Equal reports at the same time would be repetitions of one. */
function reportUses({ connectionKey }: Logbook) {
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: `/spoolman/${connectionKey}/api/v1/spool/${1 + Math.floor(Math.random() * SPOOLS)}/use`,
    body: JSON.stringify({ use_weight: 0.001 + Math.random() / 1000 }),
  })
  return { method: 'PUT' as const, requests: [{ setupRequest }] }
}

function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}

/** Adds a user with an API key, a spool connection, spools with a ledger each, printers in which they are loaded, and prints. */
async function newLogbook(databaseUrl: string): Promise<Logbook> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const apiKey = newApiKey()
  const connectionKey = newConnectionKey()
  const { rows: users } = await client.query<{ id: string }>(
    `with person as (
      insert into users (display_name, currency, default_spool_price_micros, last_spool_number)
      values ('Bench', 'EUR', 20000000, ${SPOOLS}) returning id
    ), known as (insert into api_keys (key_hash, user_id, description) select $1, id, 'Bench' from person
    ), connection as (
      insert into spool_connections (user_id, name, key_hash, key_hint) select id, 'Bench', $2, $3 from person)
    select id from person`,
    [hashApiKey(apiKey), hashApiKey(connectionKey), connectionKey.slice(0, 7)],
  )
  const values = [users[0]?.id]
  const { rows: spools } = await client.query<{ id: string }>(
    `with brand as (insert into brands (user_id, name) values ($1, 'Bench') returning id),
    type as (insert into filament_types (user_id, brand_id, name, material_type) select $1, id, 'Black', 'PLA' from brand returning id),
    spool as (
      insert into filaments (user_id, type_id, number, display_name, material_type, initial_nominal_weight_mg, balance_mg)
      select $1, type.id, number, 'Black', 'PLA', 100000000000, 100000000000 from type, generate_series(1, ${SPOOLS}) number
      returning id)
    insert into filament_ledger (user_id, filament_id, kind, amount_mg, balance_mg, actor)
    select $1, id, 'Initial', 100000000000, 100000000000, 'ApiKey:bench' from spool returning filament_id as id`,
    values,
  )
  const { rows: printers } = await client.query<{ id: string }>(
    `insert into printers (user_id, name, wattage_w) select $1, 'Printer ' || n, 120 from generate_series(1, ${SPOOLS}) n returning id`,
    values,
  )
  await client.query(
    `insert into loaded_filaments (user_id, printer_id, slot, filament_id)
    select $1, printer, 0, spool from unnest($2::bigint[], $3::uuid[]) as loaded (printer, spool)`,
    [...values, printers.map(({ id }) => id), spools.map(({ id }) => id)],
  )
  await client.query(
    `with print as (
      insert into prints (user_id, title, status, view_status, source, start_date, is_priced, finished_date)
      select $1, 'Print ' || n, 'Success', 'Private', 'Web', now() - n * interval '1 hour', true, now() - n * interval '1 hour'
      from generate_series(1, ${PRINTS}) n returning id
    ), used as (
      insert into filament_usages (user_id, print_id, position, filament_id, amount_mg, source, status)
      select $1, id, 0, ($2::uuid[])[1 + id % ${SPOOLS}], 0, 'Weight', 'Success' from print returning print_id, filament_id)
    insert into filament_ledger (user_id, filament_id, print_id, kind, amount_mg, balance_mg, actor)
    select $1, filament_id, print_id, 'Usage', 0, 100000000000, 'ApiKey:bench' from used`,
    [...values, spools.map(({ id }) => id)],
  )
  // A device has reported each print, and programs have reported uses. Plans of tables that seem empty take any index.
  await client.query(
    `with event as (
      insert into device_events (user_id, source, body, bytes, outcome)
      select $1, 'OctoPrint', '{"topic": "Print Done"}', 23, 'finished' from generate_series(1, ${PRINTS}))
    insert into spool_use_requests (user_id, connection_id, fingerprint, token, arrived_date, answered_date)
    select $1, id, sha256(n::text::bytea), gen_random_uuid(), now(), now() from spool_connections, generate_series(1, ${PRINTS}) n
    where user_id = $1`,
    values,
  )
  await client.query('vacuum analyze')
  await client.end()
  return {
    apiKey,
    connectionKey,
    spools: spools.map(({ id }) => id),
    printers: printers.map(({ id }) => Number(id)),
  }
}
