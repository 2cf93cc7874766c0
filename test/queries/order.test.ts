import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { queryText } from '../support/client.ts'
import type { ContractOperation } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { listPath, pagedOperations } from './lists.ts'
import { fillLogbook } from './logbook.ts'

const ROWS = 12
const PAGE_SIZE = 5
const DATE = "'2026-03-01T09:00:00Z'"

type Item = Readonly<Record<string, unknown>>

/** Values that make the rows of a table equal in all columns that lists are sorted by. */
const EQUAL: Readonly<Record<string, string>> = {
  prints: `title = 'Print', start_date = ${DATE}, created_date = ${DATE}`,
  public_prints: `date = ${DATE}`,
  printers: `name = 'Printer'`,
  projects: `name = 'Project', created_date = ${DATE}, updated_date = ${DATE}`,
  brands: `created_date = ${DATE}`,
  filament_types: `name = 'Type', created_date = ${DATE}`,
  filaments: `display_name = 'Spool', created_date = ${DATE}, type_id = null, number = null`,
  slicer_settings: `created_date = ${DATE}`,
  comments: `created_date = ${DATE}`,
  written_comments: `created_date = ${DATE}`,
  maintenance_entries: `date = ${DATE}`,
  notifications: `created_date = ${DATE}`,
  api_keys: `created_date = ${DATE}`,
  push_devices: `updated_date = ${DATE}`,
  spool_connections: `created_date = ${DATE}`,
  sessions: `last_used_date = ${DATE}`,
  blocked_users: `blocked_date = ${DATE}`,
  webhooks: `created_date = ${DATE}`,
  webhook_deliveries: `created_date = ${DATE}`,
  exports: `created_date = ${DATE}`,
  imports: `created_date = ${DATE}`,
}

/** Columns that stand for an id. */
const IDS: Readonly<Record<string, string>> = {
  blocked_users: 'blocked_id',
  public_prints: 'print_id',
  push_devices: 'token',
  written_comments: 'comment_id',
}

/** What no two items of a list have in common. */
const UNIQUE = ['Filaments_GetLedger', 'Brands_GetBrands by name']

/** Lists of sums, whose items have no id. The test of the operation has their order. */
const WITHOUT_ID = ['Stock_GetStock']

/** Lists without a choice of direction: what their equal items are sorted by, and in which direction. */
const FIXED: Readonly<Record<string, readonly ['asc' | 'desc', ...string[]]>> = {
  BlockedUsers_GetBlockedUsers: ['desc', 'id'],
  Devices_GetDevices: ['asc', 'id'],
  Exports_GetExports: ['desc', 'id'],
  Feed_GetFeed: ['desc', 'print.id', 'comment.id'],
  Imports_GetImports: ['desc', 'id'],
  Imports_GetRows: ['asc', 'position'],
  Notifications_GetNotifications: ['desc', 'id'],
  PrinterMaintenance_GetEntries: ['desc', 'id'],
  Printers_GetPrinters: ['asc', 'id'],
  Printers_GetSummary: ['asc', 'id'],
  Prints_GetComments: ['asc', 'id'],
  Projects_GetPrints: ['desc', 'id'],
  Sessions_GetSessions: ['asc', 'id'],
  SpoolConnections_GetConnections: ['asc', 'id'],
  UserApiKeys_GetApiKeys: ['asc', 'id'],
  Users_GetPrints: ['desc', 'id'],
  Webhooks_GetWebhooks: ['desc', 'id'],
  Webhooks_GetDeliveries: ['desc', 'id'],
}

const first = await startServer({}, { isOwn: true })
const user = await newUser(first, { view_status: 'Public' })
const logbook = await fill()
/** Its connections read tables as they lie: an index may have the right order by chance. */
const server = await startServer({ ...first.config, port: 0 })

async function fill() {
  const database = new pg.Client({ connectionString: first.config.databaseUrl ?? '' })
  await database.connect()
  try {
    const filled = await fillLogbook(database, user.id, ROWS)
    for (const [table, values] of Object.entries(EQUAL)) await makeEqual(database, table, values)
    for (const kind of ['indexscan', 'indexonlyscan', 'bitmapscan'])
      await database.query(
        `do $$ begin execute format('alter database %I set enable_${kind} = off', current_database()); end $$`,
      )
    return filled
  } finally {
    await database.end()
  }
}

/** Writes the rows one by one in an order that is not that of their ids, in which a list that sorts them no further finds them. */
async function makeEqual(database: pg.Client, table: string, values: string): Promise<void> {
  const id = IDS[table] ?? 'id'
  const { rows } = await database.query<{ id: string }>(
    `select ${id}::text as id from ${table} where user_id = $1 order by md5(${id}::text)`,
    [user.id],
  )
  assert(rows.length >= ROWS, table)
  for (const row of rows)
    await database.query(`update ${table} set ${values} where user_id = $1 and ${id}::text = $2`, [user.id, row.id])
}

/** All items, page by page. */
async function itemsOf(operation: ContractOperation, query: Readonly<Record<string, string>>): Promise<Item[]> {
  const as = operation.credentials === 'token' ? await user.token() : user.key
  const items: Item[] = []
  for (let pageNumber = 1; pageNumber === 1 || items.length === (pageNumber - 1) * PAGE_SIZE; pageNumber += 1) {
    const target = listPath(operation, user.id, logbook) + queryText({ ...query, pageNumber, pageSize: PAGE_SIZE })
    items.push(...((await server.client.raw('GET', target, { as })).body as { items: Item[] }).items)
  }
  return items
}

/** The value at a path such as `print.id`; null where there is none. */
function valueAt(item: Item, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Item | null)?.[name] ?? null, item)
}

function sorted(items: readonly Item[], direction: 'asc' | 'desc', paths: readonly string[]): Item[] {
  const compare = (left: Item, right: Item) => {
    for (const path of paths) {
      const [one, other] = [valueAt(left, path), valueAt(right, path)]
      // PostgreSQL takes null for the greatest value.
      if (one !== other) return one === null || (other !== null && (one as string) > (other as string)) ? 1 : -1
    }
    return 0
  }
  return items.toSorted((left, right) => (direction === 'asc' ? compare(left, right) : compare(right, left)))
}

function requireOrder(items: readonly Item[], direction: 'asc' | 'desc', paths: readonly string[]): void {
  assert(items.length >= ROWS)
  const named = (all: readonly Item[]) => all.map((item) => paths.map((path) => valueAt(item, path)))
  assert.deepEqual(named(items), named(sorted(items, direction, paths)))
}

describe('items that are equal in what a list is sorted by come in the order of their ids', () => {
  for (const operation of pagedOperations) {
    if (UNIQUE.includes(operation.id) || WITHOUT_ID.includes(operation.id)) continue
    const columns = operation.parameters.find(({ name }) => name === 'sortColumn')?.schema['enum'] as
      | string[]
      | undefined
    for (const sortColumn of columns ?? []) {
      if (UNIQUE.includes(`${operation.id} by ${sortColumn}`)) continue
      for (const sortDirection of ['asc', 'desc'] as const) {
        test(`${operation.id} by ${sortColumn}, ${sortDirection}`, async () => {
          requireOrder(await itemsOf(operation, { sortColumn, sortDirection }), sortDirection, ['id'])
        })
      }
    }
    if (columns) continue
    test(operation.id, async () => {
      const [direction, ...paths] = FIXED[operation.id] ?? assert.fail('say here in which order its equal items come')
      requireOrder(await itemsOf(operation, {}), direction, paths)
    })
  }
})
